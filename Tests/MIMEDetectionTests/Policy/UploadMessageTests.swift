import MIMETypes
import Testing

@testable import MIMEDetection

struct UploadMessageTests {
    private static func text(
        _ code: UploadFinding.Code, found: MIMEType? = nil, other: MIMEType? = nil, subject: String? = nil,
        allowed: [MIMEType] = [], _ phrases: UploadPhrases = .english
    ) -> String {
        UploadMessage(
            finding: UploadFinding(code, type: other, subject: subject, ""),
            names: UploadMessage.Names(
                found: found.map { TypeName($0) }, other: other.map { TypeName($0) },
                allowed: allowed.map { TypeName($0) }),
            phrases: phrases
        ).text
    }

    @Test func typesHaveTheirNamesAndArticles() {
        let text = Self.text(.nameContradicts, found: .svg, other: .png)
        #expect(
            text == "The name says that this is a PNG image, but it is an SVG drawing; rename it and send it again.")
    }

    @Test func allowedTypesAreListed() {
        let text = Self.text(.typeNotAllowed, found: .pdf, allowed: [.png])
        #expect(text == "This is a PDF document, which can't be sent here. What can be sent: PNG image.")
    }

    @Test func messagesNameWhatToChange() {
        #expect(Self.text(.nameMisleads, subject: "U+202E").contains("contains U+202E;"))
        #expect(Self.text(.tooLarge, subject: "10 MiB").contains("larger than 10 MiB"))
        #expect(Self.text(.encrypted).contains("password"))
    }

    @Test func otherLanguagesNameTypesByTheirSuffixes() {
        let german = Self.text(.typeNotAllowed, found: .pdf, allowed: [.png, .jpeg], .german)
        #expect(german.hasPrefix("Das ist eine PDF-Datei;"))
        #expect(german.hasSuffix("Erlaubt sind: PNG, JPG."))
        #expect(Self.text(.typeNotAllowed, found: .pdf, .french).hasPrefix("C’est un fichier PDF,"))
    }

    @Test func placeholdersInValuesStay() {
        #expect(Self.text(.nameMisleads, subject: "{found}").contains("contains {found};"))
    }

    @Test(arguments: UploadFinding.Code.allCases) func eachCodeHasASentence(_ code: UploadFinding.Code) {
        for phrases in [UploadPhrases.english, .german, .french] {
            for subject in [nil, "x"] {
                for other in [nil, MIMEType.png] {
                    let text = Self.text(code, found: .pdf, other: other, subject: subject, phrases)
                    #expect(text.hasSuffix("."))
                    #expect(!text.contains("{") && !text.contains("nil"))
                    #expect(text != phrases.texts["refused"])
                }
            }
        }
    }

    @Test func translationsHaveTheSamePlaceholders() {
        for phrases in [UploadPhrases.german, .french] {
            for (key, text) in phrases.texts where !key.hasPrefix("type") {
                #expect(UploadPhrases.english.texts[key] != nil || key.hasPrefix("too-large"), "\(key)")
                for name in ["{found}", "{other}", "{subject}", "{allowed}"] where text.contains(name) {
                    #expect(UploadPhrases.english.texts[key]?.contains(name) ?? true, "\(key)")
                }
            }
        }
    }
}

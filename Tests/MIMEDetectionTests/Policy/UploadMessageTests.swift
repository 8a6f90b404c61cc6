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

    /// Names that are easily given the wrong article.
    @Test(arguments: [
        (MIMEType.octetStream, "a file with data of unknown format"), (.csv, "a file with comma-separated values"),
        (.plainText, "a file with plain text"), (.png, "a PNG image"), (.svg, "an SVG drawing"),
        (MIMEType(constant: "application/x-subrip"), "a file with SubRip subtitles"),
        (MIMEType(constant: "image/x-xbitmap"), "an X11 bitmap"),
    ])
    func descriptionsHaveArticles(_ type: MIMEType, _ words: String) {
        #expect(UploadPhrases.english.name(of: TypeName(type)) == words)
    }

    @Test(arguments: [
        ("XProc pipeline", "an"), ("update of a list", "an"), ("Unix archive", "a"), ("USB capture", "a"),
        ("European list", "a"), ("8SVX sample", "an"), ("JSON key", "a"), ("MP4 container", "an"), ("LaTeX file", "a"),
        ("eBook", "an"), ("UltraViolet film", "an"), ("R script", "an"), ("C header", "a"), ("one-line note", "a"),
    ])
    func articleFollowsTheSound(_ words: String, _ article: String) {
        #expect(EnglishNoun.article(before: words) == article)
    }

    /// No description of a type makes a sentence that has `a` before a vowel, or `a` before a plural.
    @Test func everyTypeHasANameInASentence() {
        var count = 0
        for type in TypeRegistry.builtIn.types where TypeRegistry.builtIn.summary(of: type) != nil {
            let name = UploadPhrases.english.name(of: TypeName(type, .builtIn))
            let words = name.split(separator: " ")
            guard words.count > 1, words[0] == "a" || words[0] == "an" else {
                Issue.record("\(name)")
                continue
            }
            count += 1
            let next = words[1].lowercased()
            let isVowel = "aeio".contains(next.prefix(1)) && !next.hasPrefix("eu") && !next.hasPrefix("one")
            if words[0] == "a", isVowel {
                Issue.record("\(name)")
            }
            if words[0] == "an", let first = words[1].first, first.isLowercase, !"aeiou".contains(first) {
                Issue.record("\(name)")
            }
            for mass in ["data", "audio", "video", "subtitles", "values", "records", "text"]
            where name.hasSuffix(" \(mass)") && !name.contains(",") && !name.contains(" with data") {
                #expect(name.hasPrefix("a file with ") || name.hasPrefix("a file of "), "\(name)")
            }
        }
        #expect(count > 1000)
    }

    /// Families and categories have names of their own in each language.
    @Test func allowedFamiliesAndCategoriesAreNamed() throws {
        for phrases in [UploadPhrases.english, .german, .french] {
            for category in MIMEType.Category.allCases where category != .other {
                #expect(phrases.texts["category.\(category.rawValue)"] != nil, "\(category)")
            }
            for range in [MediaRange.images, .audio] {
                let text = UploadPolicy(allowing: [], ranges: [range]).judge(bytes: Array("words\n".utf8)).refusal?
                    .message(in: phrases)
                #expect(text?.contains("/") == false, "\(text ?? "")")
            }
        }
        var policy = UploadPolicy(allowing: [.png])
        policy.mentionedCategories = [.text]
        let tex = policy.judge(bytes: Array("\\documentclass{article}\n".utf8), name: "a.tex").refusal?.message
        #expect(tex?.hasSuffix("What can be sent: plain text, PNG image.") == true, "\(tex ?? "")")
    }

    /// A few hundred types: some of each family and category, with their aliases, and some that nobody knows.
    private static let manyTypes: [MIMEType] = {
        let registry = TypeRegistry.builtIn
        var (types, counts): ([MIMEType], [String: Int]) = ([], [:])
        for type in registry.types {
            let kinds = ["family \(type.type)", "category \(registry.category(of: type))"]
            guard kinds.contains(where: { counts[$0, default: 0] < 12 }) else { continue }
            for kind in kinds { counts[kind, default: 0] += 1 }
            types += [type] + registry.aliases(of: type).prefix(1)
        }
        return types
            + ["x-none/x-such", "application/vnd.none.such+xml", "text/x-none", "image/x-none"].map(
                MIMEType.init(constant:))
    }()

    /// What a sender can do, in the three languages.
    private static let advice: [(UploadPhrases, [String])] = [
        (
            .english,
            [
                "send", "rename", "save", "remove", "pack", "choose", "attach", "split", "shorten", "try", "put",
                "sent:",
            ]
        ),
        (
            .german,
            [
                "senden Sie", "benennen Sie", "speichern Sie", "entfernen", "packen Sie", "wählen Sie", "weisen Sie",
                "teilen Sie", "kürzen Sie", "ersetzen Sie", "versuchen Sie", "setzen Sie", "drucken Sie",
                "Erlaubt sind:",
            ]
        ),
        (
            .french,
            [
                "envoyez", "renommez", "enregistrez", "supprimez", "recréez", "choisissez", "divisez", "intégrez",
                "remplacez", "essayez", "ajoutez", "imprimez", "attachez", "acceptés :",
            ]
        ),
    ]

    /// Every message about every kind of type is a sentence that says what to change.
    @Test func everyMessageReadsWell() {
        #expect(Self.manyTypes.count > 300)
        for (phrases, advice) in Self.advice {
            for code in UploadFinding.Code.allCases {
                for (index, type) in Self.manyTypes.enumerated() {
                    let other = Self.manyTypes[(index * 7 + 1) % Self.manyTypes.count]
                    let text = Self.text(
                        code, found: type, other: other, subject: index % 2 == 0 ? nil : "x.png", allowed: [other],
                        phrases)
                    let isWhole = text.hasSuffix(".") && !text.contains("{") && !text.contains("  ")
                    if !isWhole || !advice.contains(where: text.contains) { Issue.record("\(text)") }
                    if phrases == .english { Self.checkArticles(text) }
                }
            }
        }
    }

    /// Records sentences in which the wrong article comes before a vowel sound or another one.
    private static func checkArticles(_ text: String) {
        let words = text.split(separator: " ")
        for (article, word) in zip(words, words.dropFirst()) where article == "a" || article == "an" {
            let lower = word.lowercased()
            let isSpelled = word.prefix { $0.isLetter }.allSatisfy(\.isUppercase)
            let soundsLikeConsonant = ["eu", "one", "uni", "us", "ut"].contains(where: lower.hasPrefix)
            if article == "a", !isSpelled, !soundsLikeConsonant, "aeio".contains(lower.prefix(1)) {
                Issue.record("\(text)")
            }
            if article == "an", !isSpelled, word.first?.isLowercase == true, !"aeiou".contains(lower.prefix(1)) {
                Issue.record("\(text)")
            }
        }
    }

    /// A name that contradicts the content is replaced by one that fits, if the content may be sent at all.
    @Test func fittingNameIsSuggested() {
        let policy = UploadPolicy(allowing: [.png, .pdf])
        for (name, fitting) in [("x.pdf", "x.png"), ("My photo.jpg", "My photo.png"), ("x.tar.gz", "x.tar.png")] {
            let refusal = policy.judge(bytes: Pictures.png(), name: name).refusal
            #expect(refusal?.code == .nameContradicts)
            #expect(
                refusal?.message.contains("rename it to “\(fitting)” and send") == true, "\(refusal?.message ?? "")")
            #expect(refusal?.message(in: .german).contains("„\(fitting)“") == true)
            #expect(refusal?.message(in: .french).contains("« \(fitting) »") == true)
        }
        let refusal = UploadPolicy(allowing: [.pdf]).judge(bytes: Pictures.png(), name: "x.pdf").refusal
        #expect(refusal?.code == .nameContradicts)
        #expect(refusal?.message == "This is a PNG image, which can't be sent here. What can be sent: PDF document.")
    }

    @Test func ratioIsNotCalledASize() {
        let limits = UploadLimits(unpackedSize: 32 << 20, ratio: 10)
        #expect(limits.excess(unpacked: 20 << 20, packed: 3 << 20) == nil)
        #expect(limits.excess(unpacked: 33 << 20, packed: 30 << 20)?.subject == "32 MiB")
        #expect(limits.excess(unpacked: 20 << 20, packed: 1 << 20)?.subject == nil)
        #expect(Self.text(.unpacksTooLarge).contains("many times its size"))
        #expect(Self.text(.unpacksTooLarge, subject: "32 MiB").contains("more than 32 MiB"))
    }
}

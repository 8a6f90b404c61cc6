import MIMETypes
import Testing

@testable import MIMEDetection

/// What a policy does about what it finds.
struct UploadFindingTests {
    private static let relation =
        "<Relationships><Relationship Type=\"x/image\" Target=\"http://e/a.png\" TargetMode=\"External\"/></Relationships>"
    private static let document = Containers.zip([
        .init(
            "[Content_Types].xml",
            Containers.contentTypes("vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml")),
        .init("word/document.xml", "<x/>"), .init("word/embeddings/a.bin", "x"),
        .init("word/_rels/document.xml.rels", relation),
    ])

    private static func policy(_ strictness: UploadPolicy.Strictness) -> UploadPolicy {
        UploadPolicy(allowing: [.docx], strictness: strictness)
    }

    @Test func allReasonsHaveTheirOffsets() throws {
        let verdict = Self.policy(.strict).judge(bytes: Self.document, name: "a/b.docx")
        let refusal = try #require(verdict.refusal)
        #expect(refusal.findings.map(\.code) == [.nameFolder, .embeddedObject, .externalLink])
        #expect(refusal.severity == .medium)
        #expect(refusal.findings[1].part == "word/embeddings/a.bin")
        #expect(refusal.findings[2].part == "word/_rels/document.xml.rels")
        #expect(refusal.logMessage.hasSuffix("; also embedded-object, external-link"))
        #expect(verdict.type == nil && verdict.found == .docx)
    }

    @Test func gradesRefuseMoreAndMore() {
        let standard = Self.policy(.standard).judge(bytes: Self.document, name: "a/b.docx")
        #expect(standard.refusal?.findings.map(\.code) == [.embeddedObject])
        #expect(standard.findings.map(\.code) == [.embeddedObject, .nameFolder, .externalLink])
        let lenient = Self.policy(.lenient).judge(bytes: Self.document, name: "a/b.docx")
        #expect(lenient.type == .docx && lenient.findings.map(\.code) == [.embeddedObject])
        for code in UploadFinding.Code.allCases {
            let ranks = [UploadPolicy.Strictness.lenient, .standard, .strict].map {
                [.permit, .report, .refuse].firstIndex(of: code.action(in: $0)) ?? 0
            }
            #expect(ranks == ranks.sorted(), "\(code)")
        }
    }

    @Test func codesCanBePermittedReportedAndRefused() {
        let policy = Self.policy(.standard)
        #expect(policy.permitting(.embeddedObject).judge(bytes: Self.document).findings.map(\.code) == [.externalLink])
        let reported = policy.reporting(.embeddedObject).judge(bytes: Self.document)
        #expect(reported.type == .docx && reported.findings.map(\.code) == [.embeddedObject, .externalLink])
        let refused = policy.refusing(.externalLink).permitting(.embeddedObject).judge(bytes: Self.document)
        #expect(refused.refusal?.code == .externalLink)
        let trial = policy.setting(.report, for: UploadFinding.Code.allCases).judge(bytes: Self.document, name: "x.php")
        #expect(trial.isAccepted && trial.findings.contains { $0.code == .nameRuns })
    }

    @Test func everyFeatureHasACode() {
        for feature in OtherReading.Feature.allCases {
            #expect(UploadFinding.Code(rawValue: feature.rawValue) != nil, "\(feature)")
        }
    }

    @Test func scriptsThatOnlyFormatFieldsAreGraded() {
        let action = "/AA << /F << /S /JavaScript /JS (AFNumber_Format\\(2, 0, 0, 0, \"\", true\\);) >> >>"
        let policy = UploadPolicy(allowing: [.pdf])
        #expect(policy.judge(bytes: Pictures.pdf(action: action)).refusal?.findings.map(\.code) == [.formScript])
        #expect(policy.permitting(.formScript).judge(bytes: Pictures.pdf(action: action)).type == .pdf)
        #expect(
            UploadPolicy(allowing: [.pdf], strictness: .lenient).judge(bytes: Pictures.pdf(action: action)).type == .pdf
        )
    }

    /// Acrobat writes scripts in UTF-16 if they have other characters than ASCII, and MuPDF as a string of their own.
    @Test(arguments: [
        "/S /JavaScript /JS (AFNumber_Format(2, 1, 0, 0, \"\\\\u20ac \", true);)",
        "/S /JavaScript /JS (AFNumber_Format(2, 1, 0, 0, \"€\", true);)",
        "/S /JavaScript /JS <FEFF0041004600440061007400650028002220AC00220029>",
        "/Type /Action /S /JavaScript /JS 9 0 R >> >> >>\nendobj\n9 0 obj\n(AFPercent_Format(2, 1);)\nendobj\n8 0 obj\n<< /A << /B 1",
        // QPDF sorts the entries by their names.
        "/JS (AFNumber_Format\\(2, 1\\);) /S /JavaScript", "/Type /Action /JS (AFDate_Format\\(1\\)) /S /JavaScript",
        "/JS 9 0 R /S /JavaScript >> >> >>\nendobj\n9 0 obj\n(AFPercent_Format(2, 1);)\nendobj\n8 0 obj\n<< /A << /B 1",
    ])
    func scriptsThatOnlyFormatFieldsAreReadInAnyForm(_ action: String) {
        let verdict = UploadPolicy(allowing: [.pdf]).judge(bytes: Pictures.pdf(action: "/AA << /F << \(action) >> >>"))
        #expect(verdict.refusal?.findings.map(\.code) == [.formScript])
    }

    private static func stream(_ data: String, length: Int? = nil, filter: String = "") -> String {
        "/S /JavaScript /JS 9 0 R >> >> >>\nendobj\n9 0 obj\n<< /Length \(length ?? data.utf8.count) \(filter) >>\nstream\n\(data)"
            + "\nendstream\nendobj\n8 0 obj\n<< /A << /B 1"
    }

    /// Acrobat stores long scripts in streams.
    @Test func scriptsThatOnlyFormatFieldsMayBeInStreams() {
        let call = "AFSimple_Calculate(\"SUM\", new Array(\"a\", \"b\"));"
        let hexadecimal = call.utf8.map { String($0, radix: 16) }.joined() + ">"
        for action in [Self.stream(call), Self.stream(hexadecimal, filter: "/Filter /ASCIIHexDecode")] {
            let verdict = UploadPolicy(allowing: [.pdf])
                .judge(bytes: Pictures.pdf(action: "/AA << /C << \(action) >> >>"))
            #expect(verdict.refusal?.findings.map(\.code) == [.formScript], "\(action)")
        }
        let others = [
            Self.stream("app.alert(1)"), Self.stream(call + "app.alert(1)"),
            // Some readers take as many bytes as stated, others those before the word.
            Self.stream(call + "\nendstream x()", length: 4), Self.stream(call, filter: "/F (x.js)"),
            Self.stream(call, filter: "/Filter /LZWDecode"),
        ]
        for action in others {
            let verdict = UploadPolicy(allowing: [.pdf])
                .judge(bytes: Pictures.pdf(action: "/AA << /C << \(action) >> >>"))
            #expect(verdict.refusal?.code == .documentScript, "\(action)")
        }
    }

    @Test(arguments: [
        "/S /JavaScript /JS (AFNumber_Format\\(app.alert\\(1\\)\\);)", "/S /JavaScript /JS (app.alert\\(1\\))",
        "/S /JavaScript /JS (AFSimple_Calculate\\(\"SUM\"\\);x\\(\\))", "/S /JavaScript /JS 7 0 R",
        "/S /JavaScript /JS (AFDate_Format\\(1\\)) /JS (x\\(\\))", "/JS (x\\(\\)) /S /JavaScript",
        "/JS (AFDate_Format\\(1\\)) /JS (x\\(\\)) /S /JavaScript",
        "/JS (AFDate_Format\\(1\\)) /S /JavaScript /JS (x\\(\\))",
        "/JS (AFDate_Format\\(1\\)) /S /JavaScript /S /JavaScript", "/X 1 /JS (AFDate_Format\\(1\\)) /S /JavaScript",
        "/JS (x\\(\\)) /S /JavaScript /JS (AFDate_Format\\(1\\))", "/S /JavaScript /JS (AFDate_Format(\"a\\nb\"))",
        "/S /JavaScript /JS 9 0 R >> >> >>\nendobj\n9 0 obj\n(x())\nendobj\n9 0 obj\n(AFDate_Format(1))\nendobj\n8 0 obj\n<< /A << /B 1",
        "/S /JavaScript /JS 9 0 R /JS (x()) >> >> >>\nendobj\n9 0 obj\n(AFDate_Format(1))\nendobj\n8 0 obj\n<< /A << /B 1",
    ])
    func otherScriptsAreNot(_ action: String) {
        let codes = UploadPolicy(allowing: [.pdf]).judge(bytes: Pictures.pdf(action: "/AA << /F << \(action) >> >>"))
        #expect(codes.refusal?.code == .documentScript)
    }

    @Test(arguments: [
        "application/x-pickle", "application/onenote", "application/x-msaccess", "application/x-ms-application",
        "application/vnd.adobe.flash.movie", "model/vrml", "text/scriptlet", "application/x-blender",
    ])
    func familiesLetInNoTypeThatActs(_ type: String) throws {
        let type = try #require(MIMEType(type))
        #expect(TypeRegistry.standard.contains(type))
        #expect(!UploadPolicy.isAllowedByRanges(type) && UploadPolicy.isActive(type))
    }

    @Test func familiesLetInTheirMembersButNoScripts() {
        let policy = UploadPolicy(allowing: [.pdf], ranges: [.images])
        #expect(policy.judge(bytes: Pictures.png()).type == .png)
        #expect(policy.judge(bytes: Pictures.pdf()).type == .pdf)
        #expect(policy.judge(bytes: Pictures.svg("<g/>")).refusal?.code == .typeNotAllowed)
        #expect(
            UploadPolicy(allowing: [], ranges: [.audio]).judge(bytes: Pictures.png()).refusal?.code == .typeNotAllowed)
    }

    @Test(arguments: [
        ("application/vnd.ms-excel", "x.csv", "a,b\n1,2\n"), ("text/plain", "x.csv", "a,b\n1,2\n"),
        ("application/octet-stream", "x.csv", "a,b\n1,2\n"), ("text/plain", "x.json", "{\"a\": [1, 2, 3]}\n"),
        ("application/csv", "x.csv", "a,b\n1,2\n"), ("application/x-download", "x.json", "{\"a\": [1, 2, 3]}\n"),
    ])
    func typesAsBrowsersDeclareThemAgree(_ declared: String, _ name: String, _ content: String) {
        let policy = UploadPolicy(allowing: [.csv, .json])
        let verdict = policy.judge(bytes: Array(content.utf8), name: name, declaredType: MIMEType(declared))
        #expect(verdict.isAccepted, "\(verdict.refusal?.logMessage ?? "")")
    }

    @Test func documentsAndImagesDeclaredByOldNamesAgree() {
        let policy = Self.policy(.lenient)
        let word = MIMEType(constant: "application/msword")
        #expect(policy.judge(bytes: Self.document, name: "a.docx", declaredType: word).type == .docx)
        let images = UploadPolicy(allowing: [.jpeg])
        for declared in ["image/jpg", "image/pjpeg", "application/octet-stream"] {
            #expect(images.judge(bytes: Pictures.jpeg(), name: "a.jpg", declaredType: MIMEType(declared)).type == .jpeg)
        }
        let refusal = images.judge(bytes: Pictures.jpeg(), name: "a.jpg", declaredType: .png).refusal
        #expect(refusal?.code == .declaredTypeContradicts)
        #expect(refusal?.message.contains("calls it image/png") == true)
    }

    @Test func linesOfJSONUnderTheSuffixOfJSONAreWhatTheyAre() {
        let lines = Array("{\"a\": 1}\n{\"a\": 2}\n{\"a\": 3}\n".utf8)
        let ndjson = MIMEType(constant: "application/x-ndjson")
        #expect(UploadPolicy(allowing: [ndjson]).judge(bytes: lines, name: "x.json").type?.essence == ndjson.essence)
        #expect(UploadPolicy(allowing: [.json]).judge(bytes: lines, name: "x.json").refusal?.code == .typeNotAllowed)
    }

    @Test func xmlUnderTheNameOfATextIsXML() {
        let xml = Array("<?xml version=\"1.0\"?>\n<note>words</note>\n".utf8)
        #expect(UploadPolicy(allowing: [.plainText]).judge(bytes: xml, name: "x.txt").refusal != nil)
    }

    @Test func declaredTypesOfAPolicyAgree() {
        let scan = MIMEType(constant: "application/x-scan")
        func codes(_ types: [MIMEType: [MIMEType]]) -> [UploadFinding.Code] {
            UploadPolicy(allowing: [.png], declaredTypes: types).judge(bytes: Pictures.png(), declaredType: scan)
                .findings.map(\.code)
        }
        #expect(codes([:]) == [.declaredTypeContradicts])
        #expect(codes([scan: [.pdf, .png]]).isEmpty)
        #expect(codes([scan: [.pdf]]) == [.declaredTypeContradicts])
    }
}

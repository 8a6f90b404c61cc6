import MIMETypes
import Testing

@testable import MIMEDetection

struct PDFScriptSearchTests {
    private static func offset(_ text: String) -> Int? {
        Array(text.utf8).withUnsafeBytes { PDFScriptSearch.readings(in: $0).first?.offset }
    }

    @Test(arguments: [
        "<< /S /JavaScript /JS (x) >>", "<</S/JavaScript/JS(x)>>", "<< /S\n/J#61vaScript >>", "<< /S /#4aavaScript",
        "/URI (javascript:alert(1))", "/URI(JavaScript:x)", "/U#52I ( java\\163cript:x)",
        "/URI <6A6176617363726970743A78>", "/URI <6A61 7661\n73637269707 43A78>", "/URI (java\\\nscript:x)",
        "/URI(java\\\r\nscript:x)", "/S/ImportData/F(x)", "/S /GoToE/F(x)", "/S/Rendition /J#53(x)",
    ])
    func actionIsFoundHoweverItIsWritten(_ text: String) {
        #expect(
            Self.offset(text)
                == text.utf8.firstIndex(of: UInt8(ascii: "/")).map { text.utf8.distance(from: text.startIndex, to: $0) }
        )
    }

    @Test func anObjectIsOneWhateverBlankIsInItsFirstLine() {
        #expect(Self.offset("4 0\nobj\n/JavaScript\nendobj") == 8)
        #expect(Self.offset("4 0 obj/JavaScript endobj") == 7)
        #expect(Self.offset("(an object /JavaScript)") == nil)
    }

    /// Names on one line may have more comments after it than anybody has time to read again for each.
    @Test(arguments: ["/S%", "/URI%", "/S\0%"]) func moreCommentsThanCanBeSearchedAreRefused(_ name: String) {
        func reading(_ text: String) -> String? {
            Array(text.utf8).withUnsafeBytes { PDFScriptSearch.readings(in: $0).first?.detail }
        }
        let names = String(repeating: name, count: 20_000)
        #expect(reading(names) == nil)
        #expect(reading(names + String(repeating: "\n%", count: 20_000))?.contains("more comments") == true)
        #expect(reading(String(repeating: name + "\n", count: 20_000)) == nil)
    }

    @Test func namesWithoutAnEndAreReadOnce() {
        #expect(Self.offset(String(repeating: "/URI", count: 100_000)) == nil)
    }

    @Test(arguments: [
        "", "/S", "/S /", "/S /JavaScripts", "/S /javascript", "/S /URI", "(words about /JavaScript)", "/S /J#6",
        "/S /J#GGvaScript",
        "/URI (https://example.org/javascript:)", "/URI 5 0 R", "/URI", "/URI (", "/URI (java\\",
        "/URIs (javascript:x)",
    ])
    func otherNamesAreNotActions(_ text: String) {
        #expect(Self.offset(text) == nil)
    }

    /// Encoded streams without line breaks hold the start of a comment after a name by chance, again and again.
    @Test func oneLongLineIsSearchedOnce() {
        let line = Array("%PDF-1.7\n".utf8) + [[UInt8]](repeating: Array("/S%ab".utf8), count: 60_000).flatMap(\.self)
        #expect(line.withUnsafeBytes { PDFScriptSearch.readings(in: $0) }.isEmpty)
        let action = line + Array("\n/JavaScript".utf8)
        #expect(action.withUnsafeBytes { PDFScriptSearch.readings(in: $0) }.first?.feature == .documentScript)
    }

    @Test(arguments: [
        "<</S/GoToR/F(\\\\\\\\x\\\\a.pdf)/D[0/Fit]>>", "<</F<</Type/Filespec/F(a)/UF(//x/a)>>/S /GoToR>>",
        "<</S/GoToR/F(http://x/a.pdf)>>", "<</S/GoToR/F<5C5C7831>>>", "<</S/GoToR/F 7 0 R>>",
        "<</S/GoToR/F<</FS/URL/F(a)>>>>", "<</S/GoToR/UF<FEFF005C005C0078>/F(a)>>",
    ])
    func filesOnOtherComputersAreFound(_ text: String) {
        let found = Array("1 0 obj \(text) endobj".utf8).withUnsafeBytes { PDFScriptSearch.readings(in: $0) }
        #expect(found.map(\.feature) == [.launch], "\(text)")
    }

    @Test(arguments: [
        "<</S/GoToR/F(b.pdf)/D[0/Fit]>>", "<</F 4/Border[0 0 0]/A<</S/GoToR/F(../b/c.pdf)>>>>",
        "<</A<</S/GoToR/F(b.pdf)>>/X(>> /F)/Y<</F(//x)>>>>", "<</S/GoToR/F(/C/b.pdf)>>",
    ])
    func filesOnTheSameComputerAreOrdinary(_ text: String) {
        #expect(Self.offset("1 0 obj \(text) endobj") == nil, "\(text)")
    }

    @Test func addressInAnotherObjectIsFound() {
        #expect(Self.offset("<</S/URI/URI 5 0 R>> endobj 5 0 obj (javascript:x) endobj") != nil)
        #expect(Self.offset("5 0 obj %c\n ( \\152avascript:x) endobj") != nil)
        #expect(Self.offset("5 0 obj <6A6176617363726970743A78> endobj") != nil)
        #expect(Self.offset("5 0 obj <</Title (javascript:x)>> endobj [(javascript:x)-2(javascript:y)]TJ") == nil)
    }
}

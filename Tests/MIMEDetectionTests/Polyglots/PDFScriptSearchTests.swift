import MIMETypes
import Testing

@testable import MIMEDetection

struct PDFScriptSearchTests {
    private static func offset(_ text: String) -> Int? {
        Array(text.utf8).withUnsafeBytes { PDFScriptSearch.reading(in: $0)?.offset }
    }

    @Test(arguments: [
        "<< /S /JavaScript /JS (x) >>", "<</S/JavaScript/JS(x)>>", "<< /S\n/J#61vaScript >>", "<< /S /#4aavaScript",
        "/URI (javascript:alert(1))", "/URI(JavaScript:x)", "/U#52I ( java\\163cript:x)",
        "/URI <6A6176617363726970743A78>",
    ])
    func actionIsFoundHoweverItIsWritten(_ text: String) {
        #expect(
            Self.offset(text)
                == text.utf8.firstIndex(of: UInt8(ascii: "/")).map { text.utf8.distance(from: text.startIndex, to: $0) }
        )
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
}

import MIMETypes
import Testing

@testable import MIMEDetection

struct XMLScriptSearchTests {
    private static func details(_ bytes: [UInt8]) -> [String] {
        bytes.withUnsafeBytes { XMLScriptSearch.readings(in: $0).map(\.detail) }
    }

    @Test func elementsThatRunAreFoundOnceEach() {
        let svg = Pictures.svg("<script>a</script><script>b</script><iframe/>")
        #expect(Self.details(svg) == ["<script>", "<iframe>"])
    }

    @Test(arguments: [
        "<!-- <script>x</script> -->", "<![CDATA[<script>x</script>]]>", "<script/>", "<script></script>",
    ])
    func elementsThatDoNotRunAreIgnored(_ content: String) {
        #expect(Self.details(Pictures.svg(content)).isEmpty)
    }

    @Test func wideTextIsReadAsWell() {
        let text = String(decoding: Pictures.svg("<script>a</script>"), as: UTF8.self)
        let wide: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let found = wide.withUnsafeBytes { XMLScriptSearch.readings(in: $0) }
        #expect(found.map(\.detail) == ["<script>"])
        #expect(found.first?.offset.isMultiple(of: 2) == true)
    }

    @Test func otherVocabulariesMayHaveElementsOfTheSameNames() {
        #expect(Self.details(Array("<build xmlns=\"urn:x\"><script>make</script></build>".utf8)).isEmpty)
    }
}

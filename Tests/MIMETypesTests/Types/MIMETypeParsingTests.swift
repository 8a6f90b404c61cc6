import MIMETypes
import Testing

struct MIMETypeParsingTests {
    struct Case: CustomTestStringConvertible {
        let input: String
        let output: String?

        var testDescription: String { input.debugDescription }

        init(_ input: String, _ output: String?) {
            self.input = input
            self.output = output
        }
    }

    /// A case or more for each step of the parser.
    ///
    /// https://mimesniff.spec.whatwg.org/#parse-a-mime-type
    static let cases = [
        Case("text/html", "text/html"),
        Case("TEXT/HTML;CHARSET=GBK", "text/html;charset=GBK"),
        Case(" \t\r\ntext/html \t\r\n", "text/html"),
        Case("text/html ; charset=utf-8", "text/html;charset=utf-8"),
        Case("text/html;charset=utf-8;charset=gbk", "text/html;charset=utf-8"),
        Case("text/html;charset =utf-8", "text/html"),
        Case("text/html;charset= utf-8", "text/html;charset=\" utf-8\""),
        Case("text/html;charset=\"utf-8\"", "text/html;charset=utf-8"),
        Case("text/html;charset=\"a\\\"b\"", "text/html;charset=\"a\\\"b\""),
        Case("text/html;charset=\"utf-8", "text/html;charset=utf-8"),
        Case("text/html;charset=\"\\", "text/html;charset=\"\\\\\""),
        Case("text/html;charset=\"x\"garbage;a=b", "text/html;charset=x;a=b"),
        Case("text/html;charset=\"\"", "text/html;charset=\"\""),
        Case("text/html;charset=", "text/html"),
        Case("text/html;charset", "text/html"),
        Case("text/html;;;;a=b;", "text/html;a=b"),
        Case("text/html;=b;a=b", "text/html;a=b"),
        Case("text/html;a=b ;c=d", "text/html;a=b;c=d"),
        Case("text/html;a={b}", "text/html;a=\"{b}\""),
        Case("text/html;a=\u{E9}", "text/html;a=\"\u{E9}\""),
        Case("text/html;a=\u{100}", "text/html"),
        Case("text/html;a=\u{7F}", "text/html"),
        Case("image/svg+xml", "image/svg+xml"),
        Case("x/x", "x/x"),
        Case("", nil),
        Case(" ", nil),
        Case("text", nil),
        Case("text/", nil),
        Case("/html", nil),
        Case("/", nil),
        Case("text /html", nil),
        Case("text/ html", nil),
        Case("te(xt/html", nil),
        Case("text/ht\u{E9}ml", nil),
        Case("text/html/x", nil),
    ]

    @Test(arguments: cases)
    func parsesAsTheStandardSays(_ test: Case) {
        #expect(MIMEType(test.input)?.description == test.output)
    }

    @Test(arguments: cases.compactMap(\.output))
    func serializedTypeParsesToItself(_ text: String) throws {
        let type = try #require(MIMEType(text))
        #expect(MIMEType(type.description) == type)
    }

    @Test func errorNamesTheReasonAndTheOffset() {
        let error = #expect(throws: MIMEType.ParsingError.self) { try MIMEType(parsing: "text/h\u{7F}ml") }
        #expect(error?.reason == .invalidByte(0x7F))
        #expect(error?.offset == 6)
        #expect(
            error?.description == "'text/h\u{7F}ml' is not a media type: byte 0x7F at offset 6 is not allowed; "
                + "write it as type/subtype, for example image/png")
    }

    @Test(arguments: [
        ("", MIMEType.ParsingError.Reason.empty), ("text", .missingSlash), ("/x", .emptyType), ("x/", .emptySubtype),
    ])
    func errorsAreDistinguished(_ text: String, _ reason: MIMEType.ParsingError.Reason) {
        let error = #expect(throws: MIMEType.ParsingError.self) { try MIMEType(parsing: text) }
        #expect(error?.reason == reason)
    }
}

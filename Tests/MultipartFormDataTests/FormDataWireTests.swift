import MIMETypes
import MultipartFormData
import Testing

/// What goes over the wire, byte for byte.
struct FormDataWireTests {
    @Test func emptyFormIsItsEnd() throws {
        #expect(try FormData.make().text() == "--X--\r\n")
        #expect(try FormData.make().contentLength == 7)
    }

    @Test func partsKeepTheirOrderAndNamesRepeat() throws {
        var form = try FormData.make()
        try form.append("a", value: "1")
        try form.append("f", bytes: Array("{}".utf8), fileName: "x.json", type: MIMEType("application/json"))
        try form.append("a", value: "")
        #expect(
            try form.text() == """
                --X\r
                Content-Disposition: form-data; name="a"\r
                \r
                1\r
                --X\r
                Content-Disposition: form-data; name="f"; filename="x.json"\r
                Content-Type: application/json\r
                \r
                {}\r
                --X\r
                Content-Disposition: form-data; name="a"\r
                \r
                \r
                --X--\r\n
                """)
        #expect(form.parts.map(\.name) == ["a", "f", "a"])
        #expect(form.parts.map(\.length) == [1, 2, 0])
    }

    @Test func fileWithoutNameIsABlobAndWithoutTypeOctets() throws {
        var form = try FormData.make()
        try form.append("f", bytes: [])
        try form.append("none", bytes: [], fileName: "")
        #expect(
            try form.text() == """
                --X\r
                Content-Disposition: form-data; name="f"; filename="blob"\r
                Content-Type: application/octet-stream\r
                \r
                \r
                --X\r
                Content-Disposition: form-data; name="none"; filename=""\r
                Content-Type: application/octet-stream\r
                \r
                \r
                --X--\r\n
                """)
    }

    /// Text, and how it is sent as the name of a field, as its value, and as the name of a file.
    struct Escape: CustomStringConvertible {
        let text: String
        let name: String
        let value: String
        let fileName: String

        init(_ text: String, name: String? = nil, value: String? = nil, fileName: String? = nil) {
            self.text = text
            self.name = name ?? text
            self.value = value ?? text
            self.fileName = fileName ?? text
        }

        var description: String { text.debugDescription }
    }

    /// The cases of the web platform tests and a few more.
    ///
    /// https://github.com/web-platform-tests/wpt/tree/master/html/semantics/forms/form-submission-0
    @Test(arguments: [
        Escape("basic"), Escape("a\u{0}b"), Escape("a'b"), Escape("a\\b"), Escape("áb"), Escape("ə.txt"),
        Escape("a%22b%0D"), Escape("a;b.txt"), Escape(""), Escape("\t\u{1B}\u{7F}"),
        Escape("a\nb", name: "a%0D%0Ab", value: "a\r\nb", fileName: "a%0Ab"),
        Escape("a\rb", name: "a%0D%0Ab", value: "a\r\nb", fileName: "a%0Db"),
        Escape("a\r\nb", name: "a%0D%0Ab", fileName: "a%0D%0Ab"),
        Escape("a\n\rb", name: "a%0D%0A%0D%0Ab", value: "a\r\n\r\nb", fileName: "a%0A%0Db"),
        Escape("a\r\rb\r", name: "a%0D%0A%0D%0Ab%0D%0A", value: "a\r\n\r\nb\r\n", fileName: "a%0D%0Db%0D"),
        Escape("a\"b", name: "a%22b", value: "a\"b", fileName: "a%22b"),
        Escape("\"\n", name: "%22%0D%0A", value: "\"\r\n", fileName: "%22%0A"),
    ])
    func namesAndValuesAreEscapedAsBrowsersDo(_ escape: Escape) throws {
        var form = try FormData.make()
        try form.append(escape.text, value: escape.text)
        try form.append("f", bytes: [], fileName: escape.text)
        let expected = """
            --X\r
            Content-Disposition: form-data; name="\(escape.name)"\r
            \r
            \(escape.value)\r
            --X\r
            Content-Disposition: form-data; name="f"; filename="\(escape.fileName)"\r
            Content-Type: application/octet-stream\r
            \r
            \r
            --X--\r\n
            """
        #expect(try form.bytes() == Array(expected.utf8))
        #expect(form.contentLength == expected.utf8.count)
    }

    @Test func textWithATypeIsNotChanged() throws {
        var form = try FormData.make()
        try form.append("json", value: "{\n}", type: MIMEType("application/json"))
        #expect(
            try form.text() == """
                --X\r
                Content-Disposition: form-data; name="json"\r
                Content-Type: application/json\r
                \r
                {\n}\r
                --X--\r\n
                """)
    }

    @Test func furtherHeadersComeLast() throws {
        var form = try FormData.make()
        let headers = try [PartHeader("X-Sum", " 1 2\t"), PartHeader("B", "é")]
        try form.append("f", bytes: [], type: .plainText, headers: headers)
        #expect(try form.text().contains("Content-Type: text/plain\r\nX-Sum: 1 2\r\nB: é\r\n\r\n"))
    }

    @Test(arguments: [
        ("", "x"), ("a b", "x"), ("a:", "x"), ("a\r\nb", "x"), ("é", "x"), ("a", "x\r\nb: c"), ("a", "x\n"),
        ("a", "x\ry"), ("a", "\u{0}"), ("a", "\u{1B}"), ("Content-Type", "text/html"), ("content-disposition", "x"),
    ])
    func headersCannotBreakOut(_ name: String, _ value: String) {
        let error = #expect(throws: FormDataError.self) { try PartHeader(name, value) }
        #expect(error?.code == .illegalHeader)
    }

    @Test func controlCharactersAreRefusedIfAsked() throws {
        var form = try FormData.make(refusesControlCharacters: true)
        for name in ["a\nb", "\u{0}", "a\u{7F}"] {
            #expect(throws: FormDataError.self) { try form.append(name, value: "") }
            let error = #expect(throws: FormDataError.self) { try form.append("f", bytes: [], fileName: name) }
            #expect(error?.code == .illegalName)
        }
        try form.append("é \"", value: "a\nb")
        #expect(form.parts.count == 1)
    }

    @Test func boundaryInContentIsRefused() throws {
        var form = FormData(boundary: try Boundary(validating: "limit"))
        let error = #expect(throws: FormDataError.self) { try form.append("a", value: "x--limits") }
        #expect(error?.code == .boundaryInContent)
        #expect(error?.description == "the content of the field 'a' has the boundary in it; use another boundary")
        #expect(throws: FormDataError.self) { try form.append("a", bytes: Array("--limit".utf8)) }
        try form.append("a", value: "-limit --limi")
        #expect(form.parts.count == 1)
    }
}

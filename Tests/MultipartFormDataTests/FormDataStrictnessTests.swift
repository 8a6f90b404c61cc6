import MIMETypes
import Testing

@testable import MultipartFormData

struct FormDataStrictnessTests {
    private static let type = "multipart/form-data; boundary=b"
    private static let head = "--b\r\nContent-Disposition: form-data; name=\"a\""

    /// Reads a form in chunks of a length, and gives the code of its error.
    private func code(
        _ body: String, _ type: String = type, _ strictness: FormDataStrictness = .strict, chunk: Int = 1000
    ) -> FormDataError.Code? {
        do throws(FormDataError) {
            var parser = try FormDataParser(contentType: type, strictness: strictness)
            var rest = Array(body.utf8)[...]
            while !rest.isEmpty {
                parser.feed(rest.prefix(chunk))
                rest = rest.dropFirst(chunk)
                while try parser.next() != nil {}
            }
            try parser.finish()
            return nil
        } catch {
            return error.code
        }
    }

    @Test(arguments: [
        "--b--", "--b--\r\n", "\(head)\r\n\r\nx\r\n--b--\r\n", "\(head); filename=\"x.txt\"\r\n\r\n\r\n--b--\r\n",
        "\(head)\r\nContent-Type: text/plain; charset=UTF-8\r\n\r\nx\n\r\n--b--\r\n",
        "--b\r\nContent-Disposition: form-data; name=a\r\n\r\n--\r\n--b--\r\n",
        "\(head); filename=\"\"\r\nContent-Type: application/octet-stream\r\n\r\n\r\n--b--\r\n",
        "\(head)\r\nContent-Transfer-Encoding: binary\r\n\r\n-b\r\n--b--\r\n",
    ])
    func unambiguousFormIsAccepted(_ body: String) {
        for chunk in [1, 3, 1000] { #expect(code(body, chunk: chunk) == nil) }
    }

    @Test(arguments: [
        "junk\r\n\(head)\r\n\r\nx\r\n--b--\r\n", "\n\(head)\r\n\r\nx\r\n--b--\r\n", "\r\n\(head)\r\n\r\nx\r\n--b--\r\n",
        "\(head)\r\n\r\nx\n--b\r\n--b--\r\n", "\(head)\r\n\r\nx\r--b\r\n--b--\r\n", "\(head)\r\n\r\nx--b\r\n--b--\r\n",
        "\(head)\r\n\r\n--b--\r\n", "\(head)\r\n\r\nx\r\n--b--junk",
        "\(head)\r\n\r\nx\r\n--b--\r\n\(head)\r\n\r\ny\r\n--b--",
        "\(head)\r\n\r\nx\r\n--b--\r\n\r\n", "--b \r\nContent-Disposition: form-data; name=\"a\"\r\n\r\nx\r\n--b--\r\n",
        "\(head)\r\nX-A: --b\r\n\r\nx\r\n--b--\r\n", "\(head)\r\nX-A: 1\r\nx-a: 2\r\n\r\nx\r\n--b--\r\n",
        "\(head)\r\nContent-Transfer-Encoding: base64\r\n\r\nQUJD\r\n--b--\r\n",
        "\(head)\r\nX-A: \u{0}\r\n\r\nx\r\n--b--\r\n",
        "\(head)\r\nContent-Type: multipart/mixed; boundary=c\r\n\r\nx\r\n--b--\r\n",
        "\(head)\r\nContent-Type: text/plain; charset=utf-16\r\n\r\nx\r\n--b--\r\n",
        "\(head)\r\nContent-Type: what\r\n\r\nx\r\n--b--\r\n",
        "\(head); filename=\"\"\r\nContent-Type: application/octet-stream\r\n\r\nx\r\n--b--\r\n",
    ])
    func ambiguousFormIsRefused(_ body: String) {
        for chunk in [1, 3, 1000] { #expect(code(body, chunk: chunk) == .ambiguous) }
    }

    @Test(arguments: [
        "; name=\"b\"", "; filename=x; filename=y", "; filename=\"x", "; filename", "; filename=x y",
    ])
    func namesAreWellFormed(_ parameter: String) {
        #expect(code("\(Self.head)\(parameter)\r\n\r\nx\r\n--b--\r\n") == .malformedHeader)
    }

    @Test(arguments: [
        ("; name*=UTF-8''b", "not written like a browser's"), ("; filename*=UTF-8''x", "filename*"),
        ("; filename=x; filename*=UTF-8''y", "filename*"), ("; filename*0=x", "filename*"),
        ("; filename=\"a\\\"b\"", "not written like"), ("; filename=\"a\\b\"", "a backslash"),
        ("; filename=\"/a/b\"", "folders other than 'folder/name', '/a/b', which"),
        ("; filename=\"a/../b\"", "folders other than"), ("; filename=\"./b\"", "folders other than"),
        ("; filename=\"a/\"", "folders other than"), ("; filename=\"a//b\"", "folders other than"),
        ("; filename=\"/\"", "folders other than"),
        (";\r\n filename=x", "a header on several lines, which"),
        ("; filename=\" a\"", "starts or ends with a space, ' a', which"),
        (";", "not written like"), (" ; filename=x", "not written like"),
        ("; filename=\"=?utf-8?B?eA==?=\"; filename*=utf-8''y", "filename*"),
        ("; filename=\"=?utf-8?Q?x?=\"; filename*=utf-8''y", "filename*"),
        ("; filename=\"=?utf-8?Q?=7?=\"; filename*=utf-8''=7", "filename*"),
        ("; filename=\"=?utf-8?Q?%79?=\"; filename*=utf-8''y", "filename*"),
        ("; filename=\"=?iso-8859-1?Q?y?=\"; filename*=utf-8''y", "filename*"),
        ("; filename=\"=?utf-8?B?YVxi?=\"; filename*=utf-8''a%5Cb", "a backslash"),
    ])
    func namesHaveOneReading(_ parameter: String, _ words: String) throws {
        var parser = try FormDataParser(contentType: Self.type, strictness: .strict)
        parser.feed(Array("\(Self.head)\(parameter)\r\n\r\nx\r\n--b--\r\n".utf8))
        let error = try #require(throws: FormDataError.self) { while try parser.next() != nil {} }
        #expect(error.code == .ambiguous && "\(error)".contains(words), "\(error)")
    }

    /// Browsers send the path below a folder that the user chose.
    @Test(arguments: ["folder/a.png", "folder/sub/.a", "a/..b/c..", "a:b/ c"])
    func nameMayBeAPathBelowAFolder(_ name: String) throws {
        var parser = try FormDataParser(contentType: Self.type, strictness: .strict)
        parser.feed(Array("\(Self.head); filename=\"\(name)\"\r\n\r\nx\r\n--b--\r\n".utf8))
        guard case .partBegan(let head)? = try parser.next() else { return #expect(Bool(false)) }
        #expect(head.fileName == name)
    }

    /// .NET and Spring write a name with other characters than ASCII as an encoded word, too.
    @Test(
        arguments: [FormDataStrictness.strict, .lenient],
        ["=?utf-8?B?R3LDvMOfZS5wbmc=?=", "=?UTF-8?b?R3LDvMOfZS5wbmc=?=", "=?UTF-8?Q?Gr=C3=BC=C3=9Fe.png?="])
    func nameMayBeAnEncodedWord(_ strictness: FormDataStrictness, _ word: String) throws {
        var parser = try FormDataParser(contentType: Self.type, strictness: strictness)
        let names = "filename=\"\(word)\"; filename*=utf-8''Gr%C3%BC%C3%9Fe.png"
        parser.feed(Array("\(Self.head); \(names)\r\n\r\nx\r\n--b--\r\n".utf8))
        guard case .partBegan(let head)? = try parser.next() else { return #expect(Bool(false)) }
        #expect(head.fileName == "Grüße.png")
    }

    /// .NET writes both, although RFC 7578 forbids the second one.
    @Test(arguments: ["; filename=x.png; filename*=utf-8''x.png", "; filename=\"a b\"; filename*=UTF-8'en'a%20b"])
    func sameNameMayBeWrittenTwice(_ parameter: String) {
        #expect(code("\(Self.head)\(parameter)\r\n\r\nx\r\n--b--\r\n") == nil)
    }

    @Test(arguments: [
        "multipart/form-data; boundary=b; boundary=c", "Multipart/form-data; boundary=b",
        " multipart/form-data; boundary=b",
        "multipart/form-data; boundary=b; charset=latin1", "multipart/form-data; boundary=b; x*=y",
        "multipart/form-data; boundary=\"\\b\"", "multipart/form-data; boundary=b;", "multipart/form-data; boundary=b ",
    ])
    func typeHasOneReading(_ type: String) {
        #expect(code("--b--\r\n", type) == .ambiguous)
        #expect(code("--b--\r\n", type, .lenient) == nil)
    }

    @Test(arguments: ["*****", "a*b", "x!y"])
    func boundaryMayBeAnyToken(_ boundary: String) {
        #expect(code("--\(boundary)--\r\n", "multipart/form-data; boundary=\(boundary)") == nil)
    }

    @Test func messageHasOneCommaAtMost() {
        let error = FormDataError(.ambiguous, "a charset other than UTF-8")
        #expect(
            "\(error)"
                == "the form has a charset other than UTF-8, which programs read differently; send it without that")
    }

    @Test func namesAreGivenUnchanged() throws {
        var parser = try FormDataParser(contentType: Self.type, strictness: .strict)
        parser.feed(Array("--b\r\nContent-Disposition: form-data; name=\"a%22b\"\r\n\r\nx\r\n--b--".utf8))
        guard case .partBegan(let head)? = try parser.next() else { return #expect(Bool(false)) }
        #expect(head.name == "a%22b")
    }

    @Test(arguments: [String(repeating: "a", count: 200), "a*b&c", "\"#$%", "!"])
    func lenientBoundaryIsAnyVisibleText(_ boundary: String) {
        let quoted = boundary.replacing("\"", with: "\\\"")
        #expect(code("--\(boundary)--\r\n", "multipart/form-data; boundary=\"\(quoted)\"", .lenient) == nil)
    }

    @Test func ownFormsAreAccepted() throws {
        var form = FormData()
        try form.append("field", value: "text\r\n")
        try form.append("file", bytes: [0, 1, 13, 10, 45, 45], fileName: "ü.bin")
        try form.append("none", bytes: [], fileName: "")
        let body = String(decoding: try form.bytes(), as: UTF8.self)
        #expect(code(body, "\(form.contentType)") == nil)
    }
}

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
        "; name=\"b\"", "; name*=UTF-8''b", "; filename=x; filename=y", "; filename*=UTF-8''x",
        "; filename=x; filename*=UTF-8''y",
        "; filename*0=x", "; filename=\"a\\\"b\"", "; filename=\"a\\b\"", "; filename=\"a/b\"", "; filename=\" a\"",
        ";", " ; filename=x",
        "; filename=\"x", "; filename", "; filename=x y",
    ])
    func namesHaveOneReading(_ parameter: String) {
        #expect(code("\(Self.head)\(parameter)\r\n\r\nx\r\n--b--\r\n") == .malformedHeader)
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

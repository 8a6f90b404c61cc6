import MultipartFormData
import MIMETypes
import Testing

struct FormDataParserTests {
    private func parser(_ boundary: String = "X", _ limits: FormDataLimits = .standard) throws -> FormDataParser {
        FormDataParser(boundary: try Boundary(validating: boundary), limits: limits)
    }

    /// A body and the parts in it.
    struct Sample: CustomStringConvertible {
        let description: String
        var boundary = "X"
        let body: String
        let parts: [ReadPart]
    }

    static let samples = [
        Sample(description: "no part", body: "--X--\r\n", parts: []),
        Sample(description: "no last line break", body: "--X--", parts: []),
        Sample(
            description: "curl", boundary: "------------------------d74496d66958873e",
            body: """
                --------------------------d74496d66958873e\r
                Content-Disposition: form-data; name="na%22me"\r
                \r
                value\r
                --------------------------d74496d66958873e\r
                Content-Disposition: form-data; name="f"; filename="a%22b.txt"\r
                Content-Type: text/plain\r
                \r
                line\r
                \r
                --------------------------d74496d66958873e--\r\n
                """,
            parts: [
                ReadPart(name: "na\"me", content: "value"),
                ReadPart(name: "f", fileName: "a\"b.txt", type: "text/plain", content: "line\r\n"),
            ]),
        Sample(
            description: "preamble, padding, epilogue",
            body: "skip --X\r\n\r\n--X \t\r\ncontent-disposition:form-data;NAME=a ;x=y;\r\n\r\nb\r\n--X-- \r\n--X\r\n",
            parts: [ReadPart(name: "a", content: "b")]),
        Sample(
            description: "empty content, with and without a line break of its own",
            body: """
                --X\r
                Content-Disposition: form-data; name="a"\r
                \r
                \r
                --X\r
                Content-Disposition: form-data; name="b"; filename=""\r
                Content-Type: ?\r
                \r
                --X--
                """,
            parts: [ReadPart(name: "a"), ReadPart(name: "b", fileName: "")]),
        Sample(
            description: "almost a boundary", boundary: "aab",
            body: """
                \r
                --aa\r
                --aab\r
                Content-Disposition: form-data; name="a"\r
                \r
                \r\r\n\r\n-\r\n--\r\n--aa\r\n--aa--aab\n--aab\r\r\n--aa\r
                --aab--
                """,
            parts: [
                ReadPart(name: "a", content: "\r\r\n\r\n-\r\n--\r\n--aa\r\n--aa--aab\n--aab\r\r\n--aa")
            ]),
    ]

    @Test(arguments: samples)
    func samplesAreRead(_ sample: Sample) throws {
        var parser = try parser(sample.boundary)
        let (events, error) = parser.read(Array(sample.body.utf8))
        #expect(error == nil)
        #expect(ReadPart.parts(events) == sample.parts)
        #expect(events.last == .formEnded)
    }

    @Test(arguments: samples)
    func cutsChangeNothing(_ sample: Sample) throws {
        let body = Array(sample.body.utf8)
        let parser = try parser(sample.boundary)
        var whole = parser
        let expected = whole.read(body).events
        for length in 1..<16 {
            var parser = parser
            let (events, error) = parser.read(body, chunkLength: length)
            #expect(events == expected && error == nil)
        }
        for cut in 0...body.count {
            for length in 0...min(3, body.count - cut) {
                var parser = parser
                let chunks = [body[..<cut], body[cut..<(cut + length)], body[(cut + length)...]]
                #expect(parser.read(chunks).events == expected)
            }
        }
    }

    /// A `Content-Disposition` and the names in it.
    struct Disposition: CustomStringConvertible {
        let description: String
        let name: String
        var fileName: String?

        init(_ description: String, _ name: String, _ fileName: String? = nil) {
            self.description = description
            self.name = name
            self.fileName = fileName
        }
    }

    @Test(arguments: [
        Disposition(#"form-data; name="a""#, "a"), Disposition(#"FORM-DATA;name=a;filename=b c"#, "-"),
        Disposition(#"form-data; name="a;b"; filename="c; d=e""#, "a;b", "c; d=e"),
        Disposition(#"form-data; name="a%0D%0Ab%22c%0d%41"; filename="%""#, "a\r\nb\"c%0d%41", "%"),
        Disposition(#"form-data; name="a"; filename="C:\dir\\x.txt""#, "a", #"C:\dir\\x.txt"#),
        Disposition(#"form-data; name="a\"; filename="b\""#, #"a\"#, #"b\"#),
        Disposition(#"form-data; name="a\"b"; filename="c\\\"%22\d""#, #"a"b"#, #"c\"%22\d"#),
        Disposition(#"form-data; name="a"; filename*=UTF-8''na%C3%AFve%22.txt"#, "a", "naïve\".txt"),
        Disposition(#"form-data; name="a"; filename*=iso-8859-1'en'%A3"#, "a", "£"),
        Disposition(#"form-data; name="a"; filename="b"; filename*=utf-8''c"#, "a", "b"),
        Disposition(#"form-data; name*=utf-8''%C3%A9"#, "é"), Disposition("form-data; name=\"é\u{0}\t\"", "é\u{0}\t"),
    ])
    func namesAreReadAsTheyWereMeant(_ disposition: Disposition) throws {
        var parser = try parser()
        let body = "--X\r\nContent-Disposition: \(disposition)\r\n\r\n\r\n--X--"
        let (events, error) = parser.read(Array(body.utf8))
        if disposition.name == "-" {
            #expect(error?.code == .malformedHeader)
        } else {
            #expect(ReadPart.parts(events) == [ReadPart(name: disposition.name, fileName: disposition.fileName)])
        }
    }

    /// Mail libraries fold long headers, also within quotes.
    @Test(arguments: [1, 1000])
    func foldedHeaderIsJoined(_ chunk: Int) throws {
        let body =
            "--X\r\nContent-Disposition: form-data;\r\n name=\"a\";\r\n\tfilename=\"a long\r\n name.txt\"\r\n"
            + "Content-Type: text/plain;\r\n \r\n charset=utf-8\r\n\r\nx\r\n--X--"
        var parser = try parser()
        let (events, error) = parser.read(Array(body.utf8), chunkLength: chunk)
        #expect(error == nil)
        guard case .partBegan(let head)? = events.first else { return #expect(Bool(false)) }
        #expect(head.name == "a" && head.fileName == "a long name.txt")
        #expect(head.type?[parameter: "charset"] == "utf-8")
    }

    /// A body, what is wrong with it, and where.
    struct Malformed: CustomStringConvertible {
        let body: String
        let code: FormDataError.Code
        let offset: Int

        init(_ body: String, _ code: FormDataError.Code, at offset: Int) {
            self.body = body
            self.code = code
            self.offset = offset
        }

        var description: String { body.debugDescription }
    }

    private static let disposition = "Content-Disposition: form-data; name=\"a\"\r\n"

    @Test(arguments: [
        Malformed("", .unexpectedEnd, at: 0), Malformed("abc", .unexpectedEnd, at: 3),
        Malformed("--X", .unexpectedEnd, at: 3), Malformed("--X-", .unexpectedEnd, at: 4),
        Malformed("--X\r\n\(disposition)\r\nabc\r\n--", .unexpectedEnd, at: 56),
        Malformed("--XY\r\n", .malformedDelimiter, at: 3), Malformed("--X-Y", .malformedDelimiter, at: 4),
        Malformed("--X\n", .malformedDelimiter, at: 3), Malformed("--X \n", .malformedDelimiter, at: 4),
        Malformed("--X\r\r", .malformedDelimiter, at: 4), Malformed("--X -", .malformedDelimiter, at: 4),
        Malformed("--X\r\n\r\nabc", .missingName, at: 5),
        Malformed("--X\r\nA: b\r\n\r\n", .missingName, at: 5),
        Malformed("--X\r\nContent-Disposition: form-data\r\n\r\n", .missingName, at: 5),
        Malformed("--X\r\nContent-Disposition: attachment; name=a\r\n\r\n", .malformedHeader, at: 5),
        Malformed("--X\r\nContent-Disposition: form-data; name=a; name=b\r\n\r\n", .malformedHeader, at: 5),
        Malformed("--X\r\nContent-Disposition: form-data; name=\"a\r\n\r\n", .malformedHeader, at: 5),
        Malformed("--X\r\nContent-Disposition: form-data; name*=x''%zz\r\n\r\n", .malformedHeader, at: 5),
        Malformed("--X\r\n\(disposition)\(disposition)\r\n", .malformedHeader, at: 47),
        Malformed("--X\r\nA: b\r\nno colon\r\n\r\n", .malformedHeader, at: 11),
        Malformed("--X\r\nA : b\r\n\r\n", .malformedHeader, at: 5),
        Malformed("--X\r\n folded\r\nA: b\r\n\r\n", .malformedHeader, at: 5),
        Malformed("--X\r\nA: b\r\n folded\r\nB\r\n\r\n", .malformedHeader, at: 20),
        Malformed("--X\r\nA: b\nB: c\r\n\r\n", .malformedHeader, at: 5),
        Malformed("--X\r\nA: b\rB: c\r\n\r\n", .malformedHeader, at: 5),
        Malformed("--X\r\nContent-Type: a/b\r\nContent-Type: c/d\r\n\r\n", .malformedHeader, at: 24),
    ])
    func malformedInputIsAnErrorWithItsPlace(_ malformed: Malformed) throws {
        let parser = try parser()
        for length in [Int.max, 1, 2, 3] {
            var parser = parser
            let (_, error) = parser.read(Array(malformed.body.utf8), chunkLength: length)
            #expect(error?.code == malformed.code)
            #expect(error?.offset == malformed.offset)
            #expect(throws: try #require(error)) { try parser.finish() }
        }
    }

    /// Limits, the one that the sample exceeds, and where.
    @Test(arguments: [
        (FormDataLimits(headerLength: 42), "headerLength", 47), (FormDataLimits(nameLength: 2), "nameLength", 5),
        (FormDataLimits(partCount: 1), "partCount", 64), (FormDataLimits(textLength: 4), "textLength", 56),
        (FormDataLimits(fileLength: 2), "fileLength", 124), (FormDataLimits(textLength: 0), "textLength", 52),
        (FormDataLimits(headerCount: 0), "headerCount", 5),
        (FormDataLimits(totalHeaderLength: 104), "totalHeaderLength", 121),
        (
            FormDataLimits(
                headerLength: 64, headerCount: 1, totalHeaderLength: 105, nameLength: 4, partCount: 2, textLength: 5,
                fileLength: 4), "", 0
        ),
    ])
    func limitsHoldHoweverTheBodyIsCut(_ limits: FormDataLimits, _ subject: String, _ offset: Int) throws {
        let body = """
            --X\r
            Content-Disposition: form-data; name="abcd"\r
            \r
            \r\n--Y\r
            --X\r
            Content-Disposition: form-data; name="f"; filename="x"\r
            \r
            file\r
            --X--\r\n
            """
        let bytes = Array(body.utf8)
        var whole = try parser("X", limits)
        let expected = whole.read(bytes)
        #expect(expected.error?.subject ?? "" == subject)
        #expect(expected.error?.offset ?? 0 == offset)
        #expect(expected.error.map { $0.code == .limitExceeded } ?? true)
        for length in 1..<70 {
            var parser = try parser("X", limits)
            let read = parser.read(bytes, chunkLength: length)
            #expect(read.events == expected.events)
            #expect(read.error == expected.error)
        }
    }

    @Test func contentTypeGivesTheBoundary() throws {
        for type in ["multipart/form-data; boundary=X", "Multipart/Form-Data;charset=utf-8; BOUNDARY=\"X\""] {
            var parser = try FormDataParser(contentType: type)
            #expect(parser.read(Array("--X--".utf8)).error == nil)
        }
        for (type, code) in [
            ("multipart/mixed; boundary=X", FormDataError.Code.notFormData), ("multipart/form-data", .notFormData),
            ("", .notFormData), ("multipart/form-data; boundary=\"a \"", .illegalBoundary),
        ] {
            let error = #expect(throws: FormDataError.self) { try FormDataParser(contentType: type) }
            #expect(error?.code == code)
        }
    }

    @Test func contentIsNotCopied() throws {
        var parser = try parser()
        parser.feed(Array("--X\r\n\(Self.disposition)\r\n".utf8))
        guard case .partBegan? = try parser.next() else { Issue.record("a part begins"); return }
        let content = [UInt8](repeating: 7, count: 1000)
        parser.feed(content)
        guard case .bytes(let bytes)? = try parser.next() else { Issue.record("bytes follow"); return }
        let isShared = content.withUnsafeBytes { whole in bytes.withUnsafeBytes { $0.baseAddress == whole.baseAddress }
        }
        #expect(isShared)
    }
}

import MultipartFormData
import Testing

/// What is built is what is read.
struct FormDataRoundTripTests {
    static let hostileNames = [
        "", "a", "\"", "\"\"", "\\", "a\\", "\\\\", "\\\"", "a\";b", "a\"; filename=\"evil", "a;b=c", "é 日本 𝄞",
        "a\r\nContent-Type: text/html\r\n\r\n<p>", "\u{0}\u{1}\t\u{7F}", "--X", "--X--", "%", "%2", "%41", "a'b*=c",
        "../../etc/passwd", "C:\\dir\\", " a ", ";x=\\", "; x=\\",
    ]

    @Test(arguments: hostileNames)
    func hostileNamesComeBack(_ name: String) throws {
        for other in Self.hostileNames {
            var form = try FormData.make()
            try form.append(name, bytes: Array("content".utf8), fileName: other)
            var parser = try FormDataParser(contentType: "\(form.contentType)")
            let (events, error) = parser.read(try form.bytes(), chunkLength: 7)
            #expect(error == nil)
            let expected = ReadPart(
                name: name, fileName: other, type: "application/octet-stream", content: "content")
            #expect(ReadPart.parts(events) == [expected])
        }
    }

    @Test func randomContentComesBack() throws {
        var generator = SystemRandomNumberGenerator()
        let alphabet = Array("\r\n-X\r\n--Y".utf8)
        for _ in 0..<200 {
            let count = Int.random(in: 0...60, using: &generator)
            let content = (0..<count).map { _ in alphabet[Int.random(in: 0..<alphabet.count, using: &generator)] }
            var form = FormData(boundary: try Boundary(validating: "XYXY"))
            guard (try? form.append("a", bytes: content)) != nil else { continue }
            let bytes = try form.bytes()
            for length in [1, 2, 3, 5, 1000] {
                var parser = FormDataParser(boundary: form.boundary)
                let (events, error) = parser.read(bytes, chunkLength: length)
                #expect(error == nil)
                #expect(ReadPart.parts(events).map { Array($0.content.utf8) } == [content])
            }
        }
    }

    @Test func furtherHeadersComeBack() throws {
        var form = try FormData.make()
        try form.append("a", value: "b", headers: [PartHeader("X-One", "1"), PartHeader("x-one", "2: 3")])
        var parser = FormDataParser(boundary: form.boundary)
        guard case .partBegan(let head)? = parser.read(try form.bytes()).events.first else {
            Issue.record("a part begins")
            return
        }
        #expect(head.headers.map(\.name) == ["Content-Disposition", "X-One", "x-one"])
        #expect(head.headers.map(\.value).suffix(2) == ["1", "2: 3"])
    }
}

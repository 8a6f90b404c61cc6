#if Upload
import MIMETypes
import MultipartFormData
import NIOHTTP1
import Testing

@testable import FormClient

struct RequestTargetTests {
    @Test(arguments: [
        ("http://example.org", "example.org", "/"), ("https://example.org:443/a?b=c", "example.org", "/a?b=c"),
        ("http://example.org:443/", "example.org:443", "/"), ("http://[::1]:8080/a%20b", "[::1]:8080", "/a%20b"),
        ("HTTP://me:secret@Example.org/#there", "Example.org", "/"), ("http://example.org?q", "example.org", "/?q"),
    ])
    func headSaysWhereItGoes(_ url: String, _ host: String, _ path: String) throws {
        let target = try RequestTarget(url)
        #expect(target.hostAndPort == host)
        #expect(target.pathAndQuery == path)
        #expect(!target.text.contains("secret"))
    }

    @Test(arguments: [
        ("there", "http://example.org/a/there"), ("/there?x", "http://example.org/there?x"),
        ("//other.example/", "http://other.example/"), ("https://other.example", "https://other.example"),
        ("?only=query", "http://example.org/a/b?only=query"),
    ])
    func locationMayBeRelative(_ location: String, _ url: String) throws {
        #expect(try RequestTarget("http://example.org/a/b?c").target(of: location)?.text == url)
    }

    @Test func encryptedBodyIsNotSentOnInTheClear() throws {
        let body = RequestBody.bytes([1], type: .octetStream)
        let request = try FormRequest(.POST, RequestTarget("https://example.org/"), headers: [], body: body)
        #expect(throws: FormClientError.self) { try request.following(status: 307, location: "http://example.org/") }
        #expect(try request.following(status: 303, location: "http://example.org/")?.body == nil)
        #expect(try request.following(status: 307, location: "/there")?.body != nil)
        #expect(try request.following(status: 304, location: "/there") == nil)
        #expect(try request.following(status: 307, location: nil) == nil)
    }
}

struct PaceTests {
    @Test func piecesFollowTheSpeedOfTheLine() {
        var pace = Pace()
        for _ in 0..<9 {
            pace.begin()
            pace.end(at: .now + .seconds(1))
        }
        #expect(pace.pieceLength == 8 << 10)
        pace.begin()
        pace.end(at: .now + .milliseconds(50))
        #expect(pace.pieceLength == 8 << 10)
        for _ in 0..<9 {
            pace.begin()
            pace.end(at: .now - .milliseconds(1))
        }
        #expect(pace.pieceLength == 128 << 10)
    }
}
#endif

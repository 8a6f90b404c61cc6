#if Upload
import MIMETypes
import NIOHTTP1
import Testing

@testable import FormClient

struct FormRequestTests {
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
#endif

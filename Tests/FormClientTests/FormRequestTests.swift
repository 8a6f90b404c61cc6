#if Upload
import HTTPTypes
import MIMETypes
import Testing

@testable import FormClient

struct FormRequestTests {
    @Test func encryptedBodyIsNotSentOnInTheClear() throws {
        let body = RequestBody.bytes([1], type: .octetStream)
        let request = try FormRequest(.post, RequestTarget("https://example.org/"), headers: [:], body: body)
        #expect(throws: FormClientError.self) { try request.following(307, "http://example.org/") }
        #expect(try request.following(303, "http://example.org/")?.body == nil)
        #expect(try request.following(307, "/there")?.body != nil)
        #expect(try request.following(304, "/there") == nil)
        #expect(try request.following(307, nil) == nil)
    }
}

extension FormRequest {
    fileprivate func following(
        _ status: Int, _ location: String?, _ policy: FormClientConfiguration.RedirectPolicy = .readAnywhere
    ) throws(FormClientError) -> FormRequest? {
        try following(status: status, location: location, policy: policy)
    }
}
#endif

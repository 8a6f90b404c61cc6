#if Upload
package import HTTPTypes
package import MultipartFormData
import NIOHTTP1

extension HTTPFormClient {
    /// Returns the first lines that an upload would send, without sending anything.
    ///
    /// - Parameters: the same as those of `upload`.
    /// - Returns: the request line and the headers, without the blank line after them.
    /// - Throws: a `FormClientError` with the code `invalidParameter`.
    package func preview(
        of form: FormData, to url: String, method: HTTPRequest.Method = .post, headers: HTTPFields = [:]
    ) throws(FormClientError) -> [String] {
        var request = try request(method, url, body: .form(form), parameters: [:], headers: headers)
        request.storedAuthorization = configuration.netrc?.authorization(for: request.target)
        let head = request.head(for: try proxy(for: request.target))
        return ["\(head.method.rawValue) \(head.uri) HTTP/1.1"] + head.headers.map { "\($0.name): \($0.value)" }
    }
}
#endif

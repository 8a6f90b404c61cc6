#if Upload
package import MultipartFormData
import NIOHTTP1

extension HTTPFormClient {
    /// Gives the first lines that an upload would send, without sending anything.
    ///
    /// - Parameters: as for `upload`.
    /// - Returns: the request line and the headers, without the blank line behind them.
    /// - Throws: a `FormClientError` of the code `invalidParameter`.
    package func preview(
        of form: FormData, to url: String, method: String = "POST", headers: [HTTPHeader] = []
    ) throws(FormClientError) -> [String] {
        let request = try request(HTTPMethod(rawValue: method), RequestTarget(url), headers: headers, body: .form(form))
        var lines = ["\(method) \(request.target.pathAndQuery) HTTP/1.1"]
        lines += request.sentHeaders.map { "\($0.name): \($0.value)" }
        // What the connection adds.
        lines.append(form.contentLength.map { "Content-Length: \($0)" } ?? "Transfer-Encoding: chunked")
        return lines
    }
}
#endif

#if Upload
public import HTTPTypes

extension HTTPFormClient {
    /// Downloads a file, and goes on where an earlier download broke off.
    ///
    /// What has arrived is kept in a file whose name ends in `.part`, and the server's tag of it in another that ends in
    /// `.etag`. The next call asks for the rest with `Range` and `If-Range`: a server on which the file has changed, or that
    /// has no tags, sends all of it again.
    /// https://www.rfc-editor.org/rfc/rfc9110#section-13.1.5
    ///
    /// - Parameters:
    ///   - url: an `http` or `https` URL; a name and password in it are sent as basic authorization.
    ///   - path: where the file goes once it is complete.
    ///   - headers: further headers; they take the place of the configuration's.
    ///   - onProgress: called for each piece with the bytes that were written so far, and the length of the whole if it is
    ///     known; or nil.
    /// - Returns: the response, whose body was read.
    /// - Throws: a `FormClientError`, of the code `unwritableFile` if the file can't be written.
    @discardableResult
    public func download(
        _ url: String, to path: String, headers: HTTPFields = [:],
        onProgress: (@Sendable (_ written: Int, _ total: Int?) -> Void)? = nil
    ) async throws(FormClientError) -> FormResponse {
        let tag = EntityTag(path: path)
        let start = tag.value == nil ? 0 : PartialFile.length(for: path)
        var headers = headers
        // A part of compressed bytes is of no use.
        headers[.acceptEncoding] = "identity"
        if start > 0, let value = tag.value {
            headers[.range] = "bytes=\(start)-"
            headers[.ifRange] = value
        }
        let response = try await send(.get, url, headers: headers)
        let resumes = response.status == 206 && response.continues(at: start)
        guard resumes || response.status != 206 else {
            throw FormClientError(.invalidResponse, response.url, reason: "sends another part than asked; try again")
        }
        // A part of what was decompressed is no part of what the server has.
        try tag.store(response.headers[.contentEncoding] == nil ? response.headers[.eTag] : nil)
        let part = try PartialFile(path: path, resumesAt: resumes ? start : 0)
        try await part.append(response.body, length: response.expectedLength, onProgress: onProgress)
        try part.finish()
        tag.remove()
        return response
    }
}

extension FormResponse {
    /// Tells whether a part of a file starts at the byte.
    fileprivate func continues(at start: Int) -> Bool {
        headers[.contentRange]?.hasPrefix("bytes \(start)-") ?? false
    }
}
#endif

#if Upload
public import HTTPTypes

extension HTTPFormClient {
    /// Downloads a file, resuming an earlier download that broke off.
    ///
    /// Keeps what has arrived in a file whose name ends in `.part`, and the server's entity tag in one that ends in
    /// `.etag`. The next call asks for the rest with `Range` and `If-Range`. A server sends the whole file again if the
    /// file has changed or the server has no tags.
    /// https://www.rfc-editor.org/rfc/rfc9110#section-13.1.5
    ///
    /// - Parameters:
    ///   - url: an `http` or `https` URL; a name and password in it are sent as basic authorization.
    ///   - path: where the complete file goes.
    ///   - headers: further headers; they replace the configuration's.
    ///   - onProgress: called for each piece with the bytes written so far, and the total length if it is known; or
    ///     nil.
    /// - Returns: the response; its body has been read.
    /// - Throws: a `FormClientError`, with the code `unwritableFile` if the file can't be written.
    @discardableResult
    public func download(
        _ url: String, to path: String, headers: HTTPFields = [:],
        onProgress: (@Sendable (_ written: Int, _ total: Int?) -> Void)? = nil
    ) async throws(FormClientError) -> FormResponse {
        let tag = EntityTag(path: path)
        let start = tag.value == nil ? 0 : PartialFile.length(for: path)
        var headers = headers
        // Part of a compressed body is useless on its own.
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
        // A part of decompressed bytes is not a part of the server's file.
        try tag.store(response.headers[.contentEncoding] == nil ? response.headers[.eTag] : nil)
        let part = try PartialFile(path: path, resumesAt: resumes ? start : 0)
        try await part.append(response.body, length: response.expectedLength, onProgress: onProgress)
        try part.finish()
        tag.remove()
        return response
    }
}

extension FormResponse {
    /// Tells whether the response is the part of a file that starts at this byte.
    fileprivate func continues(at start: Int) -> Bool {
        headers[.contentRange]?.hasPrefix("bytes \(start)-") ?? false
    }
}
#endif

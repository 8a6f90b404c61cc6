#if Upload
public import HTTPTypes

extension HTTPFormClient {
    /// Downloads a file, or resumes an interrupted download.
    ///
    /// Until the download is complete, the bytes that have arrived are kept in a file whose name ends in `.part`, and
    /// the server's entity tag is kept in a file whose name ends in `.etag`. The next call asks for the remaining bytes
    /// with `Range` and `If-Range`. The whole file is downloaded again if it has changed on the server, or if the
    /// server sends no strong entity tag or doesn't send exactly the remaining bytes.
    /// https://www.rfc-editor.org/rfc/rfc9110#section-13.1.5
    ///
    /// - Parameters:
    ///   - url: an `http` or `https` URL; a name and password in it are sent with basic authentication.
    ///   - path: the path of the complete file. If there is already a regular file at the path, it is replaced;
    ///     anything else there causes an error.
    ///   - headers: additional headers, which replace configured headers with the same names.
    ///   - onProgress: a closure called after each chunk; nil for none. Its arguments are the number of bytes written
    ///     so far, and the total length, which is nil if it is not known.
    /// - Returns: the response; its body has already been read.
    /// - Throws: a `FormClientError`, with the code `unwritableFile` if the file can't be written.
    @discardableResult
    public func download(
        _ url: String, to path: String, headers: HTTPFields = [:],
        onProgress: (@Sendable (_ written: Int, _ total: Int?) -> Void)? = nil
    ) async throws(FormClientError) -> FormResponse {
        try PartialFile.requireReplaceable(path)
        let tag = EntityTag(path: path)
        let start = tag.value == nil ? 0 : PartialFile.length(for: path)
        var headers = headers
        // A part of a compressed body can't be decompressed on its own.
        headers[.acceptEncoding] = "identity"
        let response: FormResponse
        let rest = try await rest(of: url, from: start, tag, headers: headers)
        if let rest { response = rest } else { response = try await send(.get, url, headers: headers) }
        guard rest != nil || response.status != 206 else {
            throw FormClientError(.invalidResponse, response.url, reason: "sends another part than asked; try again")
        }
        // A range of the decompressed bytes is not a range of the server's file.
        try tag.store(response.headers[.contentEncoding] == nil ? response.headers[.eTag] : nil)
        let part = try PartialFile(path: path, resumesAt: response.status == 206 ? start : 0)
        try await part.append(response.body, length: response.expectedLength, onProgress: onProgress)
        try part.finish()
        tag.remove()
        return response
    }

    /// Requests the remaining bytes of a file; if the file has changed, the server sends all of it instead.
    ///
    /// - Returns: the response; nil if there is no partial file to continue, or if the server sends neither the
    ///   remaining bytes nor the whole file.
    private func rest(
        of url: String, from start: Int, _ tag: EntityTag, headers: HTTPFields
    ) async throws(FormClientError) -> FormResponse? {
        guard start > 0, let value = tag.value else { return nil }
        var headers = headers
        headers[.range] = "bytes=\(start)-"
        headers[.ifRange] = value
        do throws(FormClientError) {
            let response = try await send(.get, url, headers: headers)
            return response.status == 416 || response.status == 206 && !response.isRest(from: start) ? nil : response
        } catch {
            // The file is not longer than the part that has already arrived.
            guard error.status == 416 else { throw error }
            return nil
        }
    }
}

extension FormResponse {
    /// Checks whether the response contains everything from this offset to the end of the file.
    fileprivate func isRest(from start: Int) -> Bool {
        let (range, prefix) = (headers[.contentRange] ?? "", "bytes \(start)-")
        guard range.hasPrefix(prefix) else { return false }
        let numbers = range.dropFirst(prefix.count).split(separator: "/", omittingEmptySubsequences: false)
        guard numbers.count == 2, let last = Int(numbers[0]) else { return false }
        return numbers[1] == "*" || Int(numbers[1]).map { $0 - 1 == last } ?? false
    }
}
#endif

#if Upload
public import HTTPTypes

extension HTTPFormClient {
    /// Downloads a file, or resumes an interrupted download.
    ///
    /// The bytes that have arrived are kept in a file whose name ends in `.part`, and the server's entity tag in one
    /// whose name ends in `.etag`. The next call asks for the rest with `Range` and `If-Range`. If the file on the
    /// server has changed, or the server sends no entity tags or doesn't send exactly the rest, the whole file is
    /// downloaded again.
    /// https://www.rfc-editor.org/rfc/rfc9110#section-13.1.5
    ///
    /// - Parameters:
    ///   - url: an `http` or `https` URL; a name and password in it are sent with basic authentication.
    ///   - path: the path of the complete file; a file that already exists there must be a regular one.
    ///   - headers: additional headers, which replace configured headers with the same names.
    ///   - onProgress: a closure called after each piece with the number of bytes written so far, and with the total
    ///     length if it is known; nil for none.
    /// - Returns: the response; its body has been read.
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
        // A part of a compressed body is useless on its own.
        headers[.acceptEncoding] = "identity"
        let response: FormResponse
        let rest = try await rest(of: url, from: start, tag, headers: headers)
        if let rest { response = rest } else { response = try await send(.get, url, headers: headers) }
        guard rest != nil || response.status != 206 else {
            throw FormClientError(.invalidResponse, response.url, reason: "sends another part than asked; try again")
        }
        // A part of decompressed bytes is not a part of the server's file.
        try tag.store(response.headers[.contentEncoding] == nil ? response.headers[.eTag] : nil)
        let part = try PartialFile(path: path, resumesAt: response.status == 206 ? start : 0)
        try await part.append(response.body, length: response.expectedLength, onProgress: onProgress)
        try part.finish()
        tag.remove()
        return response
    }

    /// Requests the rest of a file, and receives it, or the whole file if it has changed.
    ///
    /// - Returns: the response; nil if there is no partial file to continue, or the server sends neither.
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

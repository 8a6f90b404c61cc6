#if Upload
public import HTTPTypes
public import MIMETypes

extension HTTPFormClient {
    /// Sends a file unchanged with `PUT`, for example to a presigned URL of an object store.
    ///
    /// If checksums are requested, the file is read twice: first to compute the checksums, and then to send the file. A
    /// presigned URL may be valid only for the type and the headers for which it was created.
    ///
    /// - Parameters:
    ///   - path: the path of a regular file, absolute or relative to the working directory.
    ///   - url: an `http` or `https` URL; a name and password in it are sent with basic authentication.
    ///   - store: the object store, which determines the headers for the checksums; nil for any other server.
    ///   - digests: the algorithms of the checksums to send; none by default.
    ///   - type: the type of the file, or nil to detect it with `detector`.
    ///   - detector: the detector to use if `type` is nil; if both are nil, the type is `application/octet-stream`.
    ///   - headers: additional headers, which replace headers of the same names from the store and the configuration.
    ///   - onProgress: a closure called for each piece sent; nil for none. Sending waits until the closure returns.
    /// - Returns: the response; its body has not been read.
    /// - Throws: a `FormClientError`, with the code `invalidParameter` if there is no header for one of the checksums.
    public func put(
        _ path: String, to url: String, store: ObjectStore? = nil, digests: [ContentDigest.Algorithm] = [],
        type: MIMEType? = nil, detector: (any MIMETypeDetecting)? = nil, headers: HTTPFields = [:],
        onProgress: (@Sendable (UploadProgress) -> Void)? = nil
    ) async throws(FormClientError) -> FormResponse {
        let body = RequestBody.file(path, type: type, detector: detector)
        let all = try await ObjectStore.headers(of: body, for: store, digests).replacing(with: headers)
        return try await send(.put, url, body: body, headers: all, onProgress: onProgress)
    }
}

extension ObjectStore {
    /// Computes the checksums of a body, and returns the headers for them.
    static func headers(
        of body: RequestBody, for store: ObjectStore?, _ algorithms: [ContentDigest.Algorithm]
    ) async throws(FormClientError) -> HTTPFields {
        // Checksums for which there is no header are refused before anything is read.
        _ = try fields(algorithms.map { ContentDigest(algorithm: $0, bytes: []) }, store)
        return try fields(algorithms.isEmpty ? [] : await body.digests(algorithms), store)
    }

    private static func fields(
        _ digests: [ContentDigest], _ store: ObjectStore?
    ) throws(FormClientError) -> HTTPFields {
        if let store { return try store.headers(for: digests) }
        return try ContentDigest.headers(for: digests)
    }
}
#endif

#if Upload
public import HTTPTypes
import MultipartFormData

extension HTTPFormClient {
    /// Uploads a file unchanged, and resumes the upload if the connection, this process or the server fails.
    ///
    /// The client asks the server how much has arrived, and sends the rest. A small file records the upload until it is
    /// complete: the next call with the same file and URL continues it. If the file has changed since then, the call
    /// fails. If the response to the last bytes was lost, the server is asked for the state of the upload instead.
    ///
    /// - Parameters:
    ///   - path: absolute or relative to the working directory; it must be a regular file.
    ///   - url: an `http` or `https` URL; a name and password in it are sent as basic authorization.
    ///   - options: the protocol, the type of the file, and how often to resume.
    ///   - headers: further headers; they replace the configuration's.
    ///   - onProgress: called for each piece that was sent, or nil; sending waits for it. If the server has less than
    ///     was sent when the connection broke, the total falls.
    /// - Returns: the response to the whole upload.
    /// - Throws: a `FormClientError`, with the code `unreadableBody` if the file has changed since the upload began,
    ///   and `uploadGone` if the server no longer knows the upload.
    public func uploadResumably(
        _ path: String, to url: String, options: ResumableUploadOptions = ResumableUploadOptions(),
        headers: HTTPFields = [:], onProgress: (@Sendable (UploadProgress) -> Void)? = nil
    ) async throws(FormClientError) -> UploadAnswer {
        let file = try FileContent.checked(Array(path.utf8), type: options.type, detector: options.detector)
        guard let length = file.length else {
            throw FormClientError(.invalidParameter, path, reason: "has no known size; save it to a file and send that")
        }
        var run = ResumableRun(
            requests: try ResumableRequests(
                client: self, target: RequestTarget(url), url: url, file: file, length: length, headers: headers,
                options: options, onProgress: onProgress))
        return try await run.run()
    }
}
#endif

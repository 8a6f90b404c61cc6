#if Upload
public import HTTPTypes
import MultipartFormData

extension HTTPFormClient {
    /// Uploads a file unchanged, and resumes the upload if the connection, this process or the server fails.
    ///
    /// The client asks the server how many bytes have arrived, and sends the rest of the file. The state of the upload
    /// is stored in a small file until the upload is complete, so a later call with the same file and URL continues the
    /// upload. If the file to upload has changed since the upload began, the call fails. If the response to the last
    /// bytes is lost, the client asks the server for the state of the upload instead.
    ///
    /// - Parameters:
    ///   - path: the path of a regular file, absolute or relative to the working directory.
    ///   - url: an `http` or `https` URL; a name and password in it are sent with basic authentication.
    ///   - options: the options, such as the protocol, the type of the file, and how many times to resume.
    ///   - headers: additional headers, which replace configured headers with the same names.
    ///   - onProgress: a closure called for each piece sent; nil for none. Sending waits until the closure returns. If
    ///     the connection breaks and the server has received less than was sent, the total decreases.
    /// - Returns: the response to the whole upload.
    /// - Throws: a `FormClientError`, with the code `unreadableBody` if the file has changed since the upload began, or
    ///   with the code `uploadGone` if the server no longer knows the upload.
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

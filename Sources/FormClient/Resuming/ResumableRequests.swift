#if Upload
import HTTPTypes
import MIMETypes
import MultipartFormData

/// The requests of a resumable upload; each is sent once, without retries.
struct ResumableRequests: Sendable {
    let client: HTTPFormClient
    let target: RequestTarget
    /// The target URL as the caller wrote it, possibly with a name and a password.
    let url: String
    let file: FileContent
    let length: Int
    let headers: HTTPFields
    let options: ResumableUploadOptions
    let onProgress: (@Sendable (UploadProgress) -> Void)?

    /// The maximum number of bytes kept of a response's body.
    private static let bodyLimit = 64 << 10

    /// The path of the file that stores the state of the upload.
    var statePath: String { options.statePath ?? "\(file.path).upload" }

    /// Asks the server which protocol it offers; nil for none.
    func offer() async throws(FormClientError) -> (transfer: ResumableUploadOptions.Transfer?, headers: HTTPFields) {
        let request = try client.request(.options, url, body: nil, parameters: [:], headers: headers)
        let answer = try await answer(to: request)
        return (ResumableUploadOptions.Transfer(offeredBy: answer.headers), answer.headers)
    }

    /// Creates an upload without sending any of it.
    func create(_ transfer: ResumableUploadOptions.Transfer) async throws(FormClientError) -> UploadAnswer {
        let own = transfer.headers.creationHeaders(length: length, fileName: file.fileName, type: file.type)
        let method = transfer == .tus ? HTTPRequest.Method.post : options.method
        let body = RequestBody.bytes([], type: file.type)
        return try await answer(
            to: client.request(method, url, body: body, parameters: [:], headers: headers.replacing(with: own)))
    }

    /// Sends the whole file in one request, which may become a resumable upload.
    ///
    /// - Parameter onInterimResponse: a closure called for each interim response.
    /// - Returns: the response, whatever its status.
    /// - Throws: a `FormClientError` if there is no response.
    func sendWhole(
        onInterimResponse: @escaping @Sendable (Int, HTTPFields, RequestTarget) -> Void
    ) async throws(FormClientError) -> UploadAnswer {
        var own = DraftProtocol().creationHeaders(length: length, fileName: file.fileName, type: file.type)
        own[.uploadComplete] = "?1"
        var request = try client.request(
            options.method, url, body: .file(file, 0..<length, type: file.type), parameters: [:],
            headers: headers.replacing(with: own))
        request.onInterimResponse = onInterimResponse
        return try await answer(to: request, offset: 0)
    }

    /// Asks the server how much of an upload it has received.
    func ask(_ state: UploadState) async throws(FormClientError) -> UploadAnswer {
        try await answer(to: request(.head, state, nil, state.transfer.headers.questionHeaders()))
    }

    /// Appends a range of the file to an upload.
    func append(_ range: Range<Int>, to state: UploadState) async throws(FormClientError) -> UploadAnswer {
        let transfer = state.transfer.headers
        let own = transfer.appendHeaders(offset: range.lowerBound, isLast: range.upperBound == length)
        let body = RequestBody.file(file, range, type: transfer.appendType)
        return try await answer(to: request(.patch, state, body, own), offset: range.lowerBound)
    }

    /// Builds a request to the URL of an upload, which may be on another server.
    private func request(
        _ method: HTTPRequest.Method, _ state: UploadState, _ body: RequestBody?, _ own: HTTPFields
    ) throws(FormClientError) -> FormRequest {
        let resource = try RequestTarget(state.resource)
        var own = own
        let isOwnServer = resource.hasOrigin(of: target)
        if isOwnServer, let authorization = target.authorization, headers[.authorization] == nil {
            own[.authorization] = authorization
        }
        var request = try client.request(
            method, state.resource, body: body, parameters: [:], headers: headers.replacing(with: own))
        if !isOwnServer { request.removeForeignHeaders(except: own) }
        return request
    }

    /// Sends a request without retries, and accepts any status of the response.
    private func answer(to request: FormRequest, offset: Int = 0) async throws(FormClientError) -> UploadAnswer {
        var configuration = client.configuration
        configuration.retries.limit = 0
        configuration.acceptedStatuses = 100..<1000
        let response = try await client.send(request, configuration: configuration) { [length, onProgress] in
            onProgress?(
                UploadProgress(
                    bytesSent: $0.bytesSent, totalBytesSent: offset + $0.totalBytesSent, totalBytesExpected: length))
        }
        return try await UploadAnswer(response, bodyLimit: Self.bodyLimit)
    }
}
#endif

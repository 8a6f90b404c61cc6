#if Upload
import HTTPTypes
import MIMETypes
import MultipartFormData

extension UploadState {
    /// Takes the URL of a new upload from the headers of a response.
    ///
    /// - Throws: a `FormClientError` if there is none, or if the rest of the file must not be sent there.
    init(
        _ headers: HTTPFields, of requests: ResumableRequests, transfer: ResumableUploadOptions.Transfer,
        from base: RequestTarget
    ) throws(FormClientError) {
        guard let location = headers[.location], let resource = base.target(of: location) else {
            throw FormClientError(
                .invalidResponse, base.text, reason: "does not state the URL of the upload; send it without resuming")
        }
        try requests.requireAllowed(resource, from: base)
        self.init(
            transfer: transfer, target: requests.target.text, resource: resource.text, file: requests.file.version,
            requestLimit: transfer.headers.requestLimit(headers))
    }
}

extension ResumableRequests {
    /// Throws if the file must not be sent to the URL of an upload.
    func requireAllowed(_ resource: RequestTarget, from base: RequestTarget) throws(FormClientError) {
        guard resource.isEncrypted || !base.isEncrypted else {
            throw FormClientError(
                .refusedRedirect, base.text,
                reason: "redirects it to '\(resource.text.printable())', which is not encrypted; ask its operator")
        }
        let isUpgrade = resource.isEncrypted && resource.host == base.host
        guard resource.hasOrigin(of: base) || isUpgrade || client.configuration.redirects == .anyOrigin else {
            throw FormClientError(
                .otherOrigin, base.text,
                reason: "redirects it to '\(resource.text.printable())', which is another server; "
                    + "allow redirects to any origin if that is right")
        }
    }
}

/// The state of an upload that a server announces while it is receiving the upload.
final class AnnouncedState: Sendable {
    private let requests: ResumableRequests
    private let announced = Lock<UploadState?>(nil)

    init(_ requests: ResumableRequests) {
        self.requests = requests
    }

    /// The state; nil if the server has announced no usable one.
    var state: UploadState? { announced.withLock(\.self) }

    /// Reads an interim response, and stores the upload that it announces.
    @Sendable func note(_ status: Int, _ headers: HTTPFields, from base: RequestTarget) {
        guard status == 104, state == nil,
            let state = try? UploadState(headers, of: requests, transfer: .draft, from: base),
            (try? state.write(requests.statePath)) != nil
        else { return }
        announced.withLock { $0 = state }
    }
}

extension UploadAnswer {
    /// The error for a response whose status is not accepted.
    var error: FormClientError {
        FormClientError(status: status, from: url, bodyStart: Array(body.prefix(4096)))
    }
}

extension FormClientError {
    /// Whether a status means that the same request may succeed later, or at another offset.
    var isPassingStatus: Bool {
        guard code == .badStatus, let status else { return false }
        return [408, 409, 423, 429].contains(status) || status >= 500
    }
}
#endif

#if Server
import HTTPTypes

/// An error that explains to the client why its request can't be served.
///
/// https://www.rfc-editor.org/rfc/rfc9457
struct ServiceError: Error {
    let kind: Kind
    /// One sentence that states what is wrong and what to do about it.
    let detail: String
    var headers: HTTPFields = [:]

    init(_ kind: Kind, _ detail: String, headers: HTTPFields = [:]) {
        self.kind = kind
        self.detail = detail
        self.headers = headers
    }
}

extension ServiceError {
    /// The error if the service has too much work.
    static var overloaded: ServiceError {
        ServiceError(.overloaded, "Try again in a second; the service is busy.", headers: [.retryAfter: "1"])
    }

    /// The error if a client would hold more memory than remains free.
    static var tooMuchMemory: ServiceError {
        ServiceError(
            .tooManyRequests,
            "Send fewer files at a time; this client's other files use all of its memory.",
            headers: [.retryAfter: "1"])
    }

    /// Returns the error for a name that is too long, wherever the name was sent.
    static func nameTooLong(_ limits: ServiceLimits) -> ServiceError {
        ServiceError(.contentTooLarge, "Send names of at most \(limits.nameLength) bytes.")
    }

    /// Returns the error for a look-up of too many names.
    static func tooManyNames(_ limits: ServiceLimits) -> ServiceError {
        ServiceError(.contentTooLarge, "Ask for at most \(limits.nameCount) names at a time.")
    }

    /// The kinds of problems; their names are part of the API and never change.
    enum Kind: String, CaseIterable {
        case badRequest = "bad-request"
        case malformedForm = "malformed-form"
        case notFound = "not-found"
        case unknownType = "unknown-type"
        case unknownExtension = "unknown-extension"
        case methodNotAllowed = "method-not-allowed"
        case notAcceptable = "not-acceptable"
        case requestTimeout = "request-timeout"
        case contentTooLarge = "content-too-large"
        case unauthorized
        case unsupportedMediaType = "unsupported-media-type"
        case tooManyRequests = "too-many-requests"
        case headersTooLarge = "headers-too-large"
        case overloaded
        case notImplemented = "not-implemented"
        case internalError = "internal-error"
    }
}

extension ServiceError.Kind {
    var status: HTTPResponse.Status {
        switch self {
        case .badRequest, .malformedForm: .badRequest
        case .notFound, .unknownType, .unknownExtension: .notFound
        case .methodNotAllowed: .methodNotAllowed
        case .notAcceptable: .notAcceptable
        case .requestTimeout: .requestTimeout
        case .contentTooLarge: .contentTooLarge
        case .unauthorized: .unauthorized
        case .unsupportedMediaType: .unsupportedMediaType
        case .tooManyRequests: .tooManyRequests
        case .headersTooLarge: .requestHeaderFieldsTooLarge
        case .overloaded: .serviceUnavailable
        case .notImplemented: .notImplemented
        case .internalError: .internalServerError
        }
    }

    var title: String {
        switch self {
        case .badRequest: "The request is malformed"
        case .malformedForm: "The form is malformed"
        case .notFound: "There is nothing here"
        case .unknownType: "The media type is not known"
        case .unknownExtension: "The extension is not known"
        case .methodNotAllowed: "The method is not allowed here"
        case .notAcceptable: "None of the accepted types is available"
        case .requestTimeout: "The request took too long to arrive"
        case .contentTooLarge: "The request is too large"
        case .unauthorized: "The request has no valid token"
        case .unsupportedMediaType: "The content coding is not supported"
        case .tooManyRequests: "The client sends too many requests"
        case .headersTooLarge: "The headers are too large"
        case .overloaded: "The service is busy"
        case .notImplemented: "The service can't do this"
        case .internalError: "Something went wrong in the service"
        }
    }
}
#endif

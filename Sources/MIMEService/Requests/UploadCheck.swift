#if Server
import Hummingbird
import HTTPTypes
import MIMEDetection
import MultipartFormData

/// The policy check that a request asks for: `?allow=image/*,application/pdf&status=422`.
struct UploadCheck {
    let allowed: AllowedTypes
    /// Whether the response to a refused file has the status 422.
    let hasStatus: Bool

    /// The parameters that a request with files may have.
    private static let parameters: Set = ["name", "fields", "partial", "allow", "status"]

    /// Reads the check from a query; nil if there is none.
    ///
    /// A misspelled `allow` must not let every file in. So an unknown parameter is an error, and so is a repeated one.
    init?(_ query: URLEncodedForm, _ limits: UploadLimits) throws(ServiceError) {
        for (index, pair) in query.pairs.enumerated() {
            let isRepeated = query.pairs.prefix(index).contains { $0.name == pair.name }
            guard Self.parameters.contains(pair.name), !isRepeated else {
                let known = Self.parameters.sorted().joined(separator: ", ")
                throw ServiceError(.badRequest, "Send each of the parameters \(known) at most once, and no others.")
            }
        }
        switch query["status"] {
        case "422": hasStatus = true
        case nil, "200": hasStatus = false
        default: throw ServiceError(.badRequest, "Send status=422 for that status if a file is refused, or status=200.")
        }
        guard let text = query["allow"] else {
            guard !hasStatus else {
                throw ServiceError(.badRequest, "Send status=422 along with allow=image/png, or neither.")
            }
            return nil
        }
        allowed = try AllowedTypes(text, limits: limits)
    }
}

extension URLEncodedForm {
    /// Throws if the request asks for a policy check although the response can't contain a verdict.
    func refuseCheck() throws(ServiceError) {
        guard self["allow"] == nil, self["status"] == nil else {
            throw ServiceError(.badRequest, "Ask /v1/detect whether a file may be kept; this answer has no verdict.")
        }
    }
}
#endif

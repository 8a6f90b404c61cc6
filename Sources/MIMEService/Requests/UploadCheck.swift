#if Server
import Hummingbird
import HTTPTypes
import MultipartFormData

/// What a request wants to know about files besides their types: `?allow=image/*,application/pdf&status=422`.
struct UploadCheck {
    let allowed: AllowedTypes
    /// Whether the answer to a refused file has the status 422.
    let hasStatus: Bool

    /// The parameters of a request with files.
    private static let parameters: Set = ["name", "fields", "partial", "allow", "status"]

    /// Reads the check; nil if there is none.
    ///
    /// A misspelled `allow` must not let every file in, so a parameter that is not known is an error, as is one that is
    /// there twice.
    init?(_ query: URLEncodedForm) throws(ServiceError) {
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
        allowed = try AllowedTypes(text)
    }
}

extension URLEncodedForm {
    /// Throws if a policy is asked for where the answer has no room for a verdict.
    func refuseCheck() throws(ServiceError) {
        guard self["allow"] == nil, self["status"] == nil else {
            throw ServiceError(.badRequest, "Ask /v1/detect whether a file may be kept; this answer has no verdict.")
        }
    }
}
#endif

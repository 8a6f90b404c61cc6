#if Server
import Hummingbird
import HTTPTypes
import MIMEDetection
import MIMETypes
import MultipartFormData

/// What a request wants to know about files besides their types: `?allow=image/png,application/pdf&status=422`.
struct UploadCheck {
    let policy: UploadPolicy
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
        guard let text = query["allow"] else {
            guard query["status"] == nil else {
                throw ServiceError(.badRequest, "Send status=422 along with allow=image/png, or neither.")
            }
            return nil
        }
        policy = UploadPolicy(allowing: try Self.types(text))
        switch query["status"] {
        case "422": hasStatus = true
        case nil, "200": hasStatus = false
        default: throw ServiceError(.badRequest, "Send status=422 for that status if a file is refused, or status=200.")
        }
    }

    private static func types(_ text: String) throws(ServiceError) -> [MIMEType] {
        let types = text.split(separator: ",").map { MIMEType(String($0)) }
        guard !types.isEmpty, !types.contains(nil) else {
            throw ServiceError(.badRequest, "Allow media types such as image/png,application/pdf.")
        }
        for case let type? in types where !TypeRegistry.standard.contains(type) {
            throw ServiceError(
                .unknownType, "Allow media types that are known, such as image/png; '\(type.essence)' is not.")
        }
        return types.compactMap(\.self)
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

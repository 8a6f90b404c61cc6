#if Server
import HTTPTypes
import Hummingbird
import MIMEDetection
import MIMETypes
import DetectionJSON
import MultipartFormData

extension Request {
    /// The query, decoded as a form is; empty if there is none.
    var query: URLEncodedForm {
        URLEncodedForm(parsing: uri.query ?? "")
    }

    /// The policy of `?allow=image/png,application/pdf`; nil if there is none.
    var uploadPolicy: UploadPolicy? {
        get throws(ServiceError) {
            guard let text = query["allow"] else { return nil }
            let types = text.split(separator: ",").map { MIMEType(String($0)) }
            guard !types.isEmpty, !types.contains(nil) else {
                throw ServiceError(.badRequest, "Allow media types such as image/png,application/pdf.")
            }
            for case let type? in types where !TypeRegistry.standard.contains(type) {
                throw ServiceError(
                    .unknownType, "Allow media types that are known, such as image/png; '\(type.essence)' is not.")
            }
            return UploadPolicy(allowing: types.compactMap(\.self))
        }
    }

    /// Whether the client states that it sends only the start of a file.
    var isPartial: Bool {
        get throws(ServiceError) {
            switch query["partial"] {
            case "true": true
            case nil, "false": false
            default: throw ServiceError(.badRequest, "Send partial=true, partial=false, or neither.")
            }
        }
    }

    /// The request without the base path, if it begins with it.
    func below(_ basePath: String) -> Request {
        guard !basePath.isEmpty, let path = head.path, path.hasPrefix(basePath) else { return self }
        let rest = path.dropFirst(basePath.count)
        guard rest.isEmpty || rest.hasPrefix("/") || rest.hasPrefix("?") else { return self }
        var head = head
        head.path = rest.hasPrefix("/") ? String(rest) : "/\(rest)"
        return Request(head: head, body: body)
    }

    /// Whether a body is announced.
    var hasBody: Bool {
        headers.contains(.transferEncoding) || headers[.contentLength].map { $0 != "0" } ?? false
    }
}

extension URLEncodedForm {
    /// The members that `?fields=type,name` asks for; all by default.
    var fields: FieldSelection {
        get throws(ServiceError) {
            guard let names = self["fields"] else { return .all }
            guard let fields = FieldSelection(names.split(separator: ",").map(String.init)) else {
                throw ServiceError(
                    .badRequest, "Ask for fields out of \(FieldSelection.known.joined(separator: ", ")).")
            }
            return fields
        }
    }
}

extension HTTPField.Name {
    static let requestID = constant("X-Request-ID")
    static let undetermined = constant("X-Undetermined")

    static func constant(_ text: String) -> HTTPField.Name {
        guard let name = HTTPField.Name(text) else { preconditionFailure("\(text) is no header name") }
        return name
    }
}
#endif

#if Server
import HTTPTypes
import Hummingbird
import MultipartFormData

extension Request {
    /// The query, decoded as a form is; empty if there is none.
    var query: URLEncodedForm {
        URLEncodedForm(parsing: uri.query ?? "")
    }

    /// Whether a body is announced.
    var hasBody: Bool {
        headers.contains(.transferEncoding) || headers[.contentLength].map { $0 != "0" } ?? false
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

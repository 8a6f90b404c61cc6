#if Server
import HTTPTypes
import Hummingbird
import MIMEDetection
import MIMETypes
import DetectionJSON
import MultipartFormData

extension Request {
    /// The query, decoded like a form; empty if there is none.
    var query: URLEncodedForm {
        URLEncodedForm(parsing: uri.query ?? "")
    }

    /// Throws if the path or the query is not percent-encoded UTF-8, so that a name can't be interpreted in two ways.
    ///
    /// https://www.rfc-editor.org/rfc/rfc3986#section-2.1
    func requireText() throws(ServiceError) {
        guard var target = head.path, !target.utf8.allSatisfy(Self.isPlain) else { return }
        var isSound = true
        let bytes = target.withUTF8 { PercentEncoding.decode(Array($0)[...]) { isSound = false } }
        // The HTTP parser has already replaced bytes that are not UTF-8.
        guard isSound, String(utf8: bytes) != nil, !target.unicodeScalars.contains("\u{FFFD}")
        else {
            throw ServiceError(.badRequest, "Send names in UTF-8, percent-encoded, and % itself as %25.")
        }
    }

    private static func isPlain(_ byte: UInt8) -> Bool { byte < 0x80 && byte != UInt8(ascii: "%") }

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

    /// Returns the request without the base path, if its path begins with it.
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
    /// The members that a query such as `?fields=type,name` selects; all by default.
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

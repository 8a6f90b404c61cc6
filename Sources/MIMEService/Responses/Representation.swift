#if Server
import HTTPTypes
import MIMEDetection
import MIMETypes

/// The formats in which a result can be sent.
enum Representation: Sendable, CaseIterable {
    /// A JSON value, or an array of values.
    case json
    /// Only the types, one per line.
    case text
    /// A JSON value on each line.
    case jsonLines
    /// A page for a browser without scripts.
    case html

    /// Selects the format that the client prefers; among equally preferred ones, the first in `offers`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc9110#section-12.5.1
    init(_ headers: HTTPFields, offers: [Representation]) throws(ServiceError) {
        guard let text = headers[.accept], text != "*/*", !text.hasPrefix(Self.javaDefault) else {
            self = offers[0]
            return
        }
        let accept = AcceptHeader(text)
        let types = offers.flatMap(\.types)
        guard let best = accept.best(of: types), let chosen = offers.first(where: { $0.types.contains(best) }) else {
            let types = offers.map(\.contentType).joined(separator: ", ")
            throw ServiceError(.notAcceptable, "Send an Accept header with one of \(types), or none at all.")
        }
        self = chosen
    }

    /// The start of what Java's HttpURLConnection sends unless its caller sets something else: no browser sends it.
    private static let javaDefault = "text/html, image/gif, image/jpeg, *"

    var contentType: String {
        switch self {
        case .json: "application/json"
        case .text: "text/plain; charset=utf-8"
        case .jsonLines: "application/jsonl"
        case .html: "text/html; charset=utf-8"
        }
    }

    /// The types in `Accept` that request this format, apart from their aliases.
    ///
    /// All of them have the charset UTF-8, so that they also match an `Accept` header that states it.
    private var types: [MIMEType] {
        switch self {
        case .json: Self.jsonTypes
        case .text: Self.textTypes
        case .jsonLines: Self.jsonLinesTypes
        case .html: Self.htmlTypes
        }
    }

    private static let jsonTypes = types("application/json")
    private static let textTypes = types("text/plain")
    private static let jsonLinesTypes = types("application/jsonl", "application/json-lines")
    private static let htmlTypes = types("text/html")

    private static func types(_ names: String...) -> [MIMEType] {
        names.compactMap { MIMEType("\($0);charset=utf-8") }
    }
}
#endif

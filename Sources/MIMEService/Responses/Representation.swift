#if Server
import HTTPTypes
import MIMEDetection
import MIMETypes

/// The formats in which a result can be given.
enum Representation: Sendable, CaseIterable {
    /// A value, or an array of values.
    case json
    /// A bare type on each line.
    case text
    /// A value on each line.
    case jsonLines
    /// A page for a browser without scripts.
    case html

    /// Chooses what the client prefers; of equals, the first of `offers`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc9110#section-12.5.1
    init(_ headers: HTTPFields, offers: [Representation]) throws(ServiceError) {
        guard let text = headers[.accept], text != "*/*" else {
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

    var contentType: String {
        switch self {
        case .json: "application/json"
        case .text: "text/plain; charset=utf-8"
        case .jsonLines: "application/jsonl"
        case .html: "text/html; charset=utf-8"
        }
    }

    /// The types in `Accept` that ask for it, besides their aliases.
    ///
    /// All of them are UTF-8, also for who says so in `Accept`.
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

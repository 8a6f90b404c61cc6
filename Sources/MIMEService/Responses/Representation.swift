#if Server
import HTTPTypes
import Hummingbird
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
    init(_ request: Request, offers: [Representation]) throws(ServiceError) {
        let accept = request.headers[values: .accept]
        if accept.isEmpty || accept == ["*/*"] {
            self = offers[0]
            return
        }
        let preferences = accept.flatMap { $0.split(separator: ",") }.prefix(64).compactMap { Preference($0) }
        let ranked = offers.map { offer in (offer, Self.quality(of: offer, preferences)) }
        guard let best = ranked.map(\.1).max(), best > 0, let chosen = ranked.first(where: { $0.1 == best }) else {
            let types = offers.map(\.contentType).joined(separator: ", ")
            throw ServiceError(.notAcceptable, "Send an Accept header with one of \(types), or none at all.")
        }
        self = chosen.0
    }

    var contentType: String {
        switch self {
        case .json: "application/json"
        case .text: "text/plain; charset=utf-8"
        case .jsonLines: "application/jsonl"
        case .html: "text/html; charset=utf-8"
        }
    }

    /// The types in `Accept` that ask for it.
    private var types: [MIMEType] {
        let names: [String] =
            switch self {
            case .json: ["application/json"]
            case .text: ["text/plain"]
            case .jsonLines: ["application/jsonl", "application/x-ndjson", "application/json-lines"]
            case .html: ["text/html"]
            }
        return names.compactMap { MIMEType($0) }
    }

    private static func quality(of offer: Representation, _ preferences: [Preference]) -> Double {
        offer.types.map { type in
            // The most specific range counts, so that "text/*;q=0.1, text/plain" has its intended meaning.
            preferences.filter { $0.range.matches(type) }.max { $0.specificity < $1.specificity }?.quality ?? 0
        }.max() ?? 0
    }
}

/// One element of an `Accept` header.
private struct Preference {
    let range: MediaRange
    let quality: Double
    let specificity: Int

    init?(_ text: Substring) {
        guard let type = MIMEType(String(text)), let range = MediaRange(String(text)) else { return nil }
        self.range = range
        quality = type[parameter: "q"].map { Double($0) ?? 0 } ?? 1
        specificity = type.type == "*" ? 0 : type.subtype == "*" ? 1 : 2
    }
}
#endif

#if Upload
import MultipartFormData

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Where a request goes: a URL whose name and password, if it has them, are taken out of it.
struct RequestTarget: Sendable {
    static let advice = "is no URL of a server; use one such as https://example.org/upload"

    let url: URL
    /// The value for an `Authorization` header, or nil.
    let authorization: String?

    /// The URL for a message and for the connection.
    var text: String { url.absoluteString }

    var isEncrypted: Bool { url.scheme == "https" }

    /// Checks a URL, and adds parameters to its query.
    init(_ text: String, parameters: URLEncodedForm = URLEncodedForm()) throws(FormClientError) {
        guard var components = URLComponents(string: text), let scheme = components.scheme?.lowercased(),
            ["http", "https"].contains(scheme), components.host?.isEmpty == false
        else { throw FormClientError(.invalidParameter, Self.redacted(text), reason: Self.advice) }
        components.scheme = scheme
        components.fragment = nil
        if !parameters.pairs.isEmpty {
            let query = components.percentEncodedQuery.map { $0.isEmpty ? "" : "\($0)&" } ?? ""
            components.percentEncodedQuery = "\(query)\(parameters)"
        }
        authorization = components.user.map { user in
            "Basic \(Data("\(user):\(components.password ?? "")".utf8).base64EncodedString())"
        }
        components.user = nil
        components.password = nil
        guard let url = components.url else {
            throw FormClientError(.invalidParameter, Self.redacted(text), reason: Self.advice)
        }
        self.url = url
    }

    /// Tells whether the same server answers at both.
    func hasOrigin(of other: RequestTarget) -> Bool {
        url.scheme == other.url.scheme && url.host() == other.url.host() && port == other.port
    }

    /// Gives where a `Location` leads to from here.
    ///
    /// - Returns: the target, or nil if it is no URL.
    func target(of location: String) -> RequestTarget? {
        URL(string: location, relativeTo: url).flatMap { try? RequestTarget($0.absoluteString) }
    }

    /// What follows the method in a request.
    var pathAndQuery: String {
        let path = components?.percentEncodedPath ?? ""
        return (path.isEmpty ? "/" : path) + (components?.percentEncodedQuery.map { "?\($0)" } ?? "")
    }

    /// The value of a `Host` header: the port is left out where it goes without saying.
    var hostAndPort: String {
        let host = components?.encodedHost ?? ""
        guard let port = url.port, port != (isEncrypted ? 443 : 80) else { return host }
        return "\(host):\(port)"
    }

    private var components: URLComponents? { URLComponents(url: url, resolvingAgainstBaseURL: true) }

    private var port: Int { url.port ?? (isEncrypted ? 443 : 80) }

    /// The text without what may be a password.
    private static func redacted(_ text: String) -> String {
        guard let at = text.lastIndex(of: "@") else { return text }
        return "…\(text[at...])"
    }
}
#endif

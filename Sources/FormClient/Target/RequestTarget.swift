#if Upload
package import MultipartFormData

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The target of a request: an `http` or `https` URL, parsed and checked before any other code sees it.
///
/// The result is plain ASCII. The host is a name that a resolver accepts, or an address. The port is from 1 to 65535.
/// The path and the query are escaped. The result is the same with and without Foundation. URLs are parsed as in
/// browsers, but a host or a port that programs interpret differently is refused.
/// https://url.spec.whatwg.org/#url-parsing
package struct RequestTarget: Sendable, Equatable {
    static let advice = "is not a URL of a server; use one such as https://example.org/upload"

    package let isEncrypted: Bool
    /// A name in lower case, an IPv4 address, or an IPv6 address between brackets.
    package let host: String
    package let port: Int
    /// The path and the query, which follow the method in a request.
    package let pathAndQuery: String
    /// The value of an `Authorization` header made from the name and the password in the URL; nil if there are none.
    package let authorization: String?

    /// Checks a URL, and adds parameters to its query.
    package init(_ text: String, parameters: URLEncodedForm = URLEncodedForm()) throws(FormClientError) {
        guard let pieces = URLPieces(text) else { throw Self.refusal(of: text, Self.advice) }
        do throws(HostName.Problem) {
            host = try HostName.checked(pieces.host)
        } catch {
            throw Self.refusal(of: text, "has a host that \(error.reason)")
        }
        guard let port = pieces.port(orElse: pieces.isEncrypted ? 443 : 80) else {
            throw Self.refusal(of: text, "has a port that is not a number from 1 to 65535; correct it")
        }
        self.port = port
        isEncrypted = pieces.isEncrypted
        authorization = pieces.user.map { "Basic \(Data($0).base64EncodedString())" }
        var query = pieces.query
        if !parameters.pairs.isEmpty {
            query = (query.map { $0.isEmpty ? "" : "\($0)&" } ?? "") + "\(parameters)"
        }
        pathAndQuery = pieces.path + (query.map { "?\($0)" } ?? "")
    }

    /// Checks a host and a port without a URL.
    init(host: String, port: Int) throws(FormClientError) {
        let isAddress = host.utf8.contains(UInt8(ascii: ":")) && !host.hasPrefix("[")
        do throws(HostName.Problem) {
            self.host = try HostName.checked((isAddress ? "[\(host)]" : host)[...].utf8)
        } catch {
            throw Self.refusal(of: host, "is a host that \(error.reason)")
        }
        guard 1...65535 ~= port else { throw Self.refusal(of: "\(port)", "is not a port from 1 to 65535; correct it") }
        self.port = port
        isEncrypted = false
        pathAndQuery = "/"
        authorization = nil
    }

    /// The URL as shown in messages, without its password.
    package var text: String { "\(origin)\(pathAndQuery)" }

    /// The scheme, the host and the port, without the default port.
    var origin: String { "\(scheme)://\(hostAndPort)" }

    /// The value of a `Host` header, without the default port.
    package var hostAndPort: String {
        port == (isEncrypted ? 443 : 80) ? host : "\(host):\(port)"
    }

    /// The host in the form that a resolver accepts: an IPv6 address has no brackets.
    package var address: String {
        host.hasPrefix("[") ? String(host.dropFirst().dropLast()) : host
    }

    /// Checks whether both targets have the same origin.
    package func hasOrigin(of other: RequestTarget) -> Bool {
        isEncrypted == other.isEncrypted && host == other.host && port == other.port
    }

    /// Returns the target that a `Location` header leads to, resolved against this one.
    ///
    /// https://www.rfc-editor.org/rfc/rfc3986#section-5.2
    ///
    /// - Returns: the target, or nil if the result is not the URL of a server.
    package func target(of location: String) -> RequestTarget? {
        let location = URLPieces.trimmed(location)
        let path = pathAndQuery.prefix { $0 != "?" }
        let first = location.utf8.first.map { $0 == UInt8(ascii: "\\") ? UInt8(ascii: "/") : $0 }
        let text: String
        if URLPieces.hasScheme(location) {
            text = location
        } else if URLPieces.startsAtAuthority(location) {
            text = "\(scheme):\(location)"
        } else if first == UInt8(ascii: "/") {
            text = origin + location
        } else if first == nil || first == UInt8(ascii: "#") {
            text = origin + pathAndQuery
        } else if first == UInt8(ascii: "?") {
            text = "\(origin)\(path)\(location)"
        } else {
            text = "\(origin)\(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])/\(location)"
        }
        return try? RequestTarget(text)
    }

    private var scheme: String { isEncrypted ? "https" : "http" }

    private static func refusal(of text: String, _ reason: String) -> FormClientError {
        FormClientError(.invalidParameter, URLPieces.redacted(text), reason: reason)
    }
}
#endif

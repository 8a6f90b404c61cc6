#if Upload
import NIOCore

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A proxy whose host and port were checked.
struct ProxyTarget: Hashable, Sendable {
    enum Kind: Sendable {
        case http, socks
    }

    let kind: Kind
    /// The host name or address in the form that a resolver accepts.
    let address: String
    let port: Int
    /// The value of `Proxy-Authorization` for an HTTP proxy, or nil.
    let authorization: String?
    /// The name and the password for a SOCKS proxy, or nil.
    let user: User?

    /// The proxy as shown in messages, without its password.
    var text: String { "\(kind == .http ? "http" : "socks5")://\(host):\(port)" }

    /// The host, with brackets around an IPv6 address.
    private let host: String

    /// A name and a password.
    struct User: Hashable, Sendable {
        let name: [UInt8]
        let password: [UInt8]
    }

    /// Checks a proxy setting; nil if it names no proxy.
    init?(_ proxy: FormClientConfiguration.Proxy) throws(FormClientError) {
        let target: RequestTarget
        switch proxy {
        case .none, .environment: return nil
        case .http(let host, let port, let credentials):
            kind = .http
            target = try RequestTarget(host: host, port: port)
            authorization = credentials.map { "Basic \(Data($0.utf8).base64EncodedString())" }
            user = nil
        case .socks(let host, let port, let credentials):
            kind = .socks
            target = try RequestTarget(host: host, port: port)
            authorization = nil
            user = try credentials.map { credentials throws(FormClientError) in try Self.user(credentials, of: host) }
        }
        (host, address, self.port) = (target.host, target.address, target.port)
    }

    private static func user(_ credentials: String, of host: String) throws(FormClientError) -> User {
        let name = credentials.utf8.prefix { $0 != UInt8(ascii: ":") }
        let password = credentials.utf8[name.endIndex...].dropFirst()
        // The proxy can't distinguish an empty name from a missing one.
        guard 1...255 ~= name.count, password.count <= 255 else {
            throw FormClientError(
                .invalidParameter, host,
                reason: "is a SOCKS proxy, whose names have 1 to 255 bytes and passwords up to 255; correct them")
        }
        return User(name: Array(name), password: Array(password))
    }

    /// Checks whether the proxy is asked for the URL itself rather than for a connection to the server.
    ///
    /// https://www.rfc-editor.org/rfc/rfc9112#section-3.2.2
    func isAskedForURLs(of target: RequestTarget) -> Bool {
        kind == .http && !target.isEncrypted
    }
}
#endif

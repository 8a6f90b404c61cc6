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
    /// A name or an address as a resolver takes it.
    let address: String
    let port: Int
    /// The value for `Proxy-Authorization`, or nil.
    let authorization: String?

    /// Checks a proxy; nil if none is named.
    init?(_ proxy: FormClientConfiguration.Proxy) throws(FormClientError) {
        let target: RequestTarget
        switch proxy {
        case .none, .environment: return nil
        case .http(let host, let port, let credentials):
            kind = .http
            target = try RequestTarget(host: host, port: port)
            authorization = credentials.map { "Basic \(Data($0.utf8).base64EncodedString())" }
        case .socks(let host, let port):
            kind = .socks
            target = try RequestTarget(host: host, port: port)
            authorization = nil
        }
        (address, self.port) = (target.address, target.port)
    }

    /// Tells whether the proxy is asked for the URL itself rather than for a connection to the server.
    ///
    /// https://www.rfc-editor.org/rfc/rfc9112#section-3.2.2
    func isAskedForURLs(of target: RequestTarget) -> Bool {
        kind == .http && !target.isEncrypted
    }
}
#endif

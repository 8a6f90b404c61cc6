#if Server
import HTTPTypes
import Hummingbird
import NIOCore

/// Finds out who a client is: the peer of the connection, or the client that a trusted proxy names.
struct TrustedProxies: Sendable {
    private let networks: [AddressNetwork]
    /// Whether every peer of a local socket is a proxy.
    private let trustsLocalSockets: Bool

    init(_ texts: [String]) {
        networks = texts.compactMap { AddressNetwork($0) }
        trustsLocalSockets = texts.contains(AddressNetwork.localSocket)
    }

    func contains(_ client: ClientAddress) -> Bool {
        networks.contains { $0.contains(client) }
    }

    /// The client of a request; nil if it has no address.
    func client(of request: Request, _ channel: any Channel) -> ClientAddress? {
        let peer = channel.remoteAddress.flatMap { ClientAddress($0) }
        guard peer.map(contains) ?? trustsLocalSockets else { return peer }
        let forwardedFor = request.headers[values: .forwardedFor].flatMap { $0.split(separator: ",") }.map(String.init)
        let forwarded = request.headers[values: .forwarded].flatMap(Self.forwardedClients)
        // A proxy writes one of the two and passes the other on as the client sent it. If both are present and differ,
        // it is unknown which one the proxy wrote, and neither is trusted.
        let named = forwardedFor.isEmpty ? forwarded : forwardedFor
        let client = nearest(named, to: peer)
        if !forwardedFor.isEmpty, !forwarded.isEmpty, nearest(forwarded, to: peer) != client { return peer }
        return client
    }

    /// The last address that is not a trusted proxy.
    ///
    /// A header grows from the client on, and only what trusted proxies have added can be trusted.
    private func nearest(_ addresses: [String], to peer: ClientAddress?) -> ClientAddress? {
        var client = peer
        for text in addresses.reversed() {
            guard let address = ClientAddress(forwarded: text) else { return client }
            client = address
            guard contains(address) else { return client }
        }
        return client
    }

    /// The value of `for` in each element of a `Forwarded` header, or an empty text if there is none.
    ///
    /// https://www.rfc-editor.org/rfc/rfc7239#section-4
    private static func forwardedClients(_ header: String) -> [String] {
        header.split(separator: ",").map { element in
            for pair in element.split(separator: ";") {
                let pieces = pair.split(separator: "=", maxSplits: 1)
                guard pieces.count == 2, pieces[0].filter({ $0 != " " }).lowercased() == "for" else { continue }
                return pieces[1].filter { $0 != "\"" }
            }
            return ""
        }
    }
}

extension HTTPField.Name {
    static let forwardedFor = constant("X-Forwarded-For")
    static let forwarded = constant("Forwarded")
}
#endif

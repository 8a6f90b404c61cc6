#if Server
import HTTPTypes
import Hummingbird
import NIOCore

/// Finds out who a client is: the peer of the connection, or the client that a trusted proxy names.
struct TrustedProxies: Sendable {
    private let networks: [AddressNetwork]
    /// Whether every peer of a local socket is a proxy.
    private let trustsLocalSockets: Bool
    /// The one header in which proxies name clients.
    ///
    /// A proxy writes one header and passes others on as the client sent them, so no other one is ever read.
    private let header: HTTPField.Name

    init(_ texts: [String], header: HTTPField.Name = .forwardedFor) {
        networks = texts.compactMap { AddressNetwork($0) }
        trustsLocalSockets = texts.contains(AddressNetwork.localSocket)
        self.header = header
    }

    private func contains(_ address: ClientAddress) -> Bool {
        networks.contains { $0.contains(address) }
    }

    /// The peer of a connection.
    func peer(of channel: any Channel) -> Client {
        let address = channel.remoteAddress.flatMap { ClientAddress($0) }
        return isTrusted(address, channel) ? .proxy : Client(address)
    }

    /// The address of the client of a request; nil if it has none, or if the proxy names none.
    func client(of request: Request, _ channel: any Channel) -> ClientAddress? {
        let peer = channel.remoteAddress.flatMap { ClientAddress($0) }
        guard isTrusted(peer, channel) else { return peer }
        let values = request.headers[values: header]
        let addresses =
            header == .forwarded
            ? values.flatMap(Self.forwardedClients) : values.flatMap { $0.split(separator: ",").map(String.init) }
        return nearest(addresses, to: peer)
    }

    private func isTrusted(_ peer: ClientAddress?, _ channel: any Channel) -> Bool {
        if let peer { return contains(peer) }
        // A closed TCP connection has no peer either.
        guard trustsLocalSockets, case .unixDomainSocket = channel.localAddress else { return false }
        return true
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

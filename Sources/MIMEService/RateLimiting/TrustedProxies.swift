#if Server
import HTTPTypes
import Hummingbird
import NIOCore

/// Determines who the client is: the peer of the connection, or the client that a trusted proxy identifies.
struct TrustedProxies: Sendable {
    private let networks: [AddressNetwork]
    /// Whether every peer on a Unix-domain socket is a trusted proxy.
    private let trustsLocalSockets: Bool
    /// The only header in which proxies identify clients.
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

    /// Returns the client at the other end of a connection.
    func peer(of channel: any Channel) -> Client {
        let address = channel.remoteAddress.flatMap { ClientAddress($0) }
        return isTrusted(address, channel) ? .proxy : Client(address)
    }

    /// Returns the address of the client that sent a request; nil if it has none, or if the proxy states none.
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
        // A closed TCP connection also has no peer address.
        guard trustsLocalSockets, case .unixDomainSocket = channel.localAddress else { return false }
        return true
    }

    /// Returns the last address that is not that of a trusted proxy.
    ///
    /// Each proxy appends an address to the header, and only those appended by trusted proxies can be trusted.
    private func nearest(_ addresses: [String], to peer: ClientAddress?) -> ClientAddress? {
        var client = peer
        for text in addresses.reversed() {
            guard let address = ClientAddress(forwarded: text) else { return client }
            client = address
            guard contains(address) else { return client }
        }
        return client
    }

    /// Returns the value of `for` in each element of a `Forwarded` header; an empty string for an element without one.
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

#if Server
import HTTPTypes
import Hummingbird
import NIOCore

/// Who a client is: whoever is connected, or who a trusted proxy says it is.
struct TrustedProxies: Sendable {
    private let networks: [AddressNetwork]
    /// Whether whoever connects to a socket of this machine is a proxy.
    private let trustsLocalSockets: Bool

    init(_ texts: [String]) {
        networks = texts.compactMap { AddressNetwork($0) }
        trustsLocalSockets = texts.contains(AddressNetwork.localSocket)
    }

    func contains(_ client: ClientAddress) -> Bool {
        networks.contains { $0.contains(client) }
    }

    /// The client behind a request; nil if it has no address.
    func client(of request: Request, _ channel: any Channel) -> ClientAddress? {
        let peer = channel.remoteAddress.flatMap { ClientAddress($0) }
        guard peer.map(contains) ?? trustsLocalSockets else { return peer }
        let forwardedFor = request.headers[values: .forwardedFor].flatMap { $0.split(separator: ",") }.map(String.init)
        let forwarded = request.headers[values: .forwarded].flatMap(Self.forwardedClients)
        // A proxy writes one of the two and passes the other on as the client sent it. Where both are there and differ,
        // it can't be told which, and neither is believed.
        let named = forwardedFor.isEmpty ? forwarded : forwardedFor
        let client = nearest(named, to: peer)
        if !forwardedFor.isEmpty, !forwarded.isEmpty, nearest(forwarded, to: peer) != client { return peer }
        return client
    }

    /// The last address that no trusted proxy has: a header grows from the client on, and only what trusted proxies
    /// have added can be believed.
    private func nearest(_ addresses: [String], to peer: ClientAddress?) -> ClientAddress? {
        var client = peer
        for text in addresses.reversed() {
            guard let address = ClientAddress(forwarded: text) else { return client }
            client = address
            guard contains(address) else { return client }
        }
        return client
    }

    /// What each element of a `Forwarded` header has for `for`, or nothing for one that has none.
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

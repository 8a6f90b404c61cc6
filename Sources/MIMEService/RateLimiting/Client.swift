#if Server
import NIOCore

/// A party that gets a share of the service's memory, threads, connections and requests.
enum Client: Hashable, Sendable {
    /// An IPv4 address, or an IPv6 /64 network.
    case network(ClientAddress)
    /// All clients without an address, such as those on a Unix-domain socket; together, they have one share.
    case unnamed
    /// A trusted proxy itself, whose connections carry the requests of many clients.
    case proxy

    /// Makes a client that is not a proxy.
    init(_ address: ClientAddress?) {
        self = address.map { .network($0.owner) } ?? .unnamed
    }
}
#endif

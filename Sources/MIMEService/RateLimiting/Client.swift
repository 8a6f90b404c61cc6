#if Server
import NIOCore

/// Who gets a share of what the service has: memory, threads, connections and requests.
enum Client: Hashable, Sendable {
    /// An IPv4 address, or an IPv6 network of 64 bits.
    case network(ClientAddress)
    /// All clients without an address, such as those of a Unix-domain socket; they have one share together.
    case unnamed
    /// A trusted proxy itself, whose connections carry the requests of many clients.
    case proxy

    /// Makes a client that is not a proxy.
    init(_ address: ClientAddress?) {
        self = address.map { .network($0.owner) } ?? .unnamed
    }
}
#endif

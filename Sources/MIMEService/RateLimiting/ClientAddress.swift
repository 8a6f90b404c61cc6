#if Server
import NIOCore

/// An IP address; IPv4 addresses are stored as IPv4-mapped IPv6 addresses.
struct ClientAddress: Hashable, Sendable, CustomStringConvertible {
    private let high: UInt64
    private let low: UInt64

    /// The bits before an IPv4 address.
    ///
    /// https://www.rfc-editor.org/rfc/rfc4291#section-2.5.5.2
    private static let mappedPrefix: UInt64 = 0xFFFF << 32

    private init(high: UInt64, low: UInt64) {
        (self.high, self.low) = (high, low)
    }

    /// Makes an address from that of a socket; nil if the socket has no IP address.
    init?(_ address: SocketAddress) {
        // On all systems, the IPv4 address comes after the family and the port, and the IPv6 address after these and
        // the flow information.
        let bytes = address.withSockAddr { Array(UnsafeRawBufferPointer(start: $0, count: $1)) }
        switch address {
        case .v4: self.init(high: 0, low: Self.mappedPrefix | Self.number(bytes[4..<8]))
        case .v6: self.init(high: Self.number(bytes[8..<16]), low: Self.number(bytes[16..<24]))
        default: return nil
        }
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 {
        bytes.reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// Parses an address as it is written in configurations; nil if the text is not one.
    init?(_ text: String) {
        guard let address = try? SocketAddress(ipAddress: text, port: 0) else { return nil }
        self.init(address)
    }

    /// Parses an address in the forms that proxies use: `192.0.2.1`, `192.0.2.1:4711`, `2001:db8::1`,
    /// `[2001:db8::1]:4711`.
    init?(forwarded text: String) {
        let text = text.filter { $0 != " " && $0 != "\t" }
        if text.hasPrefix("[") {
            guard let end = text.firstIndex(of: "]") else { return nil }
            self.init(String(text[..<end].dropFirst()))
        } else if text.count(where: { $0 == ":" }) == 1 {
            self.init(String(text.prefix { $0 != ":" }))
        } else {
            self.init(text)
        }
    }

    var isVersion4: Bool { high == 0 && low >> 32 == 0xFFFF }

    /// The address that represents a client: for IPv6 the first 64 bits, since customers can choose the others at will.
    var owner: ClientAddress { isVersion4 ? self : prefix(64) }

    /// Returns an address with this many of the 128 bits, and zeros for the rest.
    func prefix(_ length: Int) -> ClientAddress {
        ClientAddress(
            high: high & Self.mask(min(length, 64)), low: low & Self.mask(max(0, length - 64)))
    }

    private static func mask(_ length: Int) -> UInt64 {
        length == 0 ? 0 : .max << UInt64(64 - length)
    }

    var description: String {
        let bytes = [high, low].flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> UInt64(56 - $0 * 8)) }
        }
        let packed = ByteBuffer(bytes: isVersion4 ? Array(bytes.suffix(4)) : bytes)
        return (try? SocketAddress(packedIPAddress: packed, port: 0))?.ipAddress ?? ""
    }
}
#endif

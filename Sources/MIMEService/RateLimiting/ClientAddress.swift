#if Server
import NIOCore

/// An IP address; one of version 4 is the one of version 6 that stands for it.
struct ClientAddress: Hashable, Sendable {
    private let high: UInt64
    private let low: UInt64

    /// What stands before the 32 bits of version 4.
    ///
    /// https://www.rfc-editor.org/rfc/rfc4291#section-2.5.5.2
    private static let mappedPrefix: UInt64 = 0xFFFF << 32

    /// Takes the address of a socket; nil for a socket that has none.
    init?(_ address: SocketAddress) {
        // Both kinds of system keep the address of version 4 behind family and port, and of version 6 behind its flow as well.
        let bytes = address.withSockAddr { Array(UnsafeRawBufferPointer(start: $0, count: $1)) }
        switch address {
        case .v4: (high, low) = (0, Self.mappedPrefix | Self.number(bytes[4..<8]))
        case .v6: (high, low) = (Self.number(bytes[8..<16]), Self.number(bytes[16..<24]))
        default: return nil
        }
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 {
        bytes.reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// Reads an address as it is written in configurations and headers; nil if it is none.
    init?(_ text: String) {
        guard let address = try? SocketAddress(ipAddress: text, port: 0) else { return nil }
        self.init(address)
    }

    private init(high: UInt64) {
        self.high = high
        low = 0
    }

    /// The address of whoever has it: of version 6 a customer gets at least 64 bits, and can change them at will.
    var owner: ClientAddress {
        high == 0 && low >> 32 == 0xFFFF ? self : ClientAddress(high: high)
    }
}
#endif

#if Upload
import NIOCore

extension Connection {
    /// Asks how many bytes the other side's system has acknowledged since the connection was made.
    ///
    /// - Parameter use: a closure called with the number, or with nil if the connection is closed or the local system
    ///   does not report it.
    func withAcknowledgedBytes(_ use: @escaping @Sendable (UInt64?) -> Void) {
        guard let transmission = channel.transmission() else { return use(nil) }
        transmission.whenComplete { use(try? $0.get().acknowledgedBytes) }
    }
}

/// What the system knows about the bytes that were sent over a connection.
struct Transmission: Sendable {
    let acknowledgedBytes: UInt64
    /// Whether the other side has not yet acknowledged everything that was sent.
    let isPending: Bool
}

extension Channel {
    /// Asks the system; nil on systems other than Linux.
    func transmission() -> EventLoopFuture<Transmission>? {
        #if os(Linux)
        // `TCP_INFO` in <linux/tcp.h>, which has no module.
        let information = NIOBSDSocket.Option(rawValue: 11)
        guard let provider = self as? any SocketOptionProvider else { return nil }
        let values: EventLoopFuture<TCPInformation> = provider.unsafeGetSocketOption(level: .tcp, name: information)
        return values.map { Transmission(acknowledgedBytes: $0.acknowledgedBytes, isPending: $0.unacknowledged > 0) }
        #else
        return nil
        #endif
    }
}

#if os(Linux)
/// The start of `struct tcp_info`, with the same layout.
///
/// https://github.com/torvalds/linux/blob/v6.1/include/uapi/linux/tcp.h#L214
private struct TCPInformation: Sendable {
    private let flags: UInt64
    private let timeouts: (UInt32, UInt32, UInt32, UInt32)
    /// The number of packets that were sent and not yet acknowledged.
    let unacknowledged: UInt32
    private let numbers: (UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32)
    private let moreNumbers: (UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32)
    private let (rate, maxRate): (UInt64, UInt64)
    let acknowledgedBytes: UInt64
}
#endif
#endif

#if Server
#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Turns new clients away from a listening socket that is about to close.
///
/// The system completes handshakes by itself, so connections keep arriving between the last `accept` and `close`, and
/// `close` resets them. No order of calls avoids that. So new clients are turned away first, and the socket is closed
/// when its queue is empty. A client that is turned away has sent nothing yet: either it is refused, or it tries again
/// a second later and then reaches the next process or is refused.
enum ListenerGate {
    /// The time in which handshakes that have begun may complete, which is longer than a round trip between continents.
    static let handshakeTime = Duration.milliseconds(250)

    /// Discards the first packet of new TCP connections, while handshakes that have already begun can complete.
    ///
    /// Only Linux has such filters; on other systems this does nothing.
    ///
    /// https://www.kernel.org/doc/html/latest/networking/filter.html
    static func discardNewcomers(of listening: CInt) {
        #if os(Linux) || os(Android)
        var filter = firstPackets
        filter.withUnsafeMutableBufferPointer { code in
            // These tuples have the layouts of `sock_fprog` and `sock_filter`, which the modules of C libraries lack.
            var program = (UInt16(code.count), code.baseAddress)
            setsockopt(
                listening, SOL_SOCKET, SO_ATTACH_FILTER, &program, socklen_t(MemoryLayout.size(ofValue: program)))
        }
        #endif
    }

    /// Refuses new connections to a Unix-domain socket, while the ones in its queue can still be accepted.
    static func refuseNewcomers(of listening: CInt) {
        shutdown(listening, CInt(SHUT_RD))
    }

    #if os(Linux) || os(Android)
    /// A filter program that discards packets with SYN and without ACK, and lets all others through.
    ///
    /// Each instruction consists of a code, the jump distances if a comparison is true and if it is false, and an
    /// operand. The packet starts with the TCP header, whose flags are at offset 13.
    ///
    /// https://www.rfc-editor.org/rfc/rfc9293#section-3.1
    private static let firstPackets: [(UInt16, UInt8, UInt8, UInt32)] = [
        (0x30, 0, 0, 13),  // Load the byte at offset 13.
        (0x54, 0, 0, 0x12),  // Keep SYN and ACK of it.
        (0x15, 0, 1, 0x02),  // Unless only SYN is left, skip the next instruction.
        (0x06, 0, 0, 0),  // Discard the packet.
        (0x06, 0, 0, 0xFFFF_FFFF),  // Let all of it through.
    ]
    #endif
}
#endif

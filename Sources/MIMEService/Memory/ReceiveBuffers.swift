#if Server
import NIOCore

/// Chooses how many bytes are received from a connection at once.
///
/// The buffers grow with the amount of data that arrives. Each is freed when its bytes have been read; NIO's own pool
/// would keep the largest one for as long as the connection is open.
struct ReceiveBuffers: RecvByteBufferAllocator {
    /// The maximum length in bytes, unless there is spare memory.
    static let usualLength = 32 << 10
    /// The maximum length in bytes for a long body, which takes more memory but fewer system calls.
    static let wideLength = 128 << 10
    private static let minLength = 2 << 10

    private let maxLength: Int
    private var length: Int

    /// Starts with small buffers.
    init() {
        self.init(maxLength: Self.usualLength, length: Self.minLength)
    }

    /// Starts with buffers for a body that is known to be long.
    static let wide = ReceiveBuffers(maxLength: wideLength, length: wideLength)

    /// Starts with buffers for a short body of known length.
    init(forBodyOf length: Int) {
        self.init(maxLength: length, length: length)
    }

    private init(maxLength: Int, length: Int) {
        self.maxLength = maxLength
        self.length = length
    }

    func buffer(allocator: ByteBufferAllocator) -> ByteBuffer {
        allocator.buffer(capacity: length)
    }

    /// Returns nil, so that no buffer is kept for the next bytes.
    func nextBufferSize() -> Int? { nil }

    mutating func record(actualReadBytes count: Int) -> Bool {
        if count >= length {
            length = min(maxLength, length * 4)
        } else if count < length / 8 {
            length = max(Self.minLength, length / 2)
        }
        // This claims that the next buffer is larger, so that a new one is allocated.
        return true
    }
}

/// Makes a connection receive more bytes at once for as long as this object exists.
final class WideReceiving {
    private let channel: any Channel

    init(_ channel: any Channel) {
        self.channel = channel
        Self.set(ReceiveBuffers.wide, of: channel)
    }

    deinit { Self.set(ReceiveBuffers(), of: channel) }

    private static func set(_ buffers: ReceiveBuffers, of channel: any Channel) {
        _ = channel.setOption(.recvAllocator, value: buffers)
    }
}
#endif

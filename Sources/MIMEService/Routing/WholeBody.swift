#if Server
import NIOCore
import NIOHTTP1

/// A short body, which is collected before its request is handled.
final class WholeBody {
    /// The maximum length in bytes.
    static let maxLength = DetectionPool.headLength
    /// The minimum length in bytes for which the buffers of the connection change, so that there are fewer of them.
    private static let minWideLength = 8 << 10

    private(set) var bytes: [UInt8] = []
    let handler: RouteTable.BodyHandler
    private let length: Int
    private let share: MemoryBudget.Share
    private let options: (any NIOSynchronousChannelOptions)?

    /// Reserves memory for the body, and for the buffer in which it is received.
    ///
    /// - Throws: a `ServiceError` if the client may not hold that much.
    init(
        length: Int, of visit: ServiceResponder.Visit, budget: MemoryBudget, _ handler: @escaping RouteTable.BodyHandler
    ) throws(ServiceError) {
        (self.length, self.handler) = (length, handler)
        share = MemoryBudget.Share(of: budget, for: visit.context.client)
        try share.take(length + ReceiveBuffers.usualLength)
        let isWide =
            length > Self.minWideLength && share.takeSpare(max(0, Self.maxLength - ReceiveBuffers.usualLength))
        options = isWide ? visit.context.channel.syncOptions : nil
        try? options?.setOption(.recvAllocator, value: ReceiveBuffers(forBodyOf: length))
    }

    func append(_ more: ByteBuffer) {
        if bytes.isEmpty { bytes.reserveCapacity(length) }
        bytes.append(contentsOf: more.readableBytesView)
    }

    /// Changes the buffers back; call it when the body has arrived, or when nothing more of it is read.
    func end() {
        try? options?.setOption(.recvAllocator, value: ReceiveBuffers())
    }
}

extension HTTPRequestHead {
    /// The length of the body; nil if it is unknown, or if the request has to be handled before its body is read.
    var wholeLength: Int? {
        switch method {
        case .GET, .HEAD:
            headers.contains(name: "content-length") || headers.contains(name: "transfer-encoding") ? nil : 0
        case .PUT:
            Self.specialFields.contains(where: headers.contains)
                ? nil : headers.first(name: "content-length").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
        default: nil
        }
    }

    /// The headers of requests whose bodies are asked for, refused or decoded.
    private static let specialFields = ["content-encoding", "content-range", "expect", "transfer-encoding"]
}
#endif

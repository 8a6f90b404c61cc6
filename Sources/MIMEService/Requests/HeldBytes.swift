#if Server
import NIOCore

/// Bytes that are kept for a client, and charged by the memory allocated for them.
struct HeldBytes {
    private(set) var bytes: [UInt8] = []
    private let share: MemoryBudget.Share
    /// The maximum number of bytes to keep.
    private let limit: Int

    /// The capacities that are allocated one after the other; beyond the last, each capacity is twice the previous one.
    ///
    /// Allocations of 256 KiB or more have their own pages and leave nothing behind when they are freed. So only one
    /// smaller block is left behind for each file.
    private static let capacities = [8 << 10, 64 << 10, 256 << 10, 1 << 20]

    init(share: MemoryBudget.Share, limit: Int) {
        self.share = share
        self.limit = limit
    }

    var count: Int { bytes.count }
    /// The number of bytes that can still be appended.
    var room: Int { limit - bytes.count }

    /// Appends as many bytes as there is room for.
    ///
    /// - Parameters:
    ///   - more: the bytes.
    ///   - announced: the total number of bytes to expect, as far as it is known; if it is small, all of them are
    ///     allocated at once.
    /// - Throws: a `ServiceError` if the client may not hold that much.
    mutating func append(_ more: some Collection<UInt8>, announced: Int = 0) throws(ServiceError) {
        let more = more.prefix(room)
        let needed = bytes.count + more.count
        if needed > bytes.capacity { try grow(to: capacity(for: needed, announced)) }
        bytes.append(contentsOf: more)
    }

    private func capacity(for needed: Int, _ announced: Int) -> Int {
        if needed <= announced, announced <= DetectionPool.headLength { return min(announced, limit) }
        if let listed = Self.capacities.first(where: { $0 >= needed }) { return min(listed, limit) }
        return min(max(needed, 2 * bytes.capacity), limit)
    }

    private mutating func grow(to capacity: Int) throws(ServiceError) {
        // While the bytes are moved, both blocks exist.
        try share.set(bytes.capacity + capacity)
        bytes.reserveCapacity(capacity)
        try share.set(bytes.capacity)
    }

    /// Removes all bytes, and keeps the allocated memory for the next ones.
    mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

    /// Removes the last byte.
    mutating func removeLast() { bytes.removeLast() }
}
#endif

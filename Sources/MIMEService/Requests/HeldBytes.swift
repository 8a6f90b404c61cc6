#if Server
import NIOCore

/// Bytes that are kept for a client, charged by what is allocated for them.
struct HeldBytes {
    private(set) var bytes: [UInt8] = []
    private let share: MemoryBudget.Share
    /// How many bytes are kept at most.
    private let limit: Int

    /// The capacities that are allocated one after the other; beyond the last, each is twice the one before.
    ///
    /// From 256 KiB on, allocations have their own pages and leave nothing behind when they are freed, so that only
    /// one smaller block is left behind for each file.
    private static let capacities = [8 << 10, 64 << 10, 256 << 10, 1 << 20]

    init(share: MemoryBudget.Share, limit: Int) {
        self.share = share
        self.limit = limit
    }

    var count: Int { bytes.count }
    /// How many more bytes are kept.
    var room: Int { limit - bytes.count }

    /// Appends as many bytes as there is room for.
    ///
    /// - Parameters:
    ///   - more: the bytes.
    ///   - announced: how many bytes there will be in all, as far as is known; if few, they are allocated at once.
    /// - Throws: a `ServiceError` if the client may not hold as much.
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

    /// Removes all bytes, and keeps what is allocated for the next ones.
    mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

    /// Removes the last byte.
    mutating func removeLast() { bytes.removeLast() }
}
#endif

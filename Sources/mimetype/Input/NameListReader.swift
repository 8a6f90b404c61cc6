/// Splits what a descriptor gives into names that end with a NUL, without keeping more than one of them.
struct NameListReader: ~Copyable {
    private let reader: DescriptorReader
    private var pending: [UInt8] = []

    /// The longest name that is kept; a longer one can't be a path on any system.
    private static let longestName = 1 << 20

    init(_ reader: consuming DescriptorReader) {
        self.reader = reader
    }

    /// Calls `body` with each name; the last need not end with a NUL.
    ///
    /// - Returns: false if reading failed, with the reason in `errno`.
    mutating func forEachName(_ body: ([UInt8]) -> Void) -> Bool {
        while let chunk = reader.read(atMost: 64 << 10) {
            if chunk.isEmpty {
                if !pending.isEmpty { body(pending) }
                return true
            }
            var rest = chunk[...]
            while let end = rest.firstIndex(of: 0) {
                body(pending + rest[..<end])
                pending.removeAll(keepingCapacity: true)
                rest = rest[(end + 1)...]
            }
            if pending.count < Self.longestName { pending += rest }
        }
        return false
    }
}

import CByteScan

/// The features of a text that the model knows, and how often each occurs.
///
/// Most features of a text occur more than once, so what was found for recent ones is kept. Features are looked up some
/// hundred at a time, so that neither reading the text nor searching the tables has to keep track of the other. The
/// memory that has to be cleared grows with the text, not with the model.
struct KnownFeatures {
    /// The maximum number of different features; more are left out.
    private static let most = 1400
    /// How many features are looked up at a time.
    private static let pendingCount = 512
    /// The bits of a hash that choose where what was found for it is kept.
    private static let recentBits: UInt32 = 9
    private static let recentCount = 1 << Int(recentBits)
    /// Counts from which on more make no difference.
    private static let maxCount = UInt8(MODEL_MAX_COUNT)
    /// The logarithm of a feature that occurs once.
    private static let one: Float = 32
    private static let unknown = UInt16.max

    private let tables: LanguageModelTables
    /// Hashes that have not been looked up.
    private let pending: UnsafeMutablePointer<UInt32>
    private var pendingNumber = 0
    /// The hashes of recent features, known or not.
    private let recentHashes: UnsafeMutablePointer<UInt32>
    /// For each of these the position of its entry, or `unknown`.
    private let recentPositions: UnsafeMutablePointer<UInt16>
    /// The known features in the order in which they were found.
    private let entries: UnsafeMutablePointer<UInt16>
    /// How often each of them was counted.
    private let counts: UnsafeMutablePointer<UInt8>
    /// A hash table of the entries: their positions, plus one; 0 for none.
    private let slots: UnsafeMutablePointer<UInt16>
    /// The number of slots, a power of two, less one.
    private let slotMask: Int
    /// The maximum number of entries, fewer than there are slots.
    private let capacity: Int
    private(set) var number = 0

    /// Lends memory for the features of a text of which a number of bytes are looked at.
    static func with<Result>(
        _ tables: LanguageModelTables, limit: Int, _ body: (inout KnownFeatures) -> Result
    ) -> Result {
        let slotCount = slotCount(limit)
        let capacity = min(most, slotCount * 3 / 4)
        let byteCount = pendingCount * 4 + recentCount * 6 + slotCount * 2 + capacity * 3
        return withUnsafeTemporaryAllocation(byteCount: byteCount, alignment: 8) { memory in
            guard let start = memory.baseAddress else { preconditionFailure("memory is never empty") }
            var known = KnownFeatures(start, tables, slotCount: slotCount, capacity: capacity)
            return body(&known)
        }
    }

    /// Texts have fewer known features than half of their bytes.
    private static func slotCount(_ limit: Int) -> Int { limit <= 512 ? 512 : 2048 }

    private init(_ start: UnsafeMutableRawPointer, _ tables: LanguageModelTables, slotCount: Int, capacity: Int) {
        self.tables = tables
        self.capacity = capacity
        slotMask = slotCount - 1
        let behindPending = start + Self.pendingCount * 4
        let behindHashes = behindPending + Self.recentCount * 4
        let behindRecent = behindHashes + Self.recentCount * 2
        let behindSlots = behindRecent + slotCount * 2
        pending = start.bindMemory(to: UInt32.self, capacity: Self.pendingCount)
        recentHashes = behindPending.initializeMemory(as: UInt32.self, repeating: 0, count: Self.recentCount)
        recentPositions = behindHashes.bindMemory(to: UInt16.self, capacity: Self.recentCount)
        // Only this one can be read before it has been written: as if the hash 0 had been looked up.
        recentPositions[0] = Self.unknown
        slots = behindRecent.initializeMemory(as: UInt16.self, repeating: 0, count: slotCount)
        entries = behindSlots.bindMemory(to: UInt16.self, capacity: capacity)
        counts = (behindSlots + capacity * 2).bindMemory(to: UInt8.self, capacity: capacity)
    }

    /// Counts a feature if the model knows it, now or in `finish`.
    @inline(__always)
    mutating func count(_ hash: UInt32) {
        pending[pendingNumber] = hash
        pendingNumber &+= 1
        if pendingNumber == Self.pendingCount { finish() }
    }

    /// Counts the features that have not been looked up.
    @inline(never)
    mutating func finish() {
        for position in 0..<pendingNumber { look(up: pending[position], times: 1) }
        pendingNumber = 0
    }

    /// Counts a feature that occurs several times.
    mutating func count(_ hash: UInt32, times: UInt8) { look(up: hash, times: times) }

    @inline(__always)
    private mutating func look(up hash: UInt32, times: UInt8) {
        let slot = Int(hash >> (32 - Self.recentBits))
        if recentHashes[slot] != hash {
            recentHashes[slot] = hash
            recentPositions[slot] = tables.find(hash).map { locate($0) } ?? Self.unknown
        }
        let position = recentPositions[slot]
        guard position != Self.unknown else { return }
        counts[Int(position)] = min(counts[Int(position)] &+ min(times, Self.maxCount), Self.maxCount)
    }

    /// The position of an entry among those that were found, to which a new one is added; `unknown` if they are too
    /// many.
    @inline(__always)
    private mutating func locate(_ entry: Int) -> UInt16 {
        var slot = entry & slotMask
        while slots[slot] != 0 {
            let position = slots[slot] &- 1
            if Int(entries[Int(position)]) == entry { return position }
            slot = (slot &+ 1) & slotMask
        }
        guard number < capacity else { return Self.unknown }
        entries[number] = UInt16(truncatingIfNeeded: entry)
        counts[number] = 0
        number &+= 1
        slots[slot] = UInt16(truncatingIfNeeded: number)
        return UInt16(truncatingIfNeeded: number &- 1)
    }

    /// The sum of their vectors, each multiplied by its scale and log2(1 + count), normalised by the length of these
    /// factors.
    func sum() -> FeatureSum {
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: LanguageModel.dimensions) { sums in
            let norm = model_vectors_sum(
                tables.vectors.address(of: 0), tables.vectorScales.address(of: 0), entries, counts, number,
                sums.baseAddress)
            return FeatureSum(sums, times: 1 / max(Float(norm).squareRoot(), Self.one))
        }
    }
}

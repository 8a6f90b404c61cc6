/// The features of a text that the model knows, and how often each occurs: two hash tables on the stack.
///
/// Most features of a text occur more than once, so that what was found for the last ones is kept.
package struct KnownFeatures {
    /// The words of memory that it takes: half a word for each slot, the features, and two words for each recent one.
    static let capacity = slotCount / 2 + most + 2 * recentCount
    /// A power of two above the number of features that count.
    private static let slotCount = 2048
    private static let most = 1400
    private static let recentCount = 256
    private static let countBits: UInt32 = 8

    /// For each slot the number of a feature, 0 for none.
    private let slots: UnsafeMutablePointer<UInt16>
    /// The features in the order in which they were found, each with its count.
    private let features: UnsafeMutablePointer<UInt32>
    /// The hashes of recent features, known or not.
    private let recentHashes: UnsafeMutablePointer<UInt32>
    /// For each of these 0 for none, 1 for an unknown one, or its number from 2 on.
    private let recentNumbers: UnsafeMutablePointer<UInt32>
    private(set) var number = 0

    init(_ room: UnsafeMutableBufferPointer<UInt32>) {
        guard room.count >= Self.capacity, let start = room.baseAddress else { preconditionFailure("too little room") }
        let memory = UnsafeMutableRawPointer(start)
        slots = memory.initializeMemory(as: UInt16.self, repeating: 0, count: Self.slotCount)
        features = start + Self.slotCount / 2
        recentHashes = features + Self.most
        recentHashes.initialize(repeating: 0, count: 2 * Self.recentCount)
        recentNumbers = recentHashes + Self.recentCount
    }

    /// Counts a feature, which `find` looks up: the position of its vector, which is not 0, or nil if it is unknown.
    @inline(__always)
    mutating func count(_ hash: UInt32, times: UInt32 = 1, find: (UInt32) -> Int?) {
        let place = Int(hash >> 24)
        if recentHashes[place] == hash, recentNumbers[place] != 0 {
            if recentNumbers[place] > 1 { add(times, to: Int(recentNumbers[place]) - 2) }
            return
        }
        recentHashes[place] = hash
        recentNumbers[place] = 1
        guard let entry = find(hash), let feature = feature(entry) else { return }
        recentNumbers[place] = UInt32(feature) + 2
        add(times, to: feature)
    }

    @inline(__always)
    private func add(_ times: UInt32, to feature: Int) {
        features[feature] += min(times, 0xFF - features[feature] & 0xFF)
    }

    /// The number of the feature with an entry, which is added if it is new; nil if there are too many.
    @inline(__always)
    private mutating func feature(_ entry: Int) -> Int? {
        var slot = Int((UInt32(entry) &* 0x9E37_79B1) >> 21)
        while slots[slot] != 0 {
            let feature = Int(slots[slot]) - 1
            if features[feature] >> Self.countBits == UInt32(entry) { return feature }
            slot = (slot + 1) & (Self.slotCount - 1)
        }
        guard number < Self.most else { return nil }
        (features + number).initialize(to: UInt32(entry) << Self.countBits)
        number += 1
        slots[slot] = UInt16(number)
        return number - 1
    }

    @inline(__always)
    func forEach(_ body: (_ entry: Int, _ count: Int) -> Void) {
        for feature in 0..<number {
            body(Int(features[feature] >> Self.countBits), Int(features[feature] & 0xFF))
        }
    }
}

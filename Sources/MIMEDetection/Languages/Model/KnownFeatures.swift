/// The features of a text that the model knows, and how often each occurs: a hash table on the stack.
package struct KnownFeatures {
    /// The words of memory that it takes: half a word for each slot, then the features.
    static let capacity = slotCount / 2 + most
    /// A power of two above the number of features that count.
    private static let slotCount = 2048
    private static let most = 1400
    private static let countBits: UInt32 = 8

    /// For each slot the number of a feature, 0 for none.
    private let slots: UnsafeMutablePointer<UInt16>
    /// The features in the order in which they were found, each with its count.
    private let features: UnsafeMutablePointer<UInt32>
    private(set) var number = 0

    init(_ room: UnsafeMutableBufferPointer<UInt32>) {
        guard room.count >= Self.capacity, let start = room.baseAddress else { preconditionFailure("too little room") }
        let memory = UnsafeMutableRawPointer(start)
        slots = memory.initializeMemory(as: UInt16.self, repeating: 0, count: Self.slotCount)
        features = start + Self.slotCount / 2
    }

    /// Counts an entry, which is not 0.
    @inline(__always)
    mutating func count(_ entry: Int, times: UInt32 = 1) {
        var slot = Int((UInt32(entry) &* 0x9E37_79B1) >> 21)
        while slots[slot] != 0 {
            let feature = Int(slots[slot]) - 1
            let found = features[feature]
            if found >> Self.countBits == UInt32(entry) {
                features[feature] = found + min(times, 0xFF - found & 0xFF)
                return
            }
            slot = (slot + 1) & (Self.slotCount - 1)
        }
        guard number < Self.most else { return }
        (features + number).initialize(to: UInt32(entry) << Self.countBits | min(times, 0xFF))
        number += 1
        slots[slot] = UInt16(number)
    }

    @inline(__always)
    func forEach(_ body: (_ entry: Int, _ count: Int) -> Void) {
        for feature in 0..<number {
            body(Int(features[feature] >> Self.countBits), Int(features[feature] & 0xFF))
        }
    }
}

/// The pairs of bytes in text that indicate its encoding: those of which one byte is not ASCII, and the starts of words
/// on lines that contain such bytes.
struct HighPairs {
    /// The maximum number of pairs; more would add nothing.
    static let most = 1000

    /// The number of slots of the hash table, twice as many as pairs.
    private static let room = 2048

    /// A hash table, and in the end a list, of different pairs; each is above its number in 16 bits.
    private var pairs: UnsafeMutableBufferPointer<UInt32>
    /// The number of pairs, counted as often as they occur.
    private(set) var count = 0
    /// The offset up to which the text was read.
    private(set) var end = 0
    /// The bytes beyond ASCII that occur anywhere.
    private(set) var seen: [UInt8] = []

    /// Calls `body` with the pairs in text.
    static func with<Result>(_ bytes: UnsafeRawBufferPointer, _ body: (HighPairs) -> Result) -> Result {
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: room) { room in
            room.initialize(repeating: 0)
            var pairs = HighPairs(pairs: room)
            pairs.read(bytes)
            return body(pairs)
        }
    }

    private init(pairs: UnsafeMutableBufferPointer<UInt32>) {
        self.pairs = pairs
    }

    /// Calls `body` with each different pair and its number until it returns false.
    @inline(__always)
    func forEach(_ body: (_ before: UInt8, _ byte: UInt8, _ count: Int) -> Bool) {
        for entry in pairs {
            let (before, byte) = (UInt8(entry >> 24), UInt8(truncatingIfNeeded: entry >> 16))
            if !body(before, byte, Int(entry & 0xFFFF)) { return }
        }
    }

    /// Checks whether all bytes beyond ASCII are characters in an encoding with one byte per character.
    func areCharacters(in number: Int) -> Bool {
        seen.allSatisfy { PackedCharsets.point($0, in: number) != 0 }
    }

    private mutating func read(_ bytes: UnsafeRawBufferPointer) {
        var isSeen = [Bool](repeating: false, count: 256)
        for byte in bytes { isSeen[Int(byte)] = true }
        seen = (0x80...0xFF).filter { isSeen[Int($0)] }
        var start = 0
        while start < bytes.count, count < Self.most {
            let line = bytes.line(from: start)
            if ASCIIText.isSevenBit(in: bytes, line) { end = line.upperBound } else { readLine(bytes, line) }
            start = line.upperBound
        }
        let used = pairs.partition { $0 == 0 }
        pairs = UnsafeMutableBufferPointer(rebasing: pairs[..<used])
    }

    private mutating func readLine(_ bytes: UnsafeRawBufferPointer, _ line: Range<Int>) {
        var before: UInt8 = 0x20
        for offset in line {
            let byte = bytes[offset]
            if byte >= 0x80 || before >= 0x80 || Self.startsWord(byte, behind: before) {
                guard count < Self.most else { return }
                add(UInt32(before) << 8 | UInt32(byte))
            }
            before = byte
            end = offset + 1
        }
    }

    private mutating func add(_ pair: UInt32) {
        count += 1
        var slot = Int((pair &* 0x9E37_79B1) >> 21)
        while pairs[slot] != 0, pairs[slot] >> 16 != pair { slot = (slot + 1) % Self.room }
        pairs[slot] = (pair << 16 | pairs[slot] & 0xFFFF) + 1
    }

    /// Checks whether an ASCII letter starts a word.
    @inline(__always)
    static func startsWord(_ byte: UInt8, behind before: UInt8) -> Bool {
        (before == 0x20 || before == 0x09) && isLetter(byte)
    }

    @inline(__always)
    static func isLetter(_ byte: UInt8) -> Bool {
        byte < 0x80 && (0x61...0x7A).contains(byte | 0x20)
    }
}

/// Reads the fields of a JPEG XL codestream, lowest bit of each byte first.
///
/// Past the end, fields are zero and `isComplete` is false.
///
/// ISO/IEC 18181-1 section B
struct JPEGXLBits {
    private let bytes: UnsafeRawBufferPointer
    private var position: Int
    /// Whether all fields read so far were within the bytes.
    private(set) var isComplete = true

    init(_ bytes: UnsafeRawBufferPointer, at offset: Int) {
        self.bytes = bytes
        position = offset * 8
    }

    /// Returns the offset of the next whole byte; nil if the bits before it aren't zeros.
    mutating func alignedOffset() -> Int? {
        take(-position & 7) == 0 && isComplete ? position / 8 : nil
    }

    mutating func take(_ count: Int) -> Int {
        guard count <= bytes.count * 8 - position else {
            isComplete = false
            return 0
        }
        var value = 0
        for place in 0..<count {
            value |= Int(bytes[position >> 3] >> UInt8(position & 7) & 1) << place
            position += 1
        }
        return value
    }

    mutating func skip(_ count: Int) {
        if count <= bytes.count * 8 - position { position += count } else { isComplete = false }
    }

    mutating func flag() -> Bool { take(1) == 1 }

    /// Skips 16-bit floating-point numbers, whose values don't matter.
    mutating func skipFractions(_ count: Int) { skip(16 * count) }

    /// Reads a number in one of four encodings, each a number of bits and an offset that is added.
    mutating func number(_ ways: (bits: Int, start: Int)...) -> Int {
        let way = ways[take(2)]
        return take(way.bits) + way.start
    }

    /// Reads a value of an enumeration, none of which has more than 64 values.
    mutating func choice() -> Int { number((0, 0), (0, 1), (4, 2), (6, 18)) }

    /// Reads a number of up to 64 bits; high bits that no valid file needs are dropped.
    mutating func long() -> Int {
        switch take(2) {
        case 0: return 0
        case 1: return take(4) + 1
        case 2: return take(8) + 17
        default:
            var (value, shift) = (take(12), 12)
            while flag() {
                if shift == 60 {
                    skip(4)
                    break
                }
                let part = take(8)
                if shift < 52 { value |= part << shift }
                shift += 8
            }
            return value
        }
    }

    mutating func skipName() { skip(8 * number((0, 0), (4, 0), (5, 16), (10, 48))) }

    /// Skips fields of later versions: a bit for each kind, the length of each, and the fields.
    mutating func skipExtensions() {
        var (kinds, length) = (long(), 0)
        while kinds != 0, isComplete {
            length += long()
            kinds &= kinds - 1
        }
        skip(length)
    }
}

/// Finds the end of ASCII text or of a line, many bytes at once.
///
/// An addition sets the top bit of each byte of a word that is too large. No byte is above 0x7F, so nothing carries
/// into the next byte. https://graphics.stanford.edu/~seander/bithacks.html#HasMoreInWord
enum ASCIIText {
    private typealias Block = SIMD8<UInt64>

    private static let blockLength = 64
    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let tops = ones &* 0x80

    /// Returns the position of the first byte at or after `start` that doesn't occur in ASCII text.
    ///
    /// Only whole blocks and words are tested, so the last few bytes are left to the caller.
    @inline(__always)
    static func end(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
        // Text in other alphabets has few ASCII characters in a row.
        var position = wordsEnd(in: bytes, from: start, limit: start + 8)
        guard position == start + 8 else { return position }
        while position + blockLength <= bytes.count {
            let block = bytes.loadUnaligned(fromByteOffset: position, as: Block.self)
            let strange = strange(block)
            let low = strange.lowHalf | strange.highHalf
            if (low[0] | low[1] | low[2] | low[3]) & tops != 0 { break }
            position += blockLength
        }
        return wordsEnd(in: bytes, from: position, limit: bytes.count)
    }

    /// Does the same as `end(in:from:)` with words of eight bytes, the last of which starts before a limit.
    @inline(__always)
    private static func wordsEnd(in bytes: UnsafeRawBufferPointer, from start: Int, limit: Int) -> Int {
        var position = start
        while position < limit, position + 8 <= bytes.count {
            let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self))
            let found = strange(word) & tops
            if found != 0 { return position + found.trailingZeroBitCount / 8 }
            position += 8
        }
        return position
    }

    /// Returns the position of the first byte at or after `start` that is not ASCII; the last few bytes are left to the
    /// caller.
    @inline(__always)
    static func sevenBitEnd(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
        var position = start
        while position + 8 <= bytes.count {
            let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self))
            if word & tops != 0 { return position + (word & tops).trailingZeroBitCount / 8 }
            position += 8
        }
        return position
    }

    /// Returns the position of the first line feed or carriage return at or after `start`; the end if there is none.
    @inline(__always)
    static func lineEnd(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
        var position = start
        while position + 8 <= bytes.count {
            let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self))
            let ends = zeroes(word ^ ones &* 0x0A) | zeroes(word ^ ones &* 0x0D)
            if ends != 0 { return position + ends.trailingZeroBitCount / 8 }
            position += 8
        }
        while position < bytes.count, bytes[position] != 0x0A, bytes[position] != 0x0D { position += 1 }
        return position
    }

    /// Returns the position of the first quote, backslash or control character at or after `start`; the end if there is
    /// none.
    @inline(__always)
    static func quotedEnd(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
        var position = start
        while position + 8 <= bytes.count {
            let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self))
            let controls = (word &- ones &* 0x20) & ~word & tops
            let ends = controls | zeroes(word ^ ones &* 0x22) | zeroes(word ^ ones &* 0x5C)
            if ends != 0 { return position + ends.trailingZeroBitCount / 8 }
            position += 8
        }
        while position < bytes.count, bytes[position] >= 0x20, bytes[position] != 0x22, bytes[position] != 0x5C {
            position += 1
        }
        return position
    }

    /// Sets the top bit of each byte of a word that equals a given byte, and no other bit.
    @inline(__always)
    static func offsets(of byte: UInt8, in word: UInt64) -> UInt64 {
        let difference = word ^ ones &* UInt64(byte)
        return ~((difference & ~tops) &+ ~tops | difference) & tops
    }

    /// Sets the top bit of the first byte that is zero, and of no byte before it.
    @inline(__always)
    private static func zeroes(_ word: UInt64) -> UInt64 { (word &- ones) & ~word & tops }

    /// Sets the top bit of every byte that is neither printable nor a tab or a line end; if it sets none, there is no
    /// such byte.
    ///
    /// A byte beyond ASCII may carry into the next one, which doesn't matter in that case. Bell, backspace and escape
    /// are so rare that they are left to the test of single words.
    @inline(__always)
    private static func strange(_ block: Block) -> Block {
        let isPrintable = block &+ Block(repeating: ones &* 0x60)
        let isFormat = (block &+ Block(repeating: ones &* 0x77)) & ~(block &+ Block(repeating: ones &* 0x72))
        let isDelete = block &+ Block(repeating: ones)
        return block | isDelete | ~(isPrintable | isFormat)
    }

    /// Sets the top bit of every byte that doesn't occur in ASCII text: 0x00 to 0x06, 0x0E to 0x1A, 0x1C to 0x1F, 0x7F
    /// and up.
    @inline(__always)
    private static func strange(_ word: UInt64) -> UInt64 {
        let low = word & ~tops
        let isPrintable = low &+ ones &* 0x60
        let isFormat = (low &+ ones &* 0x79) & ~(low &+ ones &* 0x72)
        let isNotEscape = (low ^ ones &* 0x1B) &+ ones &* 0x7F
        let isDelete = low &+ ones
        return word | isDelete | ~isPrintable & ~isFormat & isNotEscape
    }
}

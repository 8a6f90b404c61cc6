import CByteScan

/// Finds the end of ASCII text or of a line, many bytes at once.
///
/// An addition sets the top bit of each byte of a word that is too large. No byte is above 0x7F, so nothing carries
/// into the next byte. https://graphics.stanford.edu/~seander/bithacks.html#HasMoreInWord
enum ASCIIText {
    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let tops = ones &* 0x80

    /// Returns the position of the first byte at or after `start` that doesn't occur in ASCII text.
    ///
    /// Fewer than eight bytes are left to the caller.
    @inline(__always)
    static func end(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
        guard let base = bytes.baseAddress, start + 8 <= bytes.count else { return start }
        // Text in other alphabets has few characters of ASCII in a row.
        let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self))
        let found = strange(word) & tops
        if found != 0 { return start + found.trailingZeroBitCount / 8 }
        return start + byte_scan_text((base + start).assumingMemoryBound(to: UInt8.self), bytes.count - start)
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

    /// Checks whether all bytes of a range are ASCII.
    static func isSevenBit(in bytes: UnsafeRawBufferPointer, _ range: Range<Int>) -> Bool {
        let bytes = UnsafeRawBufferPointer(rebasing: bytes[range])
        return bytes[sevenBitEnd(in: bytes, from: 0)...].allSatisfy { $0 < 0x80 }
    }

    /// Returns the position of the first line feed or carriage return at or after `start`; the end if there is none.
    @inline(__always)
    static func lineEnd(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
        guard let base = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return start }
        return start + byte_scan_line(base + start, bytes.count - start)
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

    /// Sets the top bit of every byte that ASCII text does not have: 0x00 to 0x06, 0x0E to 0x1A, 0x1C to 0x1F, 0x7F and
    /// up.
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

/// The header of a FLAC frame, and a decoder that only counts the bits of its samples.
///
/// https://www.rfc-editor.org/rfc/rfc9639#section-9
struct FLACFrame {
    /// Whether blocks differ in size, so that samples are numbered instead of frames.
    let isVariable: Bool
    /// The number of the frame, or of its first sample.
    let number: Int
    /// The offset after the header.
    let dataStart: Int
    private let samples: Int
    /// The number of bits per sample in each channel.
    private let depths: [Int]

    /// The number of the next frame.
    var nextNumber: Int { isVariable ? number + samples : number + 1 }

    /// Reads a header; nil if a field has a reserved value, or if the checksum is wrong.
    init?(_ bytes: UnsafeRawBufferPointer, at start: Int, depth: Int) {
        guard start + 6 <= bytes.count, bytes[start] == 0xFF, bytes[start + 1] & 0xFE == 0xF8 else { return nil }
        let (third, fourth) = (bytes[start + 2], bytes[start + 3])
        guard fourth & 1 == 0, let (value, length) = Self.codedNumber(bytes, at: start + 4) else { return nil }
        var position = start + 4 + length
        let (sizeCode, rateCode) = (Int(third >> 4), third & 15)
        switch sizeCode {
        case 0: return nil
        case 1: samples = 192
        case 2...5: samples = 576 << (sizeCode - 2)
        case 6, 7:
            guard let size = bytes.bigEndian(at: position, width: sizeCode - 5) else { return nil }
            samples = size + 1
            position += sizeCode - 5
        default: samples = 256 << (sizeCode - 8)
        }
        guard rateCode != 15 else { return nil }
        if rateCode >= 12 { position += rateCode == 12 ? 1 : 2 }
        guard position < bytes.count, Self.checksum(bytes[start..<position]) == bytes[position] else { return nil }
        guard let depths = Self.depths(fourth, depth) else { return nil }
        (isVariable, number, dataStart) = (bytes[start + 1] & 1 == 1, value, position + 1)
        self.depths = depths
    }

    /// Reads a number encoded like UTF-8, in up to seven bytes.
    private static func codedNumber(_ bytes: UnsafeRawBufferPointer, at start: Int) -> (Int, length: Int)? {
        let length = (~bytes[start]).leadingZeroBitCount
        if length == 0 { return (Int(bytes[start]), 1) }
        guard (2...7).contains(length), start + length <= bytes.count else { return nil }
        var value = Int(bytes[start]) & (0x7F >> length)
        for byte in bytes[(start + 1)..<(start + length)] {
            guard byte & 0xC0 == 0x80 else { return nil }
            value = value << 6 | Int(byte & 0x3F)
        }
        return (value, length)
    }

    /// Returns the number of bits per sample in each channel; the difference of two channels has one more bit.
    private static func depths(_ field: UInt8, _ stated: Int) -> [Int]? {
        let codes = [stated, 8, 12, 0, 16, 20, 24, 32]
        let (depth, channels) = (codes[Int(field >> 1 & 7)], Int(field >> 4))
        guard depth > 0, channels <= 10 else { return nil }
        switch channels {
        case 8, 10: return [depth, depth + 1]
        case 9: return [depth + 1, depth]
        default: return Array(repeating: depth, count: channels + 1)
        }
    }

    /// Returns the CRC-8 with the polynomial x^8 + x^2 + x + 1 of a header of at most 15 bytes.
    static func checksum(_ bytes: Slice<UnsafeRawBufferPointer>) -> UInt8 {
        var sum: UInt8 = 0
        for byte in bytes {
            sum ^= byte
            for _ in 0..<8 { sum = sum & 0x80 == 0 ? sum << 1 : sum << 1 ^ 0x07 }
        }
        return sum
    }

    /// Returns the offset after the checksum that ends the frame; nil if the frame is truncated or has a reserved
    /// value.
    func end(in bytes: UnsafeRawBufferPointer) -> Int? {
        var bits = FLACBits(bytes, at: dataStart)
        for depth in depths {
            guard skipChannel(&bits, depth: depth) else { return nil }
        }
        let end = (bits.position + 7) / 8 + 2
        return end <= bytes.count ? end : nil
    }

    private func skipChannel(_ bits: inout FLACBits, depth: Int) -> Bool {
        guard bits.take(1) == 0, let kind = bits.take(6), let hasUnused = bits.take(1) else { return false }
        var depth = depth
        if hasUnused == 1 {
            guard let unused = bits.takeUnary() else { return false }
            depth -= unused + 1
        }
        guard depth > 0 else { return false }
        switch kind {
        case 0: return bits.skip(depth)
        case 1: return bits.skip(depth * samples)
        case 8...12: return bits.skip(depth * (kind - 8)) && skipResidual(&bits, order: kind - 8)
        case 32...63:
            let order = kind - 31
            guard bits.skip(depth * order), let precision = bits.take(4), precision < 15 else { return false }
            return bits.skip(5 + order * (precision + 1)) && skipResidual(&bits, order: order)
        default: return false
        }
    }

    /// Skips Rice-coded numbers, in partitions with one parameter each.
    private func skipResidual(_ bits: inout FLACBits, order: Int) -> Bool {
        guard let method = bits.take(2), method < 2, let exponent = bits.take(4) else { return false }
        let (width, escape) = method == 0 ? (4, 15) : (5, 31)
        for partition in 0..<(1 << exponent) {
            let count = samples >> exponent - (partition == 0 ? order : 0)
            guard count >= 0, let parameter = bits.take(width) else { return false }
            if parameter == escape {
                guard let raw = bits.take(5), bits.skip(raw * count) else { return false }
                continue
            }
            for _ in 0..<count {
                guard bits.takeUnary() != nil, bits.skip(parameter) else { return false }
            }
        }
        return true
    }
}

/// A reader of bits, highest bit of each byte first.
struct FLACBits {
    private let bytes: UnsafeRawBufferPointer
    /// The position in bits.
    private(set) var position: Int

    init(_ bytes: UnsafeRawBufferPointer, at offset: Int) {
        self.bytes = bytes
        position = offset * 8
    }

    mutating func skip(_ count: Int) -> Bool {
        guard count <= bytes.count * 8 - position else { return false }
        position += count
        return true
    }

    /// Takes a number of at most 16 bits.
    mutating func take(_ count: Int) -> Int? {
        guard count <= bytes.count * 8 - position else { return nil }
        var value = 0
        for _ in 0..<count {
            value = value << 1 | Int(bytes[position >> 3] >> (7 - UInt8(position & 7)) & 1)
            position += 1
        }
        return value
    }

    /// Takes the zeros before the next one bit, and the one bit, and returns the number of zeros.
    mutating func takeUnary() -> Int? {
        let start = position
        while position < bytes.count * 8 {
            let rest = bytes[position >> 3] << UInt8(position & 7)
            if rest != 0 {
                position += rest.leadingZeroBitCount + 1
                return position - start - 1
            }
            position = (position >> 3 + 1) << 3
        }
        return nil
    }
}

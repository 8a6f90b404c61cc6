/// The form and the statistics of an encoding with several bytes per character.
///
/// https://encoding.spec.whatwg.org/#legacy-multi-byte-chinese-(simplified)-encodings and the sections after it
struct WideCharset {
    /// The forms, in the order of the table.
    private enum Form: Int {
        case shiftJIS, eucJP, eucKR, gb18030, big5
    }

    /// The cost of a character of three or four bytes in addition to that of its first byte.
    private static let costOfLong = 10
    /// Kinds of characters: an ASCII letter, and a character of several bytes; 0 is for no letter.
    private static let letter = 1
    private static let wide = 2

    private let number: Int
    private let form: Form

    init(_ number: Int) {
        self.number = number
        form = Form(rawValue: number) ?? .big5
    }

    /// Returns the cost of text up to an offset, in thirds of a bit; nil if any of the text can't be in the encoding.
    func cost(of bytes: UnsafeRawBufferPointer, isWhole: Bool, until end: Int) -> Int? {
        guard isPossible(bytes, isWhole: isWhole) else { return nil }
        var (position, before, cost) = (0, 0, 0)
        // ASCII words count only on lines that also contain other characters.
        var (lineEnd, counts) = (0, false)
        while position < end {
            while position >= lineEnd {
                let line = bytes.line(from: lineEnd)
                (lineEnd, counts) = (line.upperBound, !ASCIIText.isSevenBit(in: bytes, line))
            }
            if !counts, before != Self.wide {
                (position, before) = (lineEnd, 0)
                continue
            }
            let byte = bytes[position]
            guard byte >= 0x80 else {
                let kind = HighPairs.isLetter(byte) ? Self.letter : 0
                let isStart =
                    position == 0 ? kind == Self.letter : HighPairs.startsWord(byte, behind: bytes[position - 1])
                if before == Self.wide || isStart && counts { cost += transition(before, kind) }
                before = kind
                position += 1
                continue
            }
            guard let length = length(bytes, position), position + length <= bytes.count else { break }
            cost += transition(before, Self.wide) + self.cost(bytes, position, length)
            before = Self.wide
            position += length
        }
        return cost
    }

    /// Checks whether all of the text can be in the encoding; the last character may be cut off if the text is.
    func isPossible(_ bytes: UnsafeRawBufferPointer, isWhole: Bool) -> Bool {
        var position = 0
        while position < bytes.count {
            position = ASCIIText.sevenBitEnd(in: bytes, from: position)
            guard position < bytes.count else { break }
            if bytes[position] < 0x80 {
                position += 1
            } else if let length = length(bytes, position) {
                position += length
            } else {
                return false
            }
        }
        return position <= bytes.count || !isWhole
    }

    private func transition(_ before: Int, _ kind: Int) -> Int {
        PackedCharsets.digit(CharsetTable.kinds, number * 9 + before * 3 + kind)
    }

    /// Returns the cost of a character.
    private func cost(_ bytes: UnsafeRawBufferPointer, _ position: Int, _ length: Int) -> Int {
        let first = Int(bytes[position])
        let rare = PackedCharsets.digit(CharsetTable.leads, number * 128 + first - 0x80)
        guard length == 2 else { return length == 1 ? rare : rare + Self.costOfLong }
        let code = first << 8 | Int(bytes[position + 1])
        var low = number == 0 ? 0 : Int(CharsetTable.ends[number - 1])
        var high = Int(CharsetTable.ends[number])
        while low < high {
            let middle = (low + high) / 2
            let found = self.code(middle)
            if found == code { return PackedCharsets.digit(CharsetTable.codes, middle * 4 + 3) }
            if found < code { low = middle + 1 } else { high = middle }
        }
        return rare
    }

    private func code(_ index: Int) -> Int {
        PackedCharsets.digit(CharsetTable.codes, index * 4) << 12
            | PackedCharsets.digit(CharsetTable.codes, index * 4 + 1) << 6
            | PackedCharsets.digit(CharsetTable.codes, index * 4 + 2)
    }

    /// Returns the length of the character that starts at an offset and may extend beyond the bytes; nil if no
    /// character can.
    private func length(_ bytes: UnsafeRawBufferPointer, _ position: Int) -> Int? {
        let first = bytes[position]
        let second = position + 1 < bytes.count ? bytes[position + 1] : nil
        switch form {
        case .shiftJIS:
            if (0xA1...0xDF).contains(first) { return 1 }
            guard (0x81...0x9F).contains(first) || (0xE0...0xFC).contains(first) else { return nil }
            return Self.isTrail(second, 0x40...0xFC, except: 0x7F...0x7F) ? 2 : nil
        case .eucJP:
            if first == 0x8E { return Self.isTrail(second, 0xA1...0xDF) ? 2 : nil }
            guard first == 0x8F || (0xA1...0xFE).contains(first), Self.isTrail(second, 0xA1...0xFE) else { return nil }
            guard first == 0x8F else { return 2 }
            return Self.isTrail(position + 2 < bytes.count ? bytes[position + 2] : nil, 0xA1...0xFE) ? 3 : nil
        case .eucKR:
            guard (0x81...0xFE).contains(first), Self.isTrail(second, 0x41...0xFE, except: 0x5B...0x60) else {
                return nil
            }
            return Self.isTrail(second, 0x41...0xFE, except: 0x7B...0x80) ? 2 : nil
        case .gb18030:
            guard (0x81...0xFE).contains(first) else { return nil }
            if let second, (0x30...0x39).contains(second) { return 4 }
            return Self.isTrail(second, 0x40...0xFE, except: 0x7F...0x7F) ? 2 : nil
        case .big5:
            guard (0x81...0xFE).contains(first) else { return nil }
            return Self.isTrail(second, 0x40...0xFE, except: 0x7F...0xA0) ? 2 : nil
        }
    }

    /// Checks whether a byte may follow the first one; the bytes may end before it.
    private static func isTrail(
        _ byte: UInt8?, _ range: ClosedRange<UInt8>, except gap: ClosedRange<UInt8> = 0...0
    ) -> Bool {
        guard let byte else { return true }
        return range.contains(byte) && !gap.contains(byte)
    }
}

import MIMETypes

/// A reader of `CharsetTable`: the names of encodings, and the statistics of text in them.
enum PackedCharsets {
    /// Returns the canonical name of the encoding with a name; nil if the name is not known.
    static func canonicalName(_ name: UnsafeRawBufferPointer) -> ConstantText? {
        let table = ConstantText(CharsetTable.names)
        var (line, start) = (0, 0)
        for (place, byte) in table.bytes.enumerated() where byte == UInt8(ascii: " ") || byte == UInt8(ascii: ";") {
            if isEqual(table.bytes[start..<place], name) {
                let end = table.bytes[line...].firstIndex { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ";") }
                return ConstantText(CharsetTable.names, offset: line, count: (end ?? place) - line)
            }
            start = place + 1
            if byte == UInt8(ascii: ";") { line = start }
        }
        return nil
    }

    /// The canonical names of all encodings.
    static var canonicalNames: [ConstantText] {
        let bytes = ConstantText(CharsetTable.names).bytes
        return bytes.split(separator: UInt8(ascii: ";")).map { line in
            let name = line.prefix { $0 != UInt8(ascii: " ") }
            return ConstantText(CharsetTable.names, offset: name.startIndex, count: name.count)
        }
    }

    private static func isEqual(_ known: Slice<UnsafeBufferPointer<UInt8>>, _ name: UnsafeRawBufferPointer) -> Bool {
        known.count == name.count && zip(known, name).allSatisfy { $0 == ASCII.lowercased($1) }
    }

    /// The number of encodings with one byte per character.
    static var narrowCount: Int { CharsetTable.alphabets.count }
    /// The number of encodings with several bytes per character.
    static var wideCount: Int { CharsetTable.ends.count }

    static func narrowName(_ number: Int) -> ConstantText { word(number, of: CharsetTable.narrow) }
    static func wideName(_ number: Int) -> ConstantText { word(number, of: CharsetTable.wide) }

    private static func word(_ number: Int, of list: StaticString) -> ConstantText {
        let bytes = ConstantText(list).bytes
        var start = bytes.startIndex
        for _ in 0..<number { start = (bytes[start...].firstIndex(of: 0x20) ?? bytes.endIndex - 1) + 1 }
        let end = bytes[start...].firstIndex(of: 0x20) ?? bytes.endIndex
        return ConstantText(list, offset: start, count: end - start)
    }

    /// Returns the value of a digit in a table.
    @inline(__always)
    static func digit(_ table: StaticString, _ place: Int) -> Int { Int(table.utf8Start[place] &- 0x30) }

    /// Returns the code point of a byte from 0x80 on; 0 if the encoding has none for it.
    static func point(_ byte: UInt8, in number: Int) -> Int {
        let place = number * 384 + Int(byte & 0x7F) * 3
        return digit(CharsetTable.points, place) << 12 | digit(CharsetTable.points, place + 1) << 6
            | digit(CharsetTable.points, place + 2)
    }
}

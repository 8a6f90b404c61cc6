/// The text of a document of Word 97 to 2003, which is stored in pieces, and what else its table stream states.
///
/// https://learn.microsoft.com/openspecs/office_file_formats/ms-doc sections 2.4.1, 2.5.6, 2.8.35 and 2.9.38
struct OldDocumentText {
    private let document: UnsafeRawBufferPointer
    private let table: UnsafeRawBufferPointer

    /// Prepares the two streams; nil for a document of an earlier version.
    init?(_ document: UnsafeRawBufferPointer, table: UnsafeRawBufferPointer) {
        guard let version = document.littleEndian(at: 2, width: 2), version >= Self.word97 else { return nil }
        (self.document, self.table) = (document, table)
    }

    /// The name of the table stream of a document, in lower case.
    static func tableName(of document: UnsafeRawBufferPointer) -> String {
        document.littleEndian(at: 10, width: 2).map { $0 & 0x200 != 0 } == true ? "1table" : "0table"
    }

    private static let word97 = 0xC1

    /// Returns the characters in order, one byte each; those that need more are 0xFF.
    var characters: [UInt8] {
        guard let list = part(at: 0x1A2).flatMap(Self.pieces) else { return [] }
        let count = (list.count - 4) / 12
        var text: [UInt8] = []
        for index in 0..<max(0, count) {
            guard let first = list.littleEndian(at: 4 * index, width: 4),
                let end = list.littleEndian(at: 4 * index + 4, width: 4), first < end,
                let place = list.littleEndian(at: 4 * (count + 1) + 8 * index + 2, width: 4)
            else { continue }
            // No character is in two pieces.
            let room = 2 * document.count - text.count
            append(min(end - first, room), at: place, to: &text)
        }
        return text
    }

    private func append(_ count: Int, at place: Int, to text: inout [UInt8]) {
        let isNarrow = place & 0x4000_0000 != 0
        let start = isNarrow ? (place & 0x3FFF_FFFF) / 2 : place & 0x3FFF_FFFF
        guard start < document.count, count > 0 else { return }
        guard !isNarrow else { return text += document[start..<min(document.count, start + count)] }
        for index in stride(from: start, to: min(document.count - 1, start + 2 * count), by: 2) {
            text.append(document[index + 1] == 0 ? document[index] : 0xFF)
        }
    }

    /// Returns the list of pieces, which comes after changes of the formatting.
    private static func pieces(_ part: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer? {
        var position = 0
        while part.littleEndian(at: position, width: 1) == 1, let length = part.littleEndian(at: position + 1, width: 2)
        {
            position += 3 + length
        }
        guard part.littleEndian(at: position, width: 1) == 2,
            let length = part.littleEndian(at: position + 1, width: 4)
        else { return nil }
        return UnsafeRawBufferPointer(rebasing: part.dropFirst(position + 5).prefix(length))
    }

    /// The path of the template, in ASCII; empty if there is none.
    var template: [UInt8] {
        guard let names = part(at: 0x19A), names.littleEndian(at: 0, width: 2) == 0xFFFF,
            let first = names.littleEndian(at: 6, width: 2),
            let length = names.littleEndian(at: 8 + 2 * first, width: 2)
        else { return [] }
        let start = 10 + 2 * first
        return stride(from: start, to: start + 2 * length, by: 2).compactMap {
            names.littleEndian(at: $0, width: 2).map { $0 < 0x80 ? UInt8($0) : 0xFF }
        }
    }

    /// Returns the part of the table stream whose offset and length are at an offset of the document.
    private func part(at offset: Int) -> UnsafeRawBufferPointer? {
        guard let start = document.littleEndian(at: offset, width: 4),
            let length = document.littleEndian(at: offset + 4, width: 4), length > 0, start < table.count
        else { return nil }
        return UnsafeRawBufferPointer(rebasing: table[start...].prefix(length))
    }
}

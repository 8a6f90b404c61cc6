/// The target of a link in an old workbook.
///
/// https://learn.microsoft.com/openspecs/office_file_formats/ms-oshared section 2.3.7
enum OldHyperlink {
    /// Checks whether a record with a link states a target that starts a program.
    static func startsProgram(_ record: UnsafeRawBufferPointer) -> Bool {
        targets(record).contains { OfficeLink.startsProgram($0) }
    }

    /// Returns what may be the target: the address or the path if the record has one of the usual kind, and all texts
    /// otherwise.
    private static func targets(_ record: UnsafeRawBufferPointer) -> [[UInt8]] {
        if let place = record.firstOffset(of: address), let length = record.littleEndian(at: place + 16, width: 4) {
            return [wide(UnsafeRawBufferPointer(rebasing: record.dropFirst(place + 20).prefix(length)))]
        }
        guard let place = record.firstOffset(of: path), let length = record.littleEndian(at: place + 18, width: 4)
        else { return [wide(UnsafeRawBufferPointer(rebasing: record.dropFirst(start)))] }
        let rest = record.dropFirst(place + 22)
        let narrow = rest.prefix(length).prefix { $0 != 0 }.filter { $0 > 0x20 }.map(\.asciiLowercased)
        return [narrow, wide(UnsafeRawBufferPointer(rebasing: rest.dropFirst(length + longestEnd)))]
    }

    /// Returns the characters of a text in UTF-16, in lower case and without blanks and control characters.
    private static func wide(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
        stride(from: 0, to: bytes.count & ~1, by: 2).compactMap { index in
            guard bytes[index] > 0x20 || bytes[index + 1] != 0 else { return nil }
            return bytes[index + 1] == 0 ? bytes[index].asciiLowercased : 0xFF
        }
    }

    /// The cells with the link, the class of the record and its version come first.
    private static let start = 32
    /// What comes between the two forms of a path.
    private static let longestEnd = 34
    /// The starts of the classes of addresses and of paths.
    private static let address: [UInt8] = [0xE0, 0xC9, 0xEA, 0x79, 0xF9, 0xBA, 0xCE, 0x11]
    private static let path: [UInt8] = [0x03, 0x03, 0, 0, 0, 0, 0, 0, 0xC0]
}

extension UnsafeRawBufferPointer {
    /// Returns the offset of the first occurrence of bytes; nil if there is none.
    fileprivate func firstOffset(of wanted: [UInt8]) -> Int? {
        guard count >= wanted.count else { return nil }
        return (0...(count - wanted.count)).first { has(wanted, at: $0) }
    }
}

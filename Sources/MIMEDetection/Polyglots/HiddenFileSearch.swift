import MIMETypes

/// Searches images, audio and fonts for programs and archives that can be recognised by their signatures at any offset.
///
/// The signatures are long enough not to occur by chance.
enum HiddenFileSearch {
    /// Returns the first program or archive that is not at the start.
    static func reading(in bytes: UnsafeRawBufferPointer) -> OtherReading? {
        var found: OtherReading?
        for kind in kinds where found == nil {
            bytes.forEachOffset(of: kind.mark[0], before: kind.second) { offset in
                guard found == nil, offset > 0, bytes.has(kind.mark, at: offset) else { return }
                found = reading(kind.type, offset)
            }
        }
        if let found { return found }
        // A class, a byte order and a version, which have two, two and one possible values.
        bytes.forEachOffset(of: 0x7F, before: secondOfELF) { offset in
            guard found == nil, offset > 0, bytes.has([0x7F, 0x45, 0x4C, 0x46], at: offset), offset + 16 <= bytes.count,
                (1...2).contains(bytes[offset + 4]), (1...2).contains(bytes[offset + 5]), bytes[offset + 6] == 1,
                bytes[(offset + 9)..<(offset + 16)].allSatisfy({ $0 == 0 })
            else { return }
            found = reading("application/x-executable", offset)
        }
        if let found { return found }
        bytes.forEachOffset(of: UInt8(ascii: "M"), before: secondOfProgram) { offset in
            guard found == nil, offset > 0, let distance = bytes.littleEndian(at: offset + 60, width: 4),
                distance < 4096, bytes.has("PE\0\0", at: offset + distance)
            else { return }
            found = reading("application/vnd.microsoft.portable-executable", offset)
        }
        return found
    }

    private static func reading(_ type: StaticString, _ offset: Int) -> OtherReading {
        OtherReading(kind: .format, type: MIMEType(constant: type), offset: offset, detail: "its mark at \(offset)")
    }

    private static let secondOfELF = ASCIISet("E")
    private static let secondOfProgram = ASCIISet("Z")

    private static let kinds: [(mark: [UInt8], second: ASCIISet, type: StaticString)] = [
        (Array("Rar!\u{1A}\u{7}".utf8), ASCIISet("a"), "application/vnd.rar"),
        ([0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C, 0], ASCIISet("z"), "application/x-7z-compressed"),
        (Array("MSCF\0\0\0\0".utf8), ASCIISet("S"), "application/vnd.ms-cab-compressed"),
    ]
}

/// The header of an entry in a tar archive.
///
/// https://pubs.opengroup.org/onlinepubs/9799919799/utilities/pax.html#tag_20_94_13_06
struct TarHeader {
    static let length = 512

    let kind: UInt8
    let name: [UInt8]
    let target: [UInt8]
    /// The length of the entry's content; nil if it is too large for any file.
    let size: Int?
    /// The length of a file with holes, which are not in the archive; nil for any other entry.
    ///
    /// https://www.gnu.org/software/tar/manual/html_node/Standard.html
    let sparseSize: Int?

    /// Reads a header; nil if its checksum is wrong.
    init?(_ bytes: UnsafeRawBufferPointer) {
        guard bytes.count == Self.length, Self.hasFittingSum(bytes) else { return nil }
        kind = bytes[156]
        (name, target, size) = (Self.name(bytes), Self.text(bytes[157..<257]), Self.size(bytes, at: 124))
        sparseSize = kind == UInt8(ascii: "S") ? Self.size(bytes, at: 483) : nil
    }

    /// Checks whether the checksum matches the bytes; old programs add them as signed numbers.
    private static func hasFittingSum(_ bytes: UnsafeRawBufferPointer) -> Bool {
        let stated = octal(bytes[148..<156])
        var (sum, signed) = (8 * 0x20, 8 * 0x20)
        for position in 0..<length where !(148..<156).contains(position) {
            sum += Int(bytes[position])
            signed += Int(Int8(bitPattern: bytes[position]))
        }
        return stated == sum || stated == signed
    }

    /// Returns the name, with the prefix that long names have.
    private static func name(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
        let (name, prefix) = (text(bytes[0..<100]), text(bytes[345..<500]))
        return bytes.has("ustar\0", at: 257) && !prefix.isEmpty ? prefix + [UInt8(ascii: "/")] + name : name
    }

    /// Parses a size in octal digits, or in binary if the first bit is set.
    private static func size(_ bytes: UnsafeRawBufferPointer, at start: Int) -> Int? {
        if bytes[start] & 0x80 != 0 { return bytes.bigEndian(at: start + 4, width: 8).map { max(0, $0) } }
        return octal(bytes[start..<(start + 12)])
    }

    private static func octal(_ bytes: Slice<UnsafeRawBufferPointer>) -> Int {
        bytes.reduce(0) { (0x30...0x37).contains($1) ? $0 << 3 | Int($1 - 0x30) : $0 }
    }

    /// Returns the bytes up to the first NUL.
    static func text(_ bytes: some Sequence<UInt8>) -> [UInt8] { Array(bytes.prefix { $0 != 0 }) }
}

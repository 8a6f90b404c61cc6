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
    /// The name with a prefix that only some programs read; nil for most entries.
    let otherName: [UInt8]?
    /// Why programs differ in where the next entry is; nil for nearly all entries.
    let fault: String?

    /// Reads a header; nil if its checksum is wrong.
    init?(_ bytes: UnsafeRawBufferPointer) {
        guard bytes.count == Self.length, Self.hasFittingSum(bytes) else { return nil }
        kind = bytes[156]
        (name, target, size) = (Self.name(bytes), Self.text(bytes[157..<257]), Self.size(bytes, at: 124))
        sparseSize = kind == UInt8(ascii: "S") ? Self.size(bytes, at: 483) : nil
        otherName = Self.hasPrefix(bytes) ? nil : Self.joined(bytes)
        fault = Self.fault(bytes, kind, size, isFolder: name.last == UInt8(ascii: "/"))
    }

    /// Returns why programs differ in where the next entry is; nil if they don't.
    private static func fault(
        _ bytes: UnsafeRawBufferPointer, _ kind: UInt8, _ size: Int?, isFolder: Bool
    ) -> String? {
        if !isClear(bytes[124..<136]) || !isClear(bytes[148..<156]) {
            return "a number that programs read in different ways"
        }
        // Links, devices, folders, queues and the names of volumes have no content, which some programs read anyway.
        // Before POSIX, the name of a folder was all that showed that it is one.
        let isWithoutContent = "123456V".utf8.contains(kind) || isFolder && kind == 0
        if isWithoutContent, size != 0 { return "an entry that has a size but no content" }
        return kind == UInt8(ascii: "S") && bytes[482] != 0 ? "a list of holes in further blocks" : nil
    }

    /// Checks whether a number consists of octal digits, after blanks and before blanks or NULs, or is in binary and
    /// not larger than any file.
    private static func isClear(_ bytes: Slice<UnsafeRawBufferPointer>) -> Bool {
        if let first = bytes.first, first & 0x80 != 0 {
            return first == 0x80 && bytes.dropFirst().prefix(max(0, bytes.count - 9)).allSatisfy { $0 == 0 }
        }
        let rest = bytes.drop { $0 == 0x20 }.drop { (0x30...0x37).contains($0) }
        return rest.allSatisfy { $0 == 0 || $0 == 0x20 }
    }

    /// Checks whether the checksum matches the bytes; old programs add them as signed numbers.
    private static func hasFittingSum(_ bytes: UnsafeRawBufferPointer) -> Bool {
        let field = bytes[148..<156]
        // Where it isn't clear, programs stop at the first other character, or pass over it, or read it as binary.
        let digits = field.drop { !(0x30...0x37).contains($0) }.prefix { (0x30...0x37).contains($0) }
        let binary = field.dropFirst().reduce(0) { ($0 & 0xFFFF_FFFF) << 8 | Int($1) }
        let stated = [octal(field), octal(digits), bytes[148] & 0x80 != 0 ? binary : -1]
        var (sum, signed) = (8 * 0x20, 8 * 0x20)
        for position in 0..<length where !(148..<156).contains(position) {
            sum += Int(bytes[position])
            signed += Int(Int8(bitPattern: bytes[position]))
        }
        return stated.contains(sum) || stated.contains(signed)
    }

    /// Returns the name, with the prefix that long names have.
    private static func name(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
        hasPrefix(bytes) ? joined(bytes) : text(bytes[0..<100])
    }

    /// Checks whether the header is of the format in which names have a prefix.
    private static func hasPrefix(_ bytes: UnsafeRawBufferPointer) -> Bool { bytes.has("ustar\0", at: 257) }

    private static func joined(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
        let (name, prefix) = (text(bytes[0..<100]), text(bytes[345..<500]))
        return prefix.isEmpty ? name : prefix + [UInt8(ascii: "/")] + name
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

/// The extra field of a ZIP entry that repeats its name in UTF-8, which some programs use instead of the name.
///
/// https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT section 4.6.9
struct ZIPUnicodePath {
    /// The checksum of the name that the field replaces; programs ignore the field if it isn't that of the name.
    private let sum: Int
    private let name: Slice<UnsafeRawBufferPointer>

    /// Finds the field; nil if there is none.
    init?(in extra: UnsafeRawBufferPointer) {
        let fields = Self.fields(in: extra)
        guard let first = fields.first, let sum = extra.littleEndian(at: first.lowerBound + 1, width: 4) else {
            return nil
        }
        (self.sum, name) = (sum, extra[(first.lowerBound + 5)..<first.upperBound])
        isRepeated = fields.count > 1
    }

    /// Whether there are several fields, of which programs use different ones.
    private let isRepeated: Bool

    private static func fields(in extra: UnsafeRawBufferPointer) -> [Range<Int>] {
        var (fields, position): ([Range<Int>], Int) = ([], 0)
        while let kind = extra.littleEndian(at: position, width: 2),
            let length = extra.littleEndian(at: position + 2, width: 2)
        {
            let end = position + 4 + length
            if kind == 0x7075, length >= 5, end <= extra.count { fields.append((position + 4)..<end) }
            position = end
        }
        return fields
    }

    /// Returns what is wrong with the field of an entry with a name; nil if nothing is.
    func fault(_ other: Slice<UnsafeRawBufferPointer>) -> (code: UploadFinding.Code, detail: String)? {
        if ArchivePath.escapes(name) { return (.entryPath, "an entry whose second name is outside of the folder") }
        if isRepeated { return (.undecodable, "an entry with several other names") }
        guard !isSpelling(of: other), CRC32.sum(of: UnsafeRawBufferPointer(rebasing: other)) == sum else { return nil }
        return (.undecodable, "an entry with two names")
    }

    /// Returns the number of folders that a name is in, and its suffix if that is ASCII.
    private static func outline(of name: Slice<UnsafeRawBufferPointer>) -> [[UInt8]] {
        let folders = name.count { $0 == UInt8(ascii: "/") }
        let suffix = name.lastIndex(of: UInt8(ascii: ".")).map { name[$0...] } ?? name[name.endIndex...]
        return [suffix.allSatisfy { $0 < 0x80 } ? Array(suffix) : [], [UInt8(truncatingIfNeeded: folders)]]
    }

    /// Checks whether the name may stand for the other, which lacks the letters that its code page lacks.
    ///
    /// Programs write `?`, `_`, a similar letter or a number in place of such letters.
    private func isSpelling(of other: Slice<UnsafeRawBufferPointer>) -> Bool {
        let isASCII = name.allSatisfy { $0 < 0x80 }
        if isASCII { return name.elementsEqual(other) }
        // Of names in another encoding, only the folders and the suffix can be compared.
        if other.contains(where: { $0 >= 0x80 }) { return Self.outline(of: name) == Self.outline(of: other) }
        var rest = other[...]
        for byte in name where byte < 0x80 {
            guard let place = rest.firstIndex(of: byte) else { return false }
            rest = rest[(place + 1)...]
        }
        return true
    }
}

import MIMETypes

/// TrueType and OpenType fonts, recognised by their list of tables.
///
/// https://learn.microsoft.com/typography/opentype/spec/otff
enum TrueTypeFormat: ContainerFormat {
    static let firstBytes: [UInt8] = [0, 0x4F, 0x74]

    /// Tables, some of which occur in every font.
    private static let tables: [StaticString] = [
        "cmap", "glyf", "head", "CFF ", "name", "OS/2", "EBDT", "DSIG", "GDEF",
    ]

    static func candidate(_ resource: Resource, head: UnsafeRawBufferPointer) throws(ResourceError) -> Candidate? {
        let isTrueType = head.has([0, 1, 0, 0], at: 0) || head.has("true", at: 0)
        guard isTrueType || head.has("OTTO", at: 0), let count = head.bigEndian(at: 4, width: 2),
            (1...128).contains(count), let range = head.bigEndian(at: 6, width: 2), head.count >= 12 + 4
        else { return nil }
        // The largest power of two up to the number of tables, in bytes; some fonts don't state it.
        guard head.count >= 12 + 16 || range == 16 << (Int.bitWidth - 1 - count.leadingZeroBitCount) else { return nil }
        var isChecked = false
        for table in 0..<count {
            let entry = 12 + table * 16
            guard entry + 4 <= head.count else { break }
            guard head[entry..<(entry + 4)].allSatisfy({ (0x20...0x7E).contains($0) }) else { return nil }
            if !isChecked { isChecked = tables.contains { head.has($0, at: entry) } }
        }
        guard isChecked else { return nil }
        return isTrueType
            ? structural("font/ttf", "TrueType table directory") : structural("font/otf", "OpenType table directory")
    }
}

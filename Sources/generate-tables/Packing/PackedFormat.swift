import MIMETypes

/// How the compiled tables are written; `PackedFormat` in `MIMEDetection` reads them.
///
/// The tool does not depend on that module, which does not compile while a table is missing. A test looks up every
/// name, so the two can't drift apart.
enum PackedFormat {
    /// The digit for a number below 64: the characters from `0` to `o`.
    static func digit(_ value: Int) -> UInt8 { 0x30 + UInt8(value) }

    /// The hash under which a name is filed, letter case ignored.
    ///
    /// FNV-1a: http://www.isthe.com/chongo/tech/comp/fnv/index.html
    static func hash(_ name: some Sequence<UInt8>) -> Int {
        let hash = name.reduce(0x811C_9DC5 as UInt32) { ($0 ^ UInt32(ASCII.lowercased($1))) &* 0x0100_0193 }
        return Int(hash ^ hash >> 15)
    }

    /// The hash under which a list of rules is filed: the upper half of a product with the golden ratio.
    static func hash(_ key: UInt32) -> Int { Int((key &* 0x9E37_79B1) >> 16) }
}

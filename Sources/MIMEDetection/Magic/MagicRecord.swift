/// A record of a compiled database of libmagic: one test, and what libmagic prints if it succeeds.
///
/// The layout is that of database versions 16 to 18. magic(5) describes the tests and their flags,
/// https://man7.org/linux/man-pages/man4/magic.4.html
struct MagicRecord {
    /// The size of a record, which is also that of the header.
    static let size = 376

    private let bytes: UnsafeRawBufferPointer

    /// The record with this number in a database.
    init(_ number: Int, in database: UnsafeRawBufferPointer) {
        let start = (number + 1) * Self.size
        bytes = UnsafeRawBufferPointer(rebasing: database[start..<start + Self.size])
    }

    /// The number of `>` before the test; a test is made only if the last one of a lower level succeeded.
    var level: Int { Int(bytes.loadUnaligned(fromByteOffset: 0, as: UInt16.self)) }
    var flags: Flags { Flags(rawValue: bytes[2]) }
    /// The character for the comparison: `=`, `!`, `<`, `>`, `&` or `^`, or `x` for any value.
    var relation: UInt8 { bytes[4] }
    /// The number of the type of the value in the file; `Kind` has those that matter here.
    var kind: UInt8 { bytes[6] }
    /// The number of the operation on the value before it is compared, and its flags; 0 is a bitwise "and".
    var operation: UInt8 { bytes[9] }
    /// Whether the test depends on the results of those before it.
    var isConditional: Bool { bytes[10] != 0 }
    var offset: Int { Int(bytes.loadUnaligned(fromByteOffset: 12, as: Int32.self)) }
    /// The operand of the operation; 0 if there is none.
    var mask: UInt64 { bytes.loadUnaligned(fromByteOffset: 24, as: UInt64.self) }
    /// For a search, the number of offsets at which it looks.
    var range: Int { Int(bytes.loadUnaligned(fromByteOffset: 24, as: UInt32.self)) }
    var textFlags: TextFlags { TextFlags(rawValue: bytes.loadUnaligned(fromByteOffset: 28, as: UInt32.self)) }
    /// The number to compare with.
    var number: UInt64 { bytes.loadUnaligned(fromByteOffset: 32, as: UInt64.self) }
    /// The first bytes of the GUID to compare with, as they are in a file.
    var guidStart: [UInt8] { Array(bytes[32..<36]) }
    /// The bytes or the regular expression to compare with.
    var pattern: [UInt8] { Array(bytes[32..<32 + min(Int(bytes[5]), 128)]) }
    /// The text in the place of the number to compare with.
    var text: Slice<UnsafeRawBufferPointer> { bytes[32..<160].prefix { $0 != 0 } }
    /// Whether the record has a media type.
    var hasType: Bool { bytes[224] != 0 }
    /// The media type, without a zero at its end.
    var type: UnsafeRawBufferPointer {
        let field = UnsafeRawBufferPointer(rebasing: bytes[224..<304])
        return UnsafeRawBufferPointer(rebasing: field.prefix { $0 != 0 })
    }
    /// Whether the record has a media type that is used when libmagic answers with it.
    var hasUsefulType: Bool { hasType && !PackedMagicAnswers.isDropped(type) }

    struct Flags: OptionSet {
        let rawValue: UInt8
        /// The offset is in the file.
        static let indirect = Flags(rawValue: 1 << 0)
        /// The offset counts from the end of the last match, either before or after that of the file is read.
        static let relative = Flags(rawValue: 1 << 1 | 1 << 2)
        static let unsigned = Flags(rawValue: 1 << 3)
        /// The test is for binary data; only tests of level 0 have this flag.
        static let binary = Flags(rawValue: 1 << 5)
        /// The offset counts back from the end of the file.
        static let fromEnd = Flags(rawValue: 1 << 7)
    }

    struct TextFlags: OptionSet {
        let rawValue: UInt32
        /// Blanks and the case of letters may differ from those of the pattern.
        static let loose = TextFlags(rawValue: 0b1111)
    }

    /// The types of values that a test reads here; a test of any other type may always succeed.
    enum Kind: UInt8 {
        case string = 5
        case regularExpression = 17
        /// Text of two bytes a character, the lower byte first.
        case littleEndianText = 19
        case search = 20
        case indirect = 41
        case name = 45
        case use = 46
        /// An element of DER.
        case element = 48
        case guid = 49
    }

    /// The size of a number in bytes, and its byte order; nil if the value is no integer.
    var integer: (size: Int, isBigEndian: Bool)? {
        switch kind {
        case 1: (1, false)
        case 2: (2, !Self.isLittleEndianHost)
        case 7: (2, true)
        case 10: (2, false)
        case 4, 6, 14: (4, !Self.isLittleEndianHost)
        case 8, 9, 15: (4, true)
        case 11, 12, 16: (4, false)
        case 24, 27, 30, 42: (8, !Self.isLittleEndianHost)
        case 26, 29, 32, 44: (8, true)
        case 25, 28, 31, 43: (8, false)
        default: nil
        }
    }

    private static let isLittleEndianHost = 1.littleEndian == 1
}

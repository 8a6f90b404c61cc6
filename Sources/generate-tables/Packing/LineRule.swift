/// A rule about a line, ready to be packed.
///
/// `LinePattern` in `MIMEDetection` explains the pattern.
struct LineRule {
    private static let mark = UInt8(ascii: "~")
    private static let space = UInt8(ascii: " ")

    private let pattern: String
    private let weight: Int
    /// The number of the rule: 12 bits of the language's slot, 12 bits of the rule's position in the language, and 8
    /// bits of the third byte of its lines, 0 for any byte.
    let reference: UInt32
    private let ignoresCase: Bool
    /// Whether the rule is about indented lines.
    let isIndented: Bool
    /// The pattern without the leading space that represents the indentation.
    private let body: [UInt8]
    /// The bytes before the first special sequence, eight at most, the first one in the lowest bits.
    ///
    /// A blank is a space.
    let start: UInt64
    /// The bits of `start` to compare.
    let mask: UInt64
    /// The number of bytes in `start` before the first blank, which can match several blanks in a line.
    private let startLength: Int

    init(_ rule: LanguageFile.Rule, of language: LanguageFile, reference: Int) {
        pattern = rule.pattern
        weight = rule.weight
        ignoresCase = language.ignoresCase
        isIndented = rule.pattern.hasPrefix(" ")
        body = Array(rule.pattern.utf8.dropFirst(isIndented ? 1 : 0))
        let fixed = body.prefix { $0 != Self.mark }.prefix(8)
        let bits = fixed.map { language.ignoresCase && Self.isSmallLetter($0) ? UInt8(0xDF) : 0xFF }
        start = PackedWord.make(bytes: zip(fixed, bits).map { $0 & $1 })
        mask = PackedWord.make(bytes: bits)
        startLength = fixed.prefix { $0 != Self.space }.count
        let third = mask >> 16 & 0xFF == 0xFF ? start >> 16 & 0xFF : 0
        self.reference = UInt32(PackedWord.make((reference, 24), (Int(third), 8)))
    }

    /// The characters that a line has to contain: a bit for the lower six bits of each.
    var needs: UInt64 {
        var (needs, isKind) = (0 as UInt64, false)
        for byte in body {
            if isKind || byte == Self.mark {
                isKind.toggle()
            } else if byte != Self.space, !(ignoresCase && Self.isSmallLetter(byte)) {
                needs |= 1 << UInt64(byte & 63)
            }
        }
        return needs
    }

    private static func isSmallLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }

    /// Returns the rule's record: the offset and length of the pattern in the language's text, 4 bits of points, 4 bits
    /// of the number of fixed bytes, and two flags.
    func record(in texts: inout LiteralPool) -> UInt64 {
        let position = texts.position(of: pattern)
        return PackedWord.make(
            (position.offset, 16), (position.length, 8), (weight, 4), (startLength, 4), (isIndented ? 1 : 0, 1),
            (ignoresCase ? 1 : 0, 1))
    }

    /// Returns the bytes that a line can have at the first or second position after its indentation; nil for any byte.
    func bytes(at position: Int) -> [UInt8]? {
        guard position < body.count, !body[...position].contains(Self.mark) else { return nil }
        let byte = body[position]
        if byte == Self.space { return [Self.space, 0x09] }
        return ignoresCase && Self.isSmallLetter(byte) ? [byte, byte - 0x20] : [byte]
    }
}

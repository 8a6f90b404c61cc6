/// How the encoding of a text is known, and how much of the text was looked at.
public struct CharsetEvidence: Sendable, Hashable, Codable {
    /// What identifies the encoding, the most reliable first.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Basis: String, Sendable, Codable, CaseIterable {
        /// The bytes have the structure of the encoding, which doesn't occur by chance: UTF-8, a byte order mark,
        /// ASCII.
        case form
        /// The text states it, and the bytes can be that: `<meta charset>`, an XML declaration, a line for an editor.
        case declaration
        /// The characters are distributed as in texts of that encoding.
        case statistics
    }

    /// What identifies the encoding.
    public let basis: Basis
    /// How many bytes from the start were examined.
    public let bytes: Int
    /// Whether these are all bytes; if not, other characters may follow what is ASCII so far.
    public let isWhole: Bool

    /// Describes how an encoding is known.
    ///
    /// - Parameters:
    ///   - basis: what identifies it.
    ///   - bytes: how many bytes were looked at.
    ///   - isWhole: whether these are all bytes.
    public init(basis: Basis, bytes: Int, isWhole: Bool) {
        self.basis = basis
        self.bytes = bytes
        self.isWhole = isWhole
    }
}

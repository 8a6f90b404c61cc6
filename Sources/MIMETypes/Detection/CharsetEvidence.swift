/// How the character encoding of text was identified, and how much of the text was examined.
public struct CharsetEvidence: Sendable, Hashable, Codable {
    /// The kinds of evidence for an encoding, the most reliable first.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Basis: String, Sendable, Codable, CaseIterable {
        /// The bytes have a structure that is specific to the encoding and doesn't occur by chance, such as that of
        /// UTF-8, a byte order mark, or pure ASCII.
        case form
        /// The text declares the encoding, for example in `<meta charset>`, an XML declaration or an editor's mode
        /// line, and the bytes fit the declaration.
        case declaration
        /// The distribution of characters is typical of text in this encoding.
        case statistics
    }

    /// What identifies the encoding.
    public let basis: Basis
    /// The number of bytes that were examined, counted from the start.
    public let bytes: Int
    /// Whether all bytes were examined; if not, text that is ASCII so far may continue with other characters.
    public let isWhole: Bool

    /// Creates a description of how an encoding was identified.
    ///
    /// - Parameters:
    ///   - basis: what identifies the encoding.
    ///   - bytes: the number of bytes that were examined.
    ///   - isWhole: whether all bytes were examined.
    public init(basis: Basis, bytes: Int, isWhole: Bool) {
        self.basis = basis
        self.bytes = bytes
        self.isWhole = isWhole
    }
}

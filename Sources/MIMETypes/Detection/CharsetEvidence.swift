/// The evidence for the character encoding of a text: the kind of evidence, and how much of the text was examined.
public struct CharsetEvidence: Sendable, Hashable, Codable {
    /// The kinds of evidence for a character encoding, the most reliable first.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Basis: String, Sendable, Codable, CaseIterable {
        /// The bytes have a form that is specific to the encoding and doesn't occur by chance: valid UTF-8, a byte
        /// order mark, or only ASCII.
        case form
        /// The text declares the encoding, for example in `<meta charset>`, an XML declaration or an editor's mode
        /// line, and the bytes fit the declaration.
        case declaration
        /// The distribution of characters is typical of text in this encoding.
        case statistics
    }

    /// The kind of evidence for the encoding.
    public let basis: Basis
    /// The number of bytes that were examined, counted from the start.
    public let bytes: Int
    /// Whether all bytes of the text were examined.
    ///
    /// If only a part was examined and that part is ASCII, other characters may follow.
    public let isWhole: Bool

    /// Creates evidence for a character encoding.
    ///
    /// - Parameters:
    ///   - basis: the kind of evidence.
    ///   - bytes: the number of bytes that were examined, counted from the start.
    ///   - isWhole: true if all bytes of the text were examined.
    public init(basis: Basis, bytes: Int, isWhole: Bool) {
        self.basis = basis
        self.bytes = bytes
        self.isWhole = isWhole
    }
}

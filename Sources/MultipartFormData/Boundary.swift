import MIMETypes

/// The text that separates the parts of a form from each other.
///
/// A boundary consists of 1 to 70 characters from the set that RFC 2046 allows, and doesn't end with a space. A
/// generated boundary contains 192 random bits from the system, so the author of a part's content can't guess it.
/// https://www.rfc-editor.org/rfc/rfc2046#section-5.1.1
public struct Boundary: Sendable, Hashable, CustomStringConvertible {
    /// The boundary, without the two hyphens before it in the body.
    public let description: String
    /// Whether the boundary was generated at random, so that no content is expected to contain it.
    let isRandom: Bool

    /// Generates a random boundary of 48 hexadecimal digits.
    public init() {
        isRandom = true
        var generator = SystemRandomNumberGenerator()
        description = String(unsafeUninitializedCapacity: 48) { digits in
            for word in 0..<3 {
                var bits = generator.next()
                for position in 0..<16 {
                    digits[word * 16 + position] = ASCII.hexadecimalDigit(UInt8(truncatingIfNeeded: bits & 15))
                    bits >>= 4
                }
            }
            return 48
        }
    }

    /// Creates a boundary from text, if the text is a valid boundary.
    ///
    /// - Parameter text: the boundary, without the two hyphens before it in the body.
    /// - Throws: a `FormDataError` with the code `illegalBoundary` if the text is not a valid boundary.
    public init(validating text: String) throws(FormDataError) {
        let bytes = text.utf8
        guard (1...70).contains(bytes.count), bytes.allSatisfy(Self.isLegal), bytes.last != ASCII.space else {
            throw FormDataError(.illegalBoundary, text)
        }
        description = text
        isRandom = false
    }

    /// Creates a boundary from text that parsers read in the same way if they accept it: a valid boundary, or one that
    /// also contains other characters that need no quotes, such as the asterisks that many Android apps send.
    init(strict text: String) throws(FormDataError) {
        let bytes = text.utf8
        guard (1...70).contains(bytes.count), bytes.allSatisfy({ Self.isLegal($0) || ASCII.isToken($0) }),
            bytes.last != ASCII.space
        else { throw FormDataError(.illegalBoundary, text) }
        description = text
        isRandom = false
    }

    /// Creates a boundary from text that other parsers accept although no standard allows it.
    ///
    /// The text may consist of up to 200 printable ASCII characters, including spaces except at the end.
    init(lenient text: String) throws(FormDataError) {
        let bytes = text.utf8
        guard (1...200).contains(bytes.count), bytes.allSatisfy({ 0x20..<0x7F ~= $0 }), bytes.last != ASCII.space else {
            throw FormDataError(.illegalBoundary, text)
        }
        description = text
        isRandom = false
    }

    /// Checks whether two boundaries have the same text.
    ///
    /// - Parameters:
    ///   - first: a boundary.
    ///   - second: another boundary.
    /// - Returns: true if the texts are the same.
    public static func == (first: Boundary, second: Boundary) -> Bool {
        first.description == second.description
    }

    /// Feeds the boundary into a hasher.
    ///
    /// - Parameter hasher: the hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(description)
    }

    private static func isLegal(_ byte: UInt8) -> Bool {
        ASCII.isLetterOrDigit(byte) || "'()+_,-./:=? ".utf8.contains(byte)
    }
}

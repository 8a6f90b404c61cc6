public import MIMETypes

/// An identifier for a type on Apple's systems, such as `public.png`, and the identifiers that it conforms to there.
///
/// The known identifiers are those that Apple documents and those that well-known apps declare. They are built in, and
/// the same on every platform; the system is not queried.
/// https://developer.apple.com/documentation/uniformtypeidentifiers/system-declared-uniform-type-identifiers
///
/// ```swift
/// let png = UniformTypeIdentifier("public.png")!
/// png.mimeType                                              // image/png
/// png.conforms(to: UniformTypeIdentifier("public.image")!)  // true
/// ```
///
/// Apple's hierarchy differs from that of media types, so `conforms(to:)` can differ from `MIMEType.conforms(to:)`: on
/// Apple's systems, a Word document is not an archive.
public struct UniformTypeIdentifier: Sendable {
    private let record: Int

    private init(record: Int) {
        self.record = record
    }

    /// Looks up an identifier by its text, and returns nil if the identifier is unknown.
    ///
    /// - Parameter identifier: the text; case is ignored. Dynamic identifiers, which start with `dyn.`, are always
    ///   unknown.
    public init?(_ identifier: String) {
        guard let record = PackedIdentifiers.find(identifier) else { return nil }
        self.record = record
    }

    /// Looks up the preferred identifier of a media type, and returns nil if the type has none.
    ///
    /// - Parameter type: the media type, by its canonical name or an alias; parameters are ignored.
    public init?(_ type: MIMEType) {
        guard let id = PackedTypes.find(type), let record = PackedIdentifiers.preferred(id) else { return nil }
        self.record = record
    }

    /// All known identifiers, in alphabetical order.
    public static var all: [UniformTypeIdentifier] {
        (0..<PackedIdentifiers.count).map(UniformTypeIdentifier.init(record:))
    }

    /// The media type; nil for abstract types such as `public.image`, and for formats without a media type.
    public var mimeType: MIMEType? { PackedIdentifiers.type(record) }

    /// All identifiers that this one conforms to directly or indirectly, the nearest first, excluding this one.
    public var supertypes: [UniformTypeIdentifier] {
        var found: [Int] = []
        var level = PackedIdentifiers.parents(record)
        while !level.isEmpty {
            var next: [Int] = []
            for parent in level where !found.contains(parent) {
                found.append(parent)
                next += PackedIdentifiers.parents(parent)
            }
            level = next
        }
        return found.map(UniformTypeIdentifier.init(record:))
    }

    /// Checks whether this identifier is the same as another, or conforms to the other one directly or indirectly.
    ///
    /// - Parameter other: the other identifier, such as `public.image`.
    /// - Returns: true if Apple's systems treat files of this type as files of the other type.
    public func conforms(to other: UniformTypeIdentifier) -> Bool { self == other || supertypes.contains(other) }
}

extension UniformTypeIdentifier: Hashable, LosslessStringConvertible {
    /// The identifier as spelled in its declaration, even if it was looked up with different capitalisation.
    public var description: String { PackedIdentifiers.name(record).string }
}

extension UniformTypeIdentifier: Codable {
    /// Decodes an identifier.
    ///
    /// - Parameter decoder: a decoder for a single string.
    /// - Throws: `DecodingError.dataCorrupted` if the identifier is unknown.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let found = UniformTypeIdentifier(text) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "'\(text)' is not a known uniform type identifier")
        }
        self = found
    }

    /// Encodes the identifier as a single string.
    ///
    /// - Parameter encoder: the encoder to write the string to.
    /// - Throws: any error that the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}

extension MIMEType {
    /// Looks up the media type of a uniform type identifier, and returns nil if the identifier is unknown or has no
    /// media type.
    ///
    /// - Parameter uniformTypeIdentifier: the identifier, such as `public.png`; case is ignored.
    public init?(uniformTypeIdentifier: String) {
        guard let type = UniformTypeIdentifier(uniformTypeIdentifier)?.mimeType else { return nil }
        self = type
    }

    /// The preferred identifier of this type on Apple's systems, such as `public.png`; nil if none is known.
    public var uniformTypeIdentifier: String? { UniformTypeIdentifier(self)?.description }
}

public import MIMETypes

/// A type's name on Apple's systems, such as `public.png`, and what it conforms to there.
///
/// The built-in identifiers are those that Apple documents and those that well-known apps declare. They are the same on
/// every platform; the system is not consulted.
/// https://developer.apple.com/documentation/uniformtypeidentifiers/system-declared-uniform-type-identifiers
///
/// ```swift
/// let png = UniformTypeIdentifier("public.png")!
/// png.mimeType                                              // image/png
/// png.conforms(to: UniformTypeIdentifier("public.image")!)  // true
/// ```
///
/// Apple's hierarchy differs from that of media types, so `conforms(to:)` can differ from `MIMEType.conforms(to:)`: a
/// Word document is no archive there.
public struct UniformTypeIdentifier: Sendable {
    private let record: Int

    private init(record: Int) {
        self.record = record
    }

    /// Finds an identifier, or gives nil if it is unknown.
    ///
    /// - Parameter identifier: letter case is ignored. Dynamic identifiers, which start with `dyn.`, are unknown.
    public init?(_ identifier: String) {
        guard let record = PackedIdentifiers.find(identifier) else { return nil }
        self.record = record
    }

    /// The preferred identifier of a media type, or nil if it has none.
    ///
    /// - Parameter type: a canonical name or an alias; parameters are ignored.
    public init?(_ type: MIMEType) {
        guard let id = PackedTypes.find(type), let record = PackedIdentifiers.preferred(id) else { return nil }
        self.record = record
    }

    /// All known identifiers, in alphabetic order.
    public static var all: [UniformTypeIdentifier] {
        (0..<PackedIdentifiers.count).map(UniformTypeIdentifier.init(record:))
    }

    /// The media type; nil for abstract types such as `public.image`, and for formats without a media type.
    public var mimeType: MIMEType? { PackedIdentifiers.type(record) }

    /// All identifiers that this one conforms to, the nearest first, without itself.
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

    /// Whether this is the same as another identifier, or conforms to it directly or indirectly.
    ///
    /// - Parameter other: for example `public.image`.
    /// - Returns: true if Apple's systems treat a file of this type as one of the other.
    public func conforms(to other: UniformTypeIdentifier) -> Bool { self == other || supertypes.contains(other) }
}

extension UniformTypeIdentifier: Hashable, LosslessStringConvertible {
    /// The identifier as it is declared.
    public var description: String { PackedIdentifiers.name(record).string }
}

extension UniformTypeIdentifier: Codable {
    /// Decodes an identifier.
    ///
    /// - Parameter decoder: holds a single string.
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
    /// - Parameter encoder: receives the string.
    /// - Throws: what the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}

extension MIMEType {
    /// The media type of a uniform type identifier, or nil if the identifier is unknown or has no media type.
    ///
    /// - Parameter uniformTypeIdentifier: for example `public.png`; letter case is ignored.
    public init?(uniformTypeIdentifier: String) {
        guard let type = UniformTypeIdentifier(uniformTypeIdentifier)?.mimeType else { return nil }
        self = type
    }

    /// The identifier of this type on Apple's systems, such as `public.png`, or nil if none is known.
    public var uniformTypeIdentifier: String? { UniformTypeIdentifier(self)?.description }
}

public import MIMETypes

/// A custom type and its properties.
public struct TypeRegistration: Sendable, Hashable {
    /// A pattern for file names.
    public struct Glob: Sendable, Hashable {
        /// A shell pattern, such as `*.acme` or `Acmefile`.
        public let pattern: String
        /// The weight, from 0 to 100, by which the patterns that match a name are ranked; usually 50.
        public let weight: Int
        /// Whether the pattern distinguishes uppercase from lowercase letters.
        public let isCaseSensitive: Bool

        /// Creates a pattern.
        ///
        /// - Parameters:
        ///   - pattern: a shell pattern for the whole file name, without a directory.
        ///   - weight: the weight, from 0 to 100, by which the patterns that match a name are ranked.
        ///   - isCaseSensitive: whether the pattern distinguishes uppercase from lowercase letters.
        public init(_ pattern: String, weight: Int = 50, isCaseSensitive: Bool = false) {
            self.pattern = pattern
            self.weight = weight
            self.isCaseSensitive = isCaseSensitive
        }
    }

    /// A signature and its weight.
    public struct WeightedSignature: Sendable, Hashable {
        /// The signature.
        public let signature: TypeSignature
        /// The weight, from 0 to 100, by which the signatures that match a file are ranked; usually 50.
        public let weight: Int

        /// Combines a signature with a weight.
        ///
        /// - Parameters:
        ///   - signature: the bytes to look for.
        ///   - weight: the weight, from 0 to 100, by which the signatures that match a file are ranked.
        public init(_ signature: TypeSignature, weight: Int = 50) {
            self.signature = signature
            self.weight = weight
        }
    }

    /// The type, without parameters.
    public let type: MIMEType
    /// The file name extensions of the type, without a dot, the preferred one first.
    public var extensions: [String]
    /// Additional patterns for file names.
    public var globs: [Glob]
    /// Other names of the type.
    public var aliases: [MIMEType]
    /// The direct supertypes of the type.
    public var parents: [MIMEType]
    /// The signatures of the type, any one of which identifies a file.
    public var signatures: [WeightedSignature]
    /// Whether a file must have one of the signatures to be of this type, regardless of the file's name.
    public var requiresSignature: Bool
    /// A description in a few words, or nil.
    public var summary: String?

    /// Creates a registration.
    ///
    /// - Parameters:
    ///   - type: the type; its parameters are ignored.
    ///   - extensions: the file name extensions, the preferred one first; a leading dot is ignored.
    ///   - globs: additional patterns for file names.
    ///   - aliases: other names of the type.
    ///   - parents: the direct supertypes of the type.
    ///   - signatures: the signatures of the type, any one of which identifies a file.
    ///   - requiresSignature: whether a file must have one of the signatures to be of this type, regardless of the
    ///     file's name.
    ///   - summary: a description in a few words, or nil.
    public init(
        _ type: MIMEType, extensions: [String] = [], globs: [Glob] = [], aliases: [MIMEType] = [],
        parents: [MIMEType] = [], signatures: [WeightedSignature] = [], requiresSignature: Bool = false,
        summary: String? = nil
    ) {
        self.type = type.withoutParameters
        self.extensions = extensions.map { Self.withoutDot($0) }.filter { !$0.isEmpty }
        self.globs = globs
        self.aliases = aliases.map(\.withoutParameters)
        self.parents = parents.map(\.withoutParameters)
        self.signatures = signatures
        self.requiresSignature = requiresSignature
        self.summary = summary
    }

    /// Treats `acme`, `.acme` and `*.acme` as the same extension.
    private static func withoutDot(_ text: String) -> String {
        let text = text.hasPrefix("*.") ? text.dropFirst(2) : text.hasPrefix(".") ? text.dropFirst() : text[...]
        return text.lowercased()
    }

    /// Adds the properties from another registration of the same type.
    mutating func merge(_ other: TypeRegistration) {
        extensions += other.extensions.filter { !extensions.contains($0) }
        globs += other.globs.filter { !globs.contains($0) }
        aliases += other.aliases.filter { !aliases.contains($0) }
        parents += other.parents.filter { !parents.contains($0) }
        signatures += other.signatures.filter { !signatures.contains($0) }
        requiresSignature = requiresSignature || other.requiresSignature
        summary = other.summary ?? summary
    }
}

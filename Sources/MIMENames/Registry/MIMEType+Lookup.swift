public import MIMETypes

/// Look-ups like those of `UTType` on Apple's systems, available on every platform.
///
/// These look-ups use the standard registry, so they also find types that were added with
/// `TypeRegistry.extendStandard`.
extension MIMEType {
    /// Creates the most likely type for a file name extension, or nil if the extension is unknown.
    ///
    /// - Parameter fileExtension: an extension without a dot, such as `jpg` or `tar.gz`; case is ignored unless the
    ///   extension's pattern is case-sensitive.
    public init?(fileExtension: String) {
        guard let found = TypeRegistry.standard.type(fileExtension: fileExtension) else { return nil }
        self = found
    }

    /// Creates the most likely type for a file name, or nil if no pattern matches the name.
    ///
    /// - Parameter fileName: a name or a path; the file need not exist.
    public init?(fileName: String) {
        guard let first = MIMEType.types(fileName: fileName).first else { return nil }
        self = first
    }

    /// Returns all types for a file name extension, the most likely first.
    ///
    /// - Parameter fileExtension: an extension without a dot, such as `jpg` or `tar.gz`.
    /// - Returns: canonical types; empty for an unknown extension.
    public static func types(fileExtension: String) -> [MIMEType] {
        TypeRegistry.standard.types(fileExtension: fileExtension)
    }

    /// Returns all types for a file name, the most likely first.
    ///
    /// - Parameter fileName: a name or a path; the file need not exist.
    /// - Returns: canonical types; empty if no pattern matches the name.
    public static func types(fileName: String) -> [MIMEType] {
        TypeRegistry.standard.types(fileName: fileName)
    }

    /// This type under its canonical name, without parameters.
    ///
    /// If IANA has registered the type, the canonical name is the registered one. An unknown type keeps its name.
    public var canonical: MIMEType { TypeRegistry.standard.canonical(self) }

    /// The file name extension to use for a new file of this type, without a dot, or nil if none is known.
    public var preferredFileExtension: String? { TypeRegistry.standard.preferredFileExtension(of: self) }

    /// All file name extensions of this type, without a dot, the preferred one first; empty if none is known.
    public var fileExtensions: [String] { TypeRegistry.standard.fileExtensions(of: self) }

    /// All types of which this type is a subtype, the nearest first.
    public var supertypes: [MIMEType] { TypeRegistry.standard.supertypes(of: self) }

    /// A short English description of this type, such as "PNG image", or nil if there is none.
    public var summary: String? { TypeRegistry.standard.summary(of: self) }

    /// Checks whether this type is the same as another type or one of its subtypes.
    ///
    /// Each of the two types can be given under its canonical name or an alias.
    ///
    /// - Parameter other: the other type, such as `text/plain` or `application/zip`.
    /// - Returns: true if every file of this type is also a file of the other type.
    public func conforms(to other: MIMEType) -> Bool {
        TypeRegistry.standard.isSubtype(self, of: other)
    }
}

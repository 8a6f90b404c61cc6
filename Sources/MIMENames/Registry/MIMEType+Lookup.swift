public import MIMETypes

/// Look-ups like those of `UTType` on Apple's systems, available on every platform.
///
/// They use the standard registry, so types that were added with `TypeRegistry.extendStandard` are found, too.
extension MIMEType {
    /// Creates the most likely type for a file name extension, or nil if the extension is unknown.
    ///
    /// - Parameter fileExtension: an extension without a dot, such as `jpg` or `tar.gz`; case is ignored unless the
    ///   extension's pattern is case-sensitive.
    public init?(fileExtension: String) {
        guard let found = TypeRegistry.standard.type(fileExtension: fileExtension) else { return nil }
        self = found
    }

    /// Creates the most likely type for a file name, or nil if no pattern matches it.
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

    /// The type under its canonical name, which is IANA's if the type is registered; parameters are dropped.
    public var canonical: MIMEType { TypeRegistry.standard.canonical(self) }

    /// The extension to use for a new file, without a dot, or nil if none is known.
    public var preferredFileExtension: String? { TypeRegistry.standard.preferredFileExtension(of: self) }

    /// All extensions, without a dot, the preferred one first.
    public var fileExtensions: [String] { TypeRegistry.standard.fileExtensions(of: self) }

    /// All types that this one is a subtype of, the nearest first.
    public var supertypes: [MIMEType] { TypeRegistry.standard.supertypes(of: self) }

    /// A short English description, or nil if there is none.
    public var summary: String? { TypeRegistry.standard.summary(of: self) }

    /// Checks whether this type is the same as another or a subtype of it, whichever of their names are used.
    ///
    /// - Parameter other: the other type, such as `text/plain` or `application/zip`.
    /// - Returns: true if every file of this type is a file of the other.
    public func conforms(to other: MIMEType) -> Bool {
        TypeRegistry.standard.isSubtype(self, of: other)
    }
}

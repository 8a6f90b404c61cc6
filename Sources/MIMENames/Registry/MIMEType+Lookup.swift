public import MIMETypes

/// The look-ups that `UTType` gives on Apple's systems, on every platform.
///
/// They ask the standard registry. Types that `TypeRegistry.extendStandard` added are found too.
extension MIMEType {
    /// The likeliest type of a file name extension, or nil if the extension is unknown.
    ///
    /// - Parameter fileExtension: without a dot, for example `jpg` or `tar.gz`; letter case is ignored unless it
    ///   matters.
    public init?(fileExtension: String) {
        guard let found = TypeRegistry.standard.type(fileExtension: fileExtension) else { return nil }
        self = found
    }

    /// The likeliest type of a file name, or nil if no pattern matches it.
    ///
    /// - Parameter fileName: a name or a path; the file need not exist.
    public init?(fileName: String) {
        guard let first = MIMEType.types(fileName: fileName).first else { return nil }
        self = first
    }

    /// All types of a file name extension, the likeliest first.
    ///
    /// - Parameter fileExtension: without a dot, for example `jpg` or `tar.gz`.
    /// - Returns: canonical types; empty for an unknown extension.
    public static func types(fileExtension: String) -> [MIMEType] {
        TypeRegistry.standard.types(fileExtension: fileExtension)
    }

    /// All types of a file name, the likeliest first.
    ///
    /// - Parameter fileName: a name or a path; the file need not exist.
    /// - Returns: canonical types; empty if no pattern matches the name.
    public static func types(fileName: String) -> [MIMEType] {
        TypeRegistry.standard.types(fileName: fileName)
    }

    /// The canonical spelling: IANA's where the type is registered; parameters are dropped.
    public var canonical: MIMEType { TypeRegistry.standard.canonical(self) }

    /// The extension to give to a new file, without a dot, or nil if none is known.
    public var preferredFileExtension: String? { TypeRegistry.standard.preferredFileExtension(of: self) }

    /// All extensions, the preferred one first, without a dot.
    public var fileExtensions: [String] { TypeRegistry.standard.fileExtensions(of: self) }

    /// All types that this one is a subtype of, the nearest first.
    public var supertypes: [MIMEType] { TypeRegistry.standard.supertypes(of: self) }

    /// A short English description, or nil if there is none.
    public var summary: String? { TypeRegistry.standard.summary(of: self) }

    /// Whether this is the other type or a subtype of it, under any of their names.
    ///
    /// - Parameter other: for example `text/plain` or `application/zip`.
    /// - Returns: true if every file of this type is a file of the other.
    public func conforms(to other: MIMEType) -> Bool {
        TypeRegistry.standard.isSubtype(self, of: other)
    }
}

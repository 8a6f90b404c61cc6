public import MIMETypes

extension TypeRegistry {
    /// The file name extensions of a type, the preferred one first, without a dot.
    ///
    /// - Parameter type: a canonical name or an alias.
    /// - Returns: extensions in small letters, compound ones such as `tar.gz` included; empty if none is known.
    public func extensions(of type: MIMEType) -> [String] {
        extensionTexts(of: type).map(\.string)
    }

    /// The same without copying them.
    package func extensionTexts(of type: MIMEType) -> [ConstantText] {
        PackedTypes.extensions(PackedTypes.find(type))
    }

    /// The extension to give to a new file of a type, without a dot.
    ///
    /// - Parameter type: a canonical name or an alias.
    /// - Returns: the extension, or nil if none is known.
    public func preferredExtension(of type: MIMEType) -> String? {
        PackedTypes.find(type).flatMap(PackedTypes.preferredExtension)?.string
    }

    /// What a type is, in a few English words.
    ///
    /// - Parameter type: a canonical name or an alias.
    /// - Returns: for example "PNG image", or nil if nobody has written it down.
    public func summary(of type: MIMEType) -> String? {
        PackedTypes.find(type).flatMap(PackedTypes.summary)
    }

    /// The character encoding that holds for a type where nothing else is said.
    ///
    /// - Parameter type: a canonical name or an alias.
    /// - Returns: a name such as `utf-8`, or nil if there is none.
    public func charset(of type: MIMEType) -> String? {
        PackedTypes.find(type).flatMap(PackedTypes.charset)
    }

    /// Whether a type is in IANA's registry.
    ///
    /// https://www.iana.org/assignments/media-types
    ///
    /// - Parameter type: a canonical name or an alias of a registered type.
    /// - Returns: false for unknown types.
    public func isRegistered(_ type: MIMEType) -> Bool {
        has(.registered, type)
    }

    /// Whether files of a type are text, as those of some types outside `text/` are: JSON, SVG.
    ///
    /// - Parameter type: a canonical name or an alias.
    /// - Returns: for an unknown type, what its name says.
    public func isText(_ type: MIMEType) -> Bool {
        PackedTypes.find(type).map { PackedTypes.flags($0).contains(.text) } ?? isSubclass(type, of: TypeID.plainText)
    }

    /// Whether files of a type can't be text: some rule asks for bytes that text does not have, or they are containers,
    /// audio, images, video or fonts, unless the type is a text format.
    ///
    /// - Parameter type: a canonical name or an alias.
    /// - Returns: false if that is not known.
    func isNeverText(_ type: MIMEType) -> Bool {
        has(.binary, type)
    }

    /// Whether it saves anything to compress files of a type.
    ///
    /// - Parameter type: a canonical name or an alias.
    /// - Returns: nil if that is not known.
    public func isCompressible(_ type: MIMEType) -> Bool? {
        has(.compressible, type) ? true : has(.incompressible, type) ? false : nil
    }

    /// Whether a file of a type may have no bytes at all.
    ///
    /// - Parameter type: a canonical name or an alias.
    /// - Returns: true for text; false for unknown types.
    public func mayBeEmpty(_ type: MIMEType) -> Bool {
        has(.mayBeEmpty, type)
    }

    /// Whether every file of a type has certain bytes at a certain place, so that any other text can't be one.
    ///
    /// All XML has one: only white space may come before the first tag of a document.
    ///
    /// - Parameter type: a canonical name or an alias.
    /// - Returns: false for unknown types that are no XML.
    public func hasMandatorySignature(_ type: MIMEType) -> Bool {
        has(.signature, type) || isBuiltLike(type, TypeID.xml) && PackedTypes.find(type) != .xmlEntity
    }

    /// Whether a file of a type is a container that states its own type, so that a container without that statement is
    /// of another type.
    ///
    /// - Parameter type: a canonical name or an alias.
    /// - Returns: false for unknown types.
    func isStatedInside(_ type: MIMEType) -> Bool {
        has(.statedInside, type)
    }

    private func has(_ flag: TypeFlags, _ type: MIMEType) -> Bool {
        PackedTypes.find(type).map { PackedTypes.flags($0).contains(flag) } ?? false
    }
}

public import MIMETypes

extension TypeRegistry {
    /// The file name extensions of a type, the preferred one first, without a dot.
    ///
    /// - Parameter type: a canonical name or an alias.
    /// - Returns: extensions in lowercase, compound ones such as `tar.gz` included; empty if none is known.
    public func fileExtensions(of type: MIMEType) -> [String] {
        let builtIn = PackedTypes.extensions(builtIn(type)).map(\.string)
        guard let own = registration(of: type)?.extensions else { return builtIn }
        return own + builtIn.filter { !own.contains($0) }
    }

    /// The same without copying them; nil if some of them were registered, and so aren't constants.
    package func extensionTexts(of type: MIMEType) -> [ConstantText]? {
        registration(of: type) == nil ? PackedTypes.extensions(builtIn(type)) : nil
    }

    /// The extension to give to a new file of a type, without a dot.
    ///
    /// - Parameter type: a canonical name or an alias.
    /// - Returns: the extension, or nil if none is known.
    public func preferredFileExtension(of type: MIMEType) -> String? {
        registration(of: type)?.extensions.first ?? builtIn(type).flatMap(PackedTypes.preferredExtension)?.string
    }

    /// A short English description of a type.
    ///
    /// - Parameter type: a canonical name or an alias.
    /// - Returns: for example "PNG image", or nil if there is none.
    public func summary(of type: MIMEType) -> String? {
        registration(of: type)?.summary ?? builtIn(type).flatMap(PackedTypes.summary)
    }

    /// The default character encoding of a type.
    ///
    /// - Parameter type: a canonical name or an alias.
    /// - Returns: for example `Charset.utf8`, or nil if there is none.
    public func charset(of type: MIMEType) -> Charset? {
        builtIn(type).flatMap(PackedTypes.charset).flatMap(Charset.init(rawValue:))
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

    /// Whether files of a type are text.
    ///
    /// So are some types outside `text/`, such as JSON and SVG.
    ///
    /// - Parameter type: a canonical name or an alias.
    /// - Returns: for an unknown type, the answer follows from its name.
    public func isText(_ type: MIMEType) -> Bool {
        builtIn(type).map { PackedTypes.flags($0).contains(.text) } ?? isSubtype(type, of: TypeID.plainText)
    }

    /// Whether files of a type can't be text: a rule asks for bytes that text does not have, or they are containers,
    /// audio, images, video or fonts and not a text format.
    ///
    /// - Parameter type: a canonical name or an alias.
    /// - Returns: false if that is not known.
    package func isNeverText(_ type: MIMEType) -> Bool {
        has(.binary, type)
    }

    /// Whether compressing files of a type makes them smaller.
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

    /// Whether every file of a type has certain bytes at a certain offset, so that a file without them is of another
    /// type.
    ///
    /// XML documents have them, since only white space may precede the first tag; parts of XML documents don't. JSON
    /// starts like a JSON value.
    ///
    /// - Parameter type: a canonical name or an alias.
    /// - Returns: false for unknown types that are not XML.
    public func hasMandatorySignature(_ type: MIMEType) -> Bool {
        if additions != nil, registration(of: type)?.requiresSignature == true { return true }
        if has(.signature, type) || isBuiltLike(type, TypeID.json) { return true }
        return isBuiltLike(type, TypeID.xml) && !isBuiltLike(type, TypeID.xmlEntity)
    }

    /// Whether a file of a type is a container that states its own type, so that a container without that statement is
    /// of another type.
    ///
    /// - Parameter type: a canonical name or an alias.
    /// - Returns: false for unknown types.
    package func isStatedInside(_ type: MIMEType) -> Bool {
        has(.statedInside, type)
    }

    /// Whether a text of a type that is not a document may start like one: prose that quotes a tag, a program that
    /// writes a page.
    ///
    /// - Parameter type: a canonical name or an alias.
    /// - Returns: false for unknown types.
    package func mayStartWithTag(_ type: MIMEType) -> Bool {
        has(.startsWithTag, type)
    }

    /// Whether no text of a type starts with a value of JSON: in many languages one is an expression.
    ///
    /// - Parameter type: a canonical name or an alias.
    /// - Returns: false for unknown types.
    package func startsOtherwise(_ type: MIMEType) -> Bool {
        has(.startsOtherwise, type)
    }

    /// Whether a type is a container that formats without their own type are put into.
    ///
    /// - Parameter type: a canonical name or an alias.
    /// - Returns: false for unknown types.
    package func holdsAnything(_ type: MIMEType) -> Bool {
        has(.holdsAnything, type)
    }

    /// Whether a text with a name that has a type as a weak meaning is only of that type if its lines or a signature
    /// support it: few files with such a name are, and those that are can be recognised.
    ///
    /// - Parameter type: a canonical name or an alias.
    /// - Returns: false for unknown types.
    package func needsEvidence(_ type: MIMEType) -> Bool {
        has(.needsEvidence, type)
    }

    /// Whether a guess of the trained model can support a type.
    ///
    /// - Parameter type: a canonical name or an alias.
    /// - Returns: false for unknown types.
    package func mayBeGuessed(_ type: MIMEType) -> Bool {
        has(.guessable, type)
    }

    private func has(_ flag: TypeFlags, _ type: MIMEType) -> Bool {
        builtIn(type).map { PackedTypes.flags($0).contains(flag) } ?? false
    }
}

public import MIMETypes

extension TypeRegistry {
    /// Returns the file name extensions of a type, without a dot, the preferred one first.
    ///
    /// - Parameter type: a canonical name or an alias.
    /// - Returns: extensions in lowercase, including compound ones such as `tar.gz`; empty if none is known.
    public func fileExtensions(of type: MIMEType) -> [String] {
        let builtIn = PackedTypes.extensions(builtIn(type)).map(\.string)
        guard let own = registration(of: type)?.extensions else { return builtIn }
        return own + builtIn.filter { !own.contains($0) }
    }

    /// Returns the result of `fileExtensions(of:)` without copying it; nil if the type was registered, since its
    /// extensions may not be constants.
    package func extensionTexts(of type: MIMEType) -> [ConstantText]? {
        registration(of: type) == nil ? PackedTypes.extensions(builtIn(type)) : nil
    }

    /// Returns the extension to use for a new file of a type, without a dot.
    ///
    /// - Parameter type: a canonical name or an alias.
    /// - Returns: the extension, or nil if none is known.
    public func preferredFileExtension(of type: MIMEType) -> String? {
        registration(of: type)?.extensions.first ?? builtIn(type).flatMap(PackedTypes.preferredExtension)?.string
    }

    /// Returns a short English description of a type.
    ///
    /// - Parameter type: a canonical name or an alias.
    /// - Returns: a description such as "PNG image", or nil if there is none.
    public func summary(of type: MIMEType) -> String? {
        registration(of: type)?.summary ?? builtIn(type).flatMap(PackedTypes.summary)
    }

    /// Returns the default character encoding of a type.
    ///
    /// - Parameter type: a canonical name or an alias.
    /// - Returns: an encoding such as `Charset.utf8`, or nil if there is none.
    public func charset(of type: MIMEType) -> Charset? {
        builtIn(type).flatMap(PackedTypes.charset).flatMap(Charset.init(rawValue:))
    }

    /// Checks whether a type is in IANA's registry.
    ///
    /// https://www.iana.org/assignments/media-types
    ///
    /// - Parameter type: a canonical name or an alias of a registered type.
    /// - Returns: true if IANA has registered the type; false for unknown types.
    public func isRegistered(_ type: MIMEType) -> Bool {
        has(.registered, type)
    }

    /// Checks whether files of a type are text.
    ///
    /// Some types outside `text/`, such as JSON and SVG, are text as well.
    ///
    /// - Parameter type: a canonical name or an alias.
    /// - Returns: true if files of the type are text. For a custom type, the answer follows from the type's
    ///   supertypes; for an unknown type, from the type's name.
    public func isText(_ type: MIMEType) -> Bool {
        flags(of: type).contains(.text)
    }

    /// Checks whether files of a type can't be text.
    ///
    /// There are two possible reasons: a rule requires bytes that text doesn't contain; or the files are containers,
    /// audio, images, video or fonts, and the format is not a text format.
    ///
    /// - Parameter type: a canonical name or an alias.
    /// - Returns: true if files of the type can't be text; false if they can, or if it is not known.
    package func isNeverText(_ type: MIMEType) -> Bool {
        has(.binary, type)
    }

    /// Checks whether compressing files of a type makes them smaller.
    ///
    /// - Parameter type: a canonical name or an alias.
    /// - Returns: true if compression makes files smaller, false if it doesn't, nil if the answer is not known.
    public func isCompressible(_ type: MIMEType) -> Bool? {
        has(.compressible, type) ? true : has(.incompressible, type) ? false : nil
    }

    /// Checks whether a file of a type may be empty.
    ///
    /// - Parameter type: a canonical name or an alias.
    /// - Returns: true for text types; false for unknown types.
    public func mayBeEmpty(_ type: MIMEType) -> Bool {
        has(.mayBeEmpty, type)
    }

    /// Checks whether every file of a type has certain bytes at a certain offset.
    ///
    /// If so, a file without these bytes must be of another type. The answer is true for XML documents, in which only
    /// white space may precede the first tag. It is false for parts of XML documents (external parsed entities). For
    /// JSON, the answer is true, and the signature is the start of a JSON value.
    ///
    /// - Parameter type: a canonical name or an alias.
    /// - Returns: true if the bytes are required; false for an unknown type, unless its name identifies it as XML or
    ///   JSON.
    public func hasMandatorySignature(_ type: MIMEType) -> Bool {
        if additions != nil, registration(of: type)?.requiresSignature == true { return true }
        if has(.signature, type) || isBuiltLike(type, TypeID.json) { return true }
        return isBuiltLike(type, TypeID.xml) && !isBuiltLike(type, TypeID.xmlEntity)
    }

    /// Checks whether a file of a type is a container that states its own type, so that a container without that
    /// statement must be of another type.
    ///
    /// - Parameter type: a canonical name or an alias.
    /// - Returns: false for unknown types.
    package func isStatedInside(_ type: MIMEType) -> Bool {
        has(.statedInside, type)
    }

    /// Checks whether a text of a type may start with a tag although the type is not a document type.
    ///
    /// Examples are prose that quotes a tag and a program that writes a page.
    ///
    /// - Parameter type: a canonical name or an alias.
    /// - Returns: false for unknown types.
    package func mayStartWithTag(_ type: MIMEType) -> Bool {
        has(.startsWithTag, type)
    }

    /// Checks whether no text of a type starts with a JSON value; in many languages, such a value is an expression.
    ///
    /// - Parameter type: a canonical name or an alias.
    /// - Returns: false for unknown types.
    package func startsOtherwise(_ type: MIMEType) -> Bool {
        has(.startsOtherwise, type)
    }

    /// Checks whether a type is a container used by formats that have no type of their own.
    ///
    /// - Parameter type: a canonical name or an alias.
    /// - Returns: false for unknown types.
    package func holdsAnything(_ type: MIMEType) -> Bool {
        has(.holdsAnything, type)
    }

    /// Checks whether a type that is a weak meaning of a text's name needs evidence from the content.
    ///
    /// Few files with such a name have the type, and those that do can be recognised by their lines or a signature.
    ///
    /// - Parameter type: a canonical name or an alias.
    /// - Returns: false for unknown types.
    package func needsEvidence(_ type: MIMEType) -> Bool {
        has(.needsEvidence, type)
    }

    /// Checks whether files of a type have the name of what they describe, in which a dot starts no extension.
    ///
    /// - Parameter type: a canonical name or an alias.
    /// - Returns: false for unknown types.
    package func hasFreeName(_ type: MIMEType) -> Bool {
        has(.freeName, type)
    }

    /// Checks whether a type is a language of templates, which have the names of the texts that they write.
    ///
    /// - Parameter type: a canonical name or an alias.
    /// - Returns: false for unknown types.
    package func isTemplate(_ type: MIMEType) -> Bool {
        has(.template, type)
    }

    /// Checks whether a guess by the trained model can support a type.
    ///
    /// - Parameter type: a canonical name or an alias.
    /// - Returns: false for unknown types.
    package func mayBeGuessed(_ type: MIMEType) -> Bool {
        has(.guessable, type)
    }

    /// Returns the flags of a type; for a type that is not built in, only whether it is text.
    package func flags(of type: MIMEType) -> TypeFlags {
        builtIn(type).map(PackedTypes.flags) ?? (isSubtype(type, of: TypeID.plainText) ? .text : [])
    }

    private func has(_ flag: TypeFlags, _ type: MIMEType) -> Bool {
        builtIn(type).map { PackedTypes.flags($0).contains(flag) } ?? false
    }
}

public import MIMETypes

extension TypeRegistry {
    /// Adds a type, or adds facts about a known type.
    ///
    /// ```swift
    /// var registry = TypeRegistry.standard
    /// registry.register(
    ///     MIMEType("application/vnd.acme+json")!, extensions: ["acme"], parents: [.json],
    ///     signatures: [TypeSignature("{\"acme\"")], description: "Acme project")
    /// let detector = MIMEDetector(registry: registry)
    /// ```
    ///
    /// If a built-in type has the same extension, the content decides between the two types. If the content can't
    /// decide, the added type wins. A registry is a value: other copies, including the standard registry, don't change.
    ///
    /// - Parameters:
    ///   - type: a new type or a known one; parameters are ignored.
    ///   - extensions: the file name extensions, the preferred one first; a leading dot is ignored.
    ///   - globs: additional patterns for file names, such as `Acmefile`.
    ///   - aliases: other names of the type.
    ///   - parents: the direct supertypes; a filter that accepts one of these supertypes also accepts the added type.
    ///   - signatures: the signatures of the type, any one of which identifies a file.
    ///   - weight: the weight of each signature and glob, from 0 to 100; usually 50.
    ///   - requiresSignature: whether a file must have one of the signatures to be of this type, regardless of the
    ///     file's name.
    ///   - description: a description in a few words, or nil.
    public mutating func register(
        _ type: MIMEType, extensions: [String] = [], globs: [String] = [], aliases: [MIMEType] = [],
        parents: [MIMEType] = [], signatures: [TypeSignature] = [], weight: Int = 50, requiresSignature: Bool = false,
        description: String? = nil
    ) {
        register([
            TypeRegistration(
                type, extensions: extensions, globs: globs.map { .init($0, weight: weight) }, aliases: aliases,
                parents: parents, signatures: signatures.map { .init($0, weight: weight) },
                requiresSignature: requiresSignature, summary: description)
        ])
    }

    /// Adds many types at once, which is faster than adding them one by one.
    ///
    /// - Parameter registrations: the types; registrations of the same type are merged.
    public mutating func register(_ registrations: [TypeRegistration]) {
        var contents = additions?.contents ?? TypeAdditions.Contents()
        // A known type is extended under its canonical name, whichever name is used for it.
        contents.add(registrations.map { $0.renamed(TypeRegistry.builtIn.canonical($0.type)) })
        additions = TypeAdditions(contents)
    }

    /// Combines the built-in facts with types that keep the names under which they are registered, even if these names
    /// are aliases.
    package init(registering registrations: [TypeRegistration]) {
        self = .builtIn
        var contents = TypeAdditions.Contents()
        contents.add(registrations)
        additions = TypeAdditions(contents)
    }

    /// Removes types from look-ups and detections.
    ///
    /// A file of a removed type is then detected as the type that fits next best, such as ZIP or plain text.
    ///
    /// - Parameter types: canonical names or aliases; unknown types are ignored.
    public mutating func remove(_ types: MIMEType...) {
        var contents = additions?.contents ?? TypeAdditions.Contents()
        let names = types.map { canonical($0) }
        contents.remove(names)
        additions = TypeAdditions(contents)
    }

    /// The types that were added with `register`, in the order in which they were added.
    public var registrations: [TypeRegistration] {
        additions.map { additions in
            additions.contents.order.compactMap { additions.contents.registrations[$0] }
        } ?? []
    }
}

extension TypeRegistration {
    fileprivate func renamed(_ name: MIMEType) -> TypeRegistration {
        name == type
            ? self
            : TypeRegistration(
                name, extensions: extensions, globs: globs, aliases: aliases, parents: parents, signatures: signatures,
                requiresSignature: requiresSignature, summary: summary)
    }
}

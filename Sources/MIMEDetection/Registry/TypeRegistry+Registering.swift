public import MIMETypes

extension TypeRegistry {
    /// Adds a type, or adds to what is known about one.
    ///
    /// ```swift
    /// var registry = TypeRegistry.standard
    /// registry.register(
    ///     MIMEType("application/vnd.acme+json")!, extensions: ["acme"], parents: [.json],
    ///     signatures: [TypeSignature("{\"acme\"")], description: "Acme project")
    /// let detector = MIMEDetector(registry: registry)
    /// ```
    ///
    /// The built-in type of an extension stays a candidate; content chooses, and otherwise the type that was
    /// registered. The registry is a value: others, the standard one too, stay as they are.
    ///
    /// - Parameters:
    ///   - type: a new type or a known one; parameters are left out.
    ///   - extensions: the preferred one first; a dot before them is left out.
    ///   - globs: further patterns of names, such as `Acmefile`.
    ///   - aliases: other spellings of the type.
    ///   - parents: the types that it is a kind of: who accepts one of them accepts it.
    ///   - signatures: signatures, each of which identifies a file of the type.
    ///   - weight: how much each of the signatures and globs counts, from 0 to 100; 50 is usual.
    ///   - requiresSignature: whether what has none of the signatures is not of the type, whatever its name claims.
    ///   - description: what it is, in a few words.
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

    /// Adds many types at once, which costs less than one after the other.
    ///
    /// - Parameter registrations: those of one type are put together.
    public mutating func register(_ registrations: [TypeRegistration]) {
        var contents = additions?.contents ?? TypeAdditions.Contents()
        // A known type is extended under its own name, however it is called.
        contents.add(registrations.map { $0.renamed(TypeRegistry.builtIn.canonical($0.type)) })
        additions = TypeAdditions(contents)
    }

    /// The built-in facts with types that keep the names they are registered by, even if those are aliases.
    package init(registering registrations: [TypeRegistration]) {
        self = .builtIn
        var contents = TypeAdditions.Contents()
        contents.add(registrations)
        additions = TypeAdditions(contents)
    }

    /// Takes types out: look-ups don't know them any more, and a detector does not answer with them.
    ///
    /// What was one of them is then what else is known: a kind of ZIP is a ZIP, an unknown text plain.
    ///
    /// - Parameter types: canonical names or aliases; what is not known is ignored.
    public mutating func remove(_ types: MIMEType...) {
        var contents = additions?.contents ?? TypeAdditions.Contents()
        let names = types.map { canonical($0) }
        contents.remove(names)
        additions = TypeAdditions(contents)
    }

    /// The types that were registered, in the order in which they came.
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

public import MIMETypes

extension MediaRange {
    /// Checks whether a type is in the range: by any of its spellings, or as a subtype of the range's type.
    ///
    /// ```swift
    /// MediaRange("text/xml")!.accepts(.svg)                          // true: an alias of XML, of which SVG is a kind
    /// MediaRange("image/*")!.accepts(MIMEType("image/png")!)         // true
    /// ```
    ///
    /// - Parameters:
    ///   - type: the type; it may have more parameters than the range requires.
    ///   - registry: the aliases and supertypes of types.
    /// - Returns: true if `matches` returns true, or if the type is the range's type under another spelling or one of
    ///   its subtypes.
    public func accepts(_ type: MIMEType, registry: TypeRegistry = .standard) -> Bool {
        specificity(for: type, registry) != nil
    }

    /// How closely a range describes a type; the greater, the closer.
    struct Specificity: Comparable {
        enum Name: Int {
            case everything, family, kind, exact
        }

        let name: Name
        let parameters: Int
        /// Whether the range has parameters, and the type has none at all.
        var lacksParameters = false

        static func < (left: Specificity, right: Specificity) -> Bool {
            (left.name.rawValue, left.parameters) < (right.name.rawValue, right.parameters)
        }
    }

    /// How closely the range describes a type; nil if it is not in it.
    ///
    /// - Parameters:
    ///   - type: the type.
    ///   - registry: the aliases and supertypes of types.
    ///   - isLenient: whether a type without parameters is in a range with some.
    /// - Returns: how closely, or nil.
    func specificity(
        for type: MIMEType, _ registry: TypeRegistry, isLenient: Bool = false
    ) -> Specificity? {
        guard let name = nameSpecificity(for: type, registry) else { return nil }
        if hasRequiredParameters(type) { return Specificity(name: name, parameters: required.count) }
        // Every range of the same name that does not ask for parameters is closer.
        return isLenient && type.parameters.isEmpty
            ? Specificity(name: name, parameters: -1, lacksParameters: true) : nil
    }

    private func nameSpecificity(for type: MIMEType, _ registry: TypeRegistry) -> Specificity.Name? {
        guard let exact = exactType else {
            return matchesName(of: type)
                ? (isEverything ? .everything : .family)
                : matchesName(of: registry.canonical(type)) ? .family : nil
        }
        let (asked, offered) = (registry.canonical(exact), registry.canonical(type))
        if asked == offered { return .exact }
        // All types are a kind of octet-stream and all writing is plain text, but who asks for these wants no page.
        return asked != .octetStream && asked != .plainText && registry.isSubtype(offered, of: asked) ? .kind : nil
    }
}

public import MIMETypes

extension MediaRange {
    /// Checks whether a type is in the range, under any of its names or as a subtype of the range's type.
    ///
    /// ```swift
    /// MediaRange("text/xml")!.accepts(.svg)                          // true: an alias of XML, of which SVG is a kind
    /// MediaRange("image/*")!.accepts(MIMEType("image/png")!)         // true
    /// ```
    ///
    /// - Parameters:
    ///   - type: the type; it may have more parameters than the range requires.
    ///   - registry: the registry that contains the aliases and supertypes of types.
    /// - Returns: true if `matches` returns true, if the type is an alias of the range's type, or if it is one of its
    ///   subtypes.
    public func accepts(_ type: MIMEType, registry: TypeRegistry = .standard) -> Bool {
        specificity(for: type, registry) != nil
    }

    /// How closely a range describes a type: the greater the value, the closer.
    struct Specificity: Comparable {
        enum Name: Int {
            case everything, family, kind, exact
        }

        let name: Name
        let parameters: Int
        /// Whether the range has parameters and the type has none.
        var lacksParameters = false

        static func < (left: Specificity, right: Specificity) -> Bool {
            (left.name.rawValue, left.parameters) < (right.name.rawValue, right.parameters)
        }
    }

    /// Returns how closely the range describes a type; nil if the type is not in the range.
    ///
    /// - Parameters:
    ///   - type: the type.
    ///   - registry: the registry that contains the aliases and supertypes of types.
    ///   - isLenient: whether a range with parameters also contains the type without any.
    /// - Returns: how closely the range describes the type, or nil.
    func specificity(
        for type: MIMEType, _ registry: TypeRegistry, isLenient: Bool = false
    ) -> Specificity? {
        guard let name = nameSpecificity(for: type, registry) else { return nil }
        if hasRequiredParameters(type) { return Specificity(name: name, parameters: required.count) }
        // Any range with the same name that requires no parameters is closer.
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
        // Every type is a subtype of octet-stream and every text of plain text, but a client that asks for these wants
        // no page.
        return asked != .octetStream && asked != .plainText && registry.isSubtype(offered, of: asked) ? .kind : nil
    }
}

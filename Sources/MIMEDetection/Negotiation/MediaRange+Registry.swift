public import MIMETypes

extension MediaRange {
    /// Checks whether the range contains a type, one of the type's aliases, or one of its supertypes.
    ///
    /// ```swift
    /// MediaRange("text/xml")!.accepts(.svg)                          // true: an alias of XML, of which SVG is a kind
    /// MediaRange("image/*")!.accepts(MIMEType("image/png")!)         // true
    /// ```
    ///
    /// - Parameters:
    ///   - type: the type. It must have the parameters that the range requires, and may have more.
    ///   - registry: the registry that contains the aliases and supertypes of types.
    /// - Returns: true if `matches` returns true, or if the type is an alias or a subtype of the range's type. The
    ///   ranges `application/octet-stream` and `text/plain` contain no subtypes.
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
    ///   - isLenient: whether a range with parameters also contains the type without parameters.
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
        // Every type is a subtype of `application/octet-stream`, and every text type is a subtype of `text/plain`. But
        // a client that asks for one of these two doesn't want an HTML page.
        return asked != .octetStream && asked != .plainText && registry.isSubtype(offered, of: asked) ? .kind : nil
    }
}

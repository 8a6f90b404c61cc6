public import MIMETypes

extension MIMEType {
    /// What files of this type are used for.
    ///
    /// It answers questions such as "is this any film?": `type.category == .video`.
    public var category: Category { TypeRegistry.standard.category(of: self) }
}

extension TypeRegistry {
    /// What files of a type are used for.
    ///
    /// - Parameter type: a canonical name or an alias.
    /// - Returns: for an unknown type what its name says, and `other` if that says nothing.
    public func category(of type: MIMEType) -> MIMEType.Category {
        if let id = builtIn(type) { return MIMEType.Category.allCases[TypeRecord(id).category] }
        return ImpliedCategory.of(type.essence) ?? .other
    }
}

public import MIMETypes

extension MIMEType {
    /// The category of this type, which states what its files are used for.
    ///
    /// For example, files of the type are videos if `type.category == .video`.
    public var category: Category { TypeRegistry.standard.category(of: self) }
}

extension TypeRegistry {
    /// Returns the category of a type, which states what its files are used for.
    ///
    /// - Parameter type: a canonical name or an alias.
    /// - Returns: the category. For a custom type, the name implies the category; if the name implies none or only
    ///   text, the category is that of the nearest built-in supertype. For an unknown type, the name implies the
    ///   category; if it implies none, the category is `other`.
    public func category(of type: MIMEType) -> MIMEType.Category {
        if let id = builtIn(type) { return PackedTypes.category(id) }
        let implied = ImpliedCategory.of(type.essence)
        guard implied == nil || implied == .text, registration(of: type) != nil else { return implied ?? .other }
        // A cycle of parents contains no built-in type.
        let parent = supertypes(of: type).lazy.compactMap { builtIn($0) }.first {
            $0 != .plainText && $0 != .octetStream
        }
        return parent.map(PackedTypes.category) ?? implied ?? .other
    }
}

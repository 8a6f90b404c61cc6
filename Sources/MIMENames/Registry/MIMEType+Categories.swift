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
    /// - Returns: the category. For a custom or unknown type, this is the category that the type's name implies, or
    ///   `other` if the name implies none. If the name of a custom type implies no category or only `text`, the
    ///   category of the nearest built-in supertype is used instead, if there is one.
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

public import MIMETypes

extension MIMEType {
    /// What files of this type are used for.
    ///
    /// It answers questions such as "is this a video?": `type.category == .video`.
    public var category: Category { TypeRegistry.standard.category(of: self) }
}

extension TypeRegistry {
    /// What files of a type are used for.
    ///
    /// - Parameter type: a canonical name or an alias.
    /// - Returns: the category. For custom types, it follows from the name, or from the parents if the name implies
    ///   only text. For unknown types, it follows from the name alone and may be `other`.
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

package import MIMETypes

/// The look-ups of a registry that was extended; one that was not is asked in its tables at once.
extension TypeRegistry {
    /// What was registered about a type.
    package func registration(of type: MIMEType) -> TypeRegistration? {
        additions?.registration(of: type)
    }

    /// The number of a type in the tables, unless it was taken out.
    @inline(__always)
    package func builtIn(_ type: MIMEType) -> TypeID? {
        additions == nil ? PackedTypes.find(type) : builtInUnlessRemoved(type)
    }

    private func builtInUnlessRemoved(_ type: MIMEType) -> TypeID? {
        guard let id = PackedTypes.find(canonical(type)) else { return nil }
        let isRemoved = additions?.isRemoved(PackedTypes.type(id)) ?? false
        return isRemoved ? nil : id
    }

    func isSubtypeOfAdded(_ type: MIMEType, of other: MIMEType) -> Bool {
        isAdded(type, relatedTo: other) { TypeRegistry.builtIn.isSubtype($0, of: $1) }
    }

    func isAddedBuiltLike(_ type: MIMEType, _ other: MIMEType) -> Bool {
        isAdded(type, relatedTo: other) { TypeRegistry.builtIn.isBuiltLike($0, $1) }
    }

    /// Whether a type or one that it was registered to be a kind of, over any number of steps, is related to another.
    ///
    /// A caller may register a circle, so each type is visited once.
    private func isAdded(
        _ type: MIMEType, relatedTo other: MIMEType, _ isRelated: (MIMEType, MIMEType) -> Bool
    ) -> Bool {
        let other = canonical(other)
        var visited: Set<MIMEType> = []
        var open = [canonical(type)]
        while let next = open.popLast() {
            guard visited.insert(next).inserted else { continue }
            if next == other || isRelated(next, other) { return true }
            for known in [next] + TypeRegistry.builtIn.supertypes(of: next) {
                open += (registration(of: known)?.parents ?? []).map { canonical($0) }
            }
        }
        return false
    }
}

package import MIMETypes

/// Look-ups in an extended registry; a registry that was not extended searches the built-in tables directly.
extension TypeRegistry {
    /// Returns the registration of a type; nil if the type was not registered.
    package func registration(of type: MIMEType) -> TypeRegistration? {
        additions?.registration(of: type)
    }

    /// Returns the number of a type in the built-in tables; nil if the type is not in them or was removed.
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

    /// Checks whether a type, or a direct or indirect parent that was registered for it, is related to another type.
    ///
    /// A caller may register a cycle, so each type is visited only once.
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

import MIMETypes

/// A resolver that looks up types in a registry: the registry of its detector or, without a detector, the standard one.
protocol RegistryUsing: MIMETypeResolver {
    var registry: TypeRegistry { get set }
}

extension MIMETypeResolver {
    /// Returns the same resolver using an extended registry, unless it already has one.
    ///
    /// All resolvers use the standard registry anyway, and a cast to the protocol takes longer than a detection.
    func using(_ registry: TypeRegistry) -> any MIMETypeResolver {
        guard registry.additions != nil, var resolver = self as? any RegistryUsing,
            resolver.registry.additions == nil
        else { return self }
        resolver.registry = registry
        return resolver
    }
}

import MIMETypes

/// A resolver that asks a registry about types: the one of the detector that it belongs to, the standard one if it
/// belongs to none.
protocol RegistryUsing: MIMETypeResolver {
    var registry: TypeRegistry { get set }
}

extension MIMETypeResolver {
    /// The same resolver asking an extended registry, unless it already has one.
    ///
    /// The standard registry is what all ask anyway, and a cast to the protocol takes longer than a detection.
    func using(_ registry: TypeRegistry) -> any MIMETypeResolver {
        guard registry.additions != nil, var resolver = self as? any RegistryUsing,
            resolver.registry.additions == nil
        else { return self }
        resolver.registry = registry
        return resolver
    }
}

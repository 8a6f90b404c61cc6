import MIMETypes

extension TypeRegistry {
    /// Extends the registry that the whole program uses by default.
    ///
    /// Call this method when the program starts, much as an app declares its types on Apple's systems:
    ///
    /// ```swift
    /// try TypeRegistry.extendStandard { registry in
    ///     registry.register(MIMEType(literal: "application/vnd.acme"), extensions: ["acme"], parents: [.zip])
    /// }
    /// MIMEType(fileExtension: "acme")    // application/vnd.acme
    /// ```
    ///
    /// The first use of the standard registry closes it: from then on, it can't be extended, so answers never change
    /// while the program runs. A look-up such as `MIMEType(fileExtension:)` counts as a use, as does the creation of a
    /// detector or policy without a registry.
    ///
    /// - Parameter change: a closure that changes the registry, which contains the built-in types and those that
    ///   earlier calls added. The closure must not use the standard registry, because that would close it. The closure
    ///   may be called more than once if several threads extend the registry at the same time.
    /// - Throws: `StandardRegistryInUse` if the standard registry has already been used, or any error that `change`
    ///   throws.
    public static func extendStandard(_ change: (inout TypeRegistry) throws -> Void) throws {
        while true {
            var (registry, version) = try StandardRegistry.copy()
            try change(&registry)
            if try StandardRegistry.replace(version, by: registry) { return }
        }
    }
}

/// The error that is thrown if the standard registry is extended after its first use.
public struct StandardRegistryInUse: Error, Hashable, CustomStringConvertible {
    /// A description in one sentence.
    public var description: String {
        "the standard registry of types is in use and can't be extended any more; extend it when the program starts, "
            + "or pass a registry of your own"
    }
}

/// The contents of the standard registry, which can be changed until the registry is first used.
enum StandardRegistry {
    private struct State {
        var registry = TypeRegistry.builtIn
        /// Counts the changes, so that none is lost if two happen at the same time.
        var version = 0
        var isClosed = false
    }

    private static let state = Lock(State())

    static func copy() throws(StandardRegistryInUse) -> (TypeRegistry, version: Int) {
        let state = state.withLock { ($0.registry, $0.version, $0.isClosed) }
        if state.2 { throw StandardRegistryInUse() }
        return (state.0, state.1)
    }

    /// Stores a changed copy.
    ///
    /// - Returns: false if the registry was changed after the copy was made.
    static func replace(_ version: Int, by registry: TypeRegistry) throws(StandardRegistryInUse) -> Bool {
        let (isClosed, isStored) = state.withLock { state in
            guard !state.isClosed, state.version == version else { return (state.isClosed, false) }
            state.registry = registry
            state.version += 1
            return (false, true)
        }
        if isClosed { throw StandardRegistryInUse() }
        return isStored
    }

    /// Returns the registry and prevents any further changes to it.
    static func close() -> TypeRegistry {
        state.withLock { state in
            state.isClosed = true
            return state.registry
        }
    }
}

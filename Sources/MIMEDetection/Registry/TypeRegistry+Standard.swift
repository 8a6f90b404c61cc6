import Synchronization

extension TypeRegistry {
    /// Extends the registry that is used wherever no other is passed, for the whole program.
    ///
    /// Call it when the program starts, as an app declares its types on Apple's systems:
    ///
    /// ```swift
    /// try TypeRegistry.extendStandard { registry in
    ///     registry.register(MIMEType(literal: "application/vnd.acme"), extensions: ["acme"], parents: [.zip])
    /// }
    /// MIMEType(fileExtension: "acme")    // application/vnd.acme
    /// ```
    ///
    /// The first use of the standard registry closes it: a look-up such as `MIMEType(fileExtension:)`, or making a
    /// detector or a policy without a registry. So an answer never changes while the program runs.
    ///
    /// - Parameter change: gets the built-in facts with what was added before. It must not use the standard registry,
    ///   which would close it. If several threads extend it at the same time, it may be called again.
    /// - Throws: `StandardRegistryInUse` if the standard registry is in use; what `change` throws.
    public static func extendStandard(_ change: (inout TypeRegistry) throws -> Void) throws {
        while true {
            var (registry, version) = try StandardRegistry.copy()
            try change(&registry)
            if try StandardRegistry.replace(version, by: registry) { return }
        }
    }
}

/// The standard registry was to be extended after its first use.
public struct StandardRegistryInUse: Error, Hashable, CustomStringConvertible {
    /// One sentence for people.
    public var description: String {
        "the standard registry of types is in use and can't be extended any more; extend it when the program starts, "
            + "or pass a registry of your own"
    }
}

/// What the standard registry will be, until its first use.
enum StandardRegistry {
    private struct State {
        var registry = TypeRegistry.builtIn
        /// Counts the changes, so that of two at the same time none is lost.
        var version = 0
        var isClosed = false
    }

    private static let state = Mutex(State())

    static func copy() throws(StandardRegistryInUse) -> (TypeRegistry, version: Int) {
        let state = state.withLock { ($0.registry, $0.version, $0.isClosed) }
        if state.2 { throw StandardRegistryInUse() }
        return (state.0, state.1)
    }

    /// Stores a changed copy.
    ///
    /// - Returns: false if there was another change since the copy was made.
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

    /// Gives the registry as it is, which then stays so.
    static func close() -> TypeRegistry {
        state.withLock { state in
            state.isClosed = true
            return state.registry
        }
    }
}

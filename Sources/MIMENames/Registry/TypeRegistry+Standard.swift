import MIMETypes

extension TypeRegistry {
    /// Extends the default registry of the whole program.
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
    /// The first use of the standard registry closes it: a look-up such as `MIMEType(fileExtension:)`, or a detector or
    /// policy made without a registry. So answers never change while the program runs.
    ///
    /// - Parameter change: changes the registry, which has the built-in types and those added before. It must not use
    ///   the standard registry, which would close it. It may be called again if several threads extend the registry at
    ///   the same time.
    /// - Throws: `StandardRegistryInUse` if the standard registry is in use; what `change` throws.
    public static func extendStandard(_ change: (inout TypeRegistry) throws -> Void) throws {
        while true {
            var (registry, version) = try StandardRegistry.copy()
            try change(&registry)
            if try StandardRegistry.replace(version, by: registry) { return }
        }
    }
}

/// The error if the standard registry is extended after its first use.
public struct StandardRegistryInUse: Error, Hashable, CustomStringConvertible {
    /// A description in one sentence.
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

    private static let state = Lock(State())

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

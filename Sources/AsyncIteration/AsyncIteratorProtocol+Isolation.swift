extension AsyncIteratorProtocol {
    /// Returns the next element, or nil at the end, without leaving the caller's actor if the system's iterators allow
    /// that.
    ///
    /// - Parameter actor: the actor on which the caller runs.
    /// - Returns: the result of `next(isolation:)`, or that of `next()` on older Apple systems, which lack the former.
    /// - Throws: any error that the iterator throws.
    @inlinable
    package mutating func nextElement(isolation actor: isolated (any Actor)?) async throws -> Element? {
        if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) { return try await next(isolation: actor) }
        return try await nextElementElsewhere(isolation: actor)
    }

    /// Returns the next element, or nil at the end, from an iterator that may leave the caller's actor.
    ///
    /// - Parameter actor: the actor on which the caller runs and continues.
    /// - Returns: the result of `next()`.
    /// - Throws: any error that the iterator throws.
    @usableFromInline
    package mutating func nextElementElsewhere(isolation actor: isolated (any Actor)?) async throws -> Element? {
        // Nothing else can use it meanwhile: `self` has no value until the call returns.
        nonisolated(unsafe) var iterator = consume self
        defer { self = iterator }
        return try await iterator.next()
    }
}

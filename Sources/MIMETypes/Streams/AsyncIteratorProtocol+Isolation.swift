extension AsyncIteratorProtocol {
    /// Gives the next element, or nil at the end; where the caller runs, if the system has iterators that stay there.
    ///
    /// - Parameter actor: where the caller runs.
    /// - Returns: what `next(isolation:)` returns, which older systems of Apple lack.
    /// - Throws: what the iterator throws.
    @inlinable
    package mutating func nextElement(isolation actor: isolated (any Actor)?) async throws -> Element? {
        if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) { return try await next(isolation: actor) }
        return try await nextElementElsewhere(isolation: actor)
    }

    /// Gives the next element, or nil at the end, as iterators that may leave the caller's actor do.
    ///
    /// - Parameter actor: where the caller runs, and continues.
    /// - Returns: what `next()` returns.
    /// - Throws: what the iterator throws.
    @usableFromInline
    package mutating func nextElementElsewhere(isolation actor: isolated (any Actor)?) async throws -> Element? {
        // Nothing else can use it meanwhile: `self` has no value until the call returns.
        nonisolated(unsafe) var iterator = consume self
        defer { self = iterator }
        return try await iterator.next()
    }
}

/// A witness of a resource's media type: its name, its bytes, a header, a database.
///
/// This is the protocol that the package is built around. Every resolver looks at one kind of evidence and says what it
/// makes of it; none of them decides. `Reconciler` weighs what all of them said, and `CombiningResolver`, which asks many,
/// is a resolver itself.
///
/// ```swift
/// struct MagnetLinkResolver: MIMETypeResolver {
///     func candidates(for resource: Resource) throws(ResourceError) -> [Candidate] {
///         guard try resource.startsWith("magnet:?xt=") else { return [] }
///         return [Candidate(type: MIMEType("application/x-magnet")!, basis: .signature, detail: "magnet link")]
///     }
/// }
/// let detector = MIMEDetector(resolvers: [MagnetLinkResolver()] + MIMEDetector.standardResolvers)
/// ```
///
/// A resolver is asked from many tasks at once, each with a resource of its own, so it is `Sendable`.
public protocol MIMETypeResolver: Sendable {
    /// Says which types the evidence speaks for.
    ///
    /// Bytes that are unknown, truncated or damaged are never an error: a resolver with nothing to say returns no
    /// candidate. It must not read more than it needs, and may count on reads being bounded by the resource's limits.
    ///
    /// - Parameter resource: what is asked about, open for reading. It must not be kept.
    /// - Returns: the candidates, the best first, each with its evidence; empty if there is nothing to say.
    /// - Throws: a `ResourceError` if the bytes could not be read.
    func candidates(for resource: Resource) throws(ResourceError) -> [Candidate]

    /// Tells whether asking can still make a difference after what cheaper resolvers said.
    ///
    /// An expensive resolver answers false where its own answer would not be weighed anyway. The default is true.
    ///
    /// - Parameter heard: the candidates of all resolvers asked before this one.
    /// - Returns: false if this resolver need not be asked.
    func isNeeded(after heard: [Candidate]) -> Bool
}

extension MIMETypeResolver {
    /// Says that the resolver is always asked.
    ///
    /// - Parameter heard: the candidates of all resolvers asked before this one.
    /// - Returns: true.
    public func isNeeded(after heard: [Candidate]) -> Bool { true }
}

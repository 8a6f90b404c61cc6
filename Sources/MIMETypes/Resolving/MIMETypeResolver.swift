/// A type that looks at one kind of evidence for a resource's media type: the name, the bytes, a header or a database.
///
/// The package is built around this protocol. A resolver proposes candidates but doesn't decide; `Reconciler` decides
/// among the candidates of all resolvers. `CombiningResolver`, which asks several resolvers, is a resolver itself.
///
/// ```swift
/// struct MagnetLinkResolver: MIMETypeResolver {
///     func candidates(for resource: Resource) throws(ResourceError) -> [Candidate] {
///         guard resource.startsWith("magnet:?xt=") else { return [] }
///         return [Candidate(type: MIMEType("application/x-magnet")!, basis: .signature, detail: "magnet link")]
///     }
/// }
/// let detector = MIMEDetector(resolvers: [MagnetLinkResolver()] + MIMEDetector.standardResolvers)
/// ```
///
/// Many tasks may ask a resolver at once, each with its own resource, so resolvers are `Sendable`.
public protocol MIMETypeResolver: Sendable {
    /// Returns the types that the evidence suggests.
    ///
    /// Unknown, truncated or damaged bytes are not an error: a resolver that recognises nothing returns no candidates.
    /// A resolver should read only what it needs; the resource's limits bound how much it can read.
    ///
    /// - Parameter resource: the resource, open for reading. Don't use the resource after the call returns.
    /// - Returns: the candidates, the best first, each with its evidence; empty if the resolver recognises nothing.
    /// - Throws: a `ResourceError` if the bytes can't be read.
    func candidates(for resource: Resource) throws(ResourceError) -> [Candidate]

    /// Checks whether this resolver can still change the decision.
    ///
    /// An expensive resolver should return false if the candidates of cheaper resolvers already determine the type. The
    /// default implementation returns true.
    ///
    /// - Parameter candidates: the candidates of all resolvers that were asked before this one.
    /// - Returns: false if this resolver need not be asked.
    func isNeeded(after candidates: [Candidate]) -> Bool
}

extension MIMETypeResolver {
    /// Returns true, so that the resolver is always asked.
    ///
    /// - Parameter candidates: the candidates of all resolvers that were asked before this one; they are ignored.
    /// - Returns: true.
    public func isNeeded(after candidates: [Candidate]) -> Bool { true }
}

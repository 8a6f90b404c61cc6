/// A type that looks at one kind of evidence for a resource's media type: its name, its bytes, a header or a database.
///
/// The package is built around this protocol. A resolver returns candidates and decides nothing; `Reconciler` decides
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
    /// Unknown, truncated or damaged bytes are not an error: a resolver that recognises nothing returns no candidate. A
    /// resolver must not read more than it needs; the resource's limits bound what it can read.
    ///
    /// - Parameter resource: the resource, open for reading. Don't use it after the call returns.
    /// - Returns: the candidates, the best first, each with its evidence; empty if the resolver recognises nothing.
    /// - Throws: a `ResourceError` if the bytes can't be read.
    func candidates(for resource: Resource) throws(ResourceError) -> [Candidate]

    /// Checks whether this resolver can still change the decision.
    ///
    /// An expensive resolver returns false if the candidates of cheaper ones already settle the matter. The default is
    /// true.
    ///
    /// - Parameter candidates: the candidates of all resolvers asked before this one.
    /// - Returns: false if there is no need to ask this resolver.
    func isNeeded(after candidates: [Candidate]) -> Bool
}

extension MIMETypeResolver {
    /// By default, the resolver is always asked.
    ///
    /// - Parameter candidates: the candidates of all resolvers asked before this one.
    /// - Returns: true.
    public func isNeeded(after candidates: [Candidate]) -> Bool { true }
}

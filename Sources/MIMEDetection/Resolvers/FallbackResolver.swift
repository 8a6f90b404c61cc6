public import MIMETypes

/// A resolver that proposes `text/plain` for text, and `application/octet-stream` for anything else.
///
/// Evidence: whether the bytes are text. If there is no content, there is no evidence, and the resolver proposes
/// `application/octet-stream`. This resolver is asked last, and only if no other resolver has proposed a type.
public struct FallbackResolver: MIMETypeResolver {
    /// Creates the resolver.
    public init() {}

    /// Tests whether the content is text.
    ///
    /// - Parameter resource: a resource of any kind.
    /// - Returns: one candidate: `text/plain`, with the charset, or `application/octet-stream`.
    /// - Throws: a `ResourceError` if the bytes can't be read.
    public func candidates(for resource: Resource) throws(ResourceError) -> [Candidate] {
        if resource.hasContent, let form = try TextForm(headOf: resource) {
            let evidence = Evidence(basis: .fallback, tier: .text, detail: ConstantText("text of no known kind"))
            return [Candidate(type: .plainText, evidence: evidence, charset: form.charset)]
        }
        let evidence = Evidence(basis: .fallback, tier: .none, detail: ConstantText("nothing is known about it"))
        return [Candidate(type: .octetStream, evidence: evidence)]
    }

    /// Checks whether all other resolvers found nothing.
    ///
    /// - Parameter candidates: the candidates of all other resolvers.
    /// - Returns: true if there are no candidates.
    public func isNeeded(after candidates: [Candidate]) -> Bool { candidates.isEmpty }
}

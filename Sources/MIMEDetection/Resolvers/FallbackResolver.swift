public import MIMETypes

/// Says what is always true: text is `text/plain`, and everything is `application/octet-stream`.
///
/// Evidence: none, or whether the bytes are text. It stands last.
public struct FallbackResolver: MIMETypeResolver {
    /// Makes the resolver.
    public init() {}

    /// Gives an answer to everything.
    ///
    /// - Parameter resource: of any kind.
    /// - Returns: one candidate.
    /// - Throws: a `ResourceError` if the bytes can't be read.
    public func candidates(for resource: Resource) throws(ResourceError) -> [Candidate] {
        if resource.hasContent, let charset = try Charset(headOf: resource) {
            let evidence = Evidence(basis: .fallback, tier: .text, detail: ConstantText("text of no known kind"))
            return [Candidate(type: .plainText, evidence: evidence, charset: charset)]
        }
        let evidence = Evidence(basis: .fallback, tier: .none, detail: ConstantText("nothing is known about it"))
        return [Candidate(type: .octetStream, evidence: evidence)]
    }

    /// Tells whether nothing else has answered.
    ///
    /// - Parameter heard: all candidates of other resolvers.
    /// - Returns: false as soon as there is one.
    public func isNeeded(after heard: [Candidate]) -> Bool { heard.isEmpty }
}

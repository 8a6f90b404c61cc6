public import MIMETypes

/// Asks several resolvers, the cheapest first, and keeps everything that they say.
///
/// A resolver that says it is not needed any more is passed over, which changes the cost and never the answer.
public struct CombiningResolver: MIMETypeResolver {
    private let resolvers: [any MIMETypeResolver]

    /// Combines resolvers.
    ///
    /// - Parameter resolvers: in the order in which they are asked.
    public init(_ resolvers: [any MIMETypeResolver]) {
        self.resolvers = resolvers
    }

    /// Asks each resolver that is needed.
    ///
    /// - Parameter resource: is passed on.
    /// - Returns: all candidates, in the order of the resolvers.
    /// - Throws: the first `ResourceError` that a resolver throws.
    public func candidates(for resource: Resource) throws(ResourceError) -> [Candidate] {
        var heard: [Candidate] = []
        try ask(about: resource, hearing: &heard)
        return heard
    }

    /// Asks each resolver that is needed; what was heard before one throws is kept.
    func ask(about resource: Resource, hearing heard: inout [Candidate]) throws(ResourceError) {
        for index in resolvers.indices where resolvers[index].isNeeded(after: heard) {
            let found = try resolvers[index].candidates(for: resource)
            if heard.isEmpty { heard = found } else if !found.isEmpty { heard += found }
        }
    }
}

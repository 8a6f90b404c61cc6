/// A record of a resolver that failed during a detection.
///
/// All other resolvers were still asked, but the answer may lack the evidence of the resolver that failed.
public struct ResolverFailure: Sendable, Hashable, Codable, CustomStringConvertible {
    /// The name of the resolver's type.
    public let resolver: String
    /// The reason for the failure, in one sentence.
    public let message: String

    /// Creates a record of a failure.
    ///
    /// - Parameters:
    ///   - resolver: the name of the resolver's type.
    ///   - message: the reason for the failure, in one sentence.
    public init(resolver: String, message: String) {
        self.resolver = resolver
        self.message = message.printable()
    }

    /// A description of the failure in one sentence.
    public var description: String { "\(resolver) could not look at it: \(message)" }
}

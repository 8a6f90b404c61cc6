/// A resolver that failed.
///
/// The other resolvers were asked nevertheless; the answer may lack the evidence of this one.
public struct ResolverFailure: Sendable, Hashable, Codable, CustomStringConvertible {
    /// The type of the resolver.
    public let resolver: String
    /// Why it failed, in a sentence.
    public let message: String

    /// Describes a failure.
    ///
    /// - Parameters:
    ///   - resolver: the type of the resolver.
    ///   - message: why it failed, in a sentence.
    public init(resolver: String, message: String) {
        self.resolver = resolver
        self.message = message.printable()
    }

    /// A description in one sentence.
    public var description: String { "\(resolver) could not look at it: \(message)" }
}

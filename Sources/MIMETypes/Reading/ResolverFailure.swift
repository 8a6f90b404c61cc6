/// A resolver that could not say anything because it failed.
///
/// The others were asked all the same, so the answer may lack what this one knows.
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

    /// One sentence for people.
    public var description: String { "\(resolver) could not look at it: \(message)" }
}

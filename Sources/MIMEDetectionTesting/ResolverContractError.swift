/// The error that is thrown if a resolver violates the rules in `ResolverContract`.
public struct ResolverContractError: Error, Hashable, Sendable {
    /// One sentence for each violated rule.
    ///
    /// The sentence describes the rule's first violation and, if there is one, the resource that was used.
    public let violations: [String]

    init(_ violations: [String]) {
        self.violations = violations
    }
}

extension ResolverContractError: CustomStringConvertible {
    /// A heading, followed by one line for each violated rule.
    public var description: String {
        "the resolver does not keep its contract:" + violations.map { "\n- \($0)" }.joined()
    }
}

/// The error that is thrown if a resolver violates the contract.
public struct ResolverContractError: Error, Hashable, Sendable {
    /// The broken rules and the resources for which they were broken: one sentence each, at most one per rule.
    public let violations: [String]

    init(_ violations: [String]) {
        self.violations = violations
    }
}

extension ResolverContractError: CustomStringConvertible {
    /// One line for each violation.
    public var description: String {
        "the resolver does not keep its contract:" + violations.map { "\n- \($0)" }.joined()
    }
}

/// A resolver does not keep its contract.
public struct ResolverContractError: Error, Hashable, Sendable {
    /// What the resolver does not keep, and for which resource: one sentence each, at most one of a kind.
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

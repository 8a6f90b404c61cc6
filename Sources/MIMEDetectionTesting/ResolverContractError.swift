/// The error that is thrown if a resolver violates the contract.
public struct ResolverContractError: Error, Hashable, Sendable {
    /// One sentence for each broken rule, which describes its first violation and the resource involved, if any.
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

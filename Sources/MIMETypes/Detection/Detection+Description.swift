extension Evidence: CustomStringConvertible {
    /// The basis and the detail, such as `signature, 89504E470D0A1A0A at 0`.
    public var description: String { "\(basis.rawValue), \(detail)" }
}

extension Candidate: CustomStringConvertible {
    /// The type and the evidence, such as `image/png (name, glob *.png)`.
    public var description: String { "\(type) (\(evidence))" }
}

extension Detection: CustomStringConvertible {
    /// The type and the evidence, followed by the conflicts and the failures, if there are any.
    public var description: String {
        "\(type) (\(evidence))" + conflicts.map { "; \($0)" }.joined()
            + failures.map { "; \($0)" }.joined()
    }
}

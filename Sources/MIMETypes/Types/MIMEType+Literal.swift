extension MIMEType {
    /// Creates a media type from a string literal, to define a custom constant.
    ///
    /// ```swift
    /// extension MIMEType {
    ///     static let acme = MIMEType(literal: "application/vnd.acme+json")
    /// }
    /// ```
    ///
    /// If the literal is not valid, the program stops when the constant is first used. Any test that uses the constant
    /// therefore finds the mistake.
    ///
    /// - Parameter literal: the type and subtype in lowercase, without parameters.
    public init(literal: StaticString) {
        self.init(constant: literal)
        let parsed = MIMEType(essence)
        precondition(
            parsed.map { $0.essence == essence && $0.parameters.isEmpty } ?? false,
            "a literal must be a media type in lower case, without parameters")
    }
}

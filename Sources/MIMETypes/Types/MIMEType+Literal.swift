extension MIMEType {
    /// Creates a type from a literal, for custom constants.
    ///
    /// ```swift
    /// extension MIMEType {
    ///     static let acme = MIMEType(literal: "application/vnd.acme+json")
    /// }
    /// ```
    ///
    /// An invalid literal stops the program when the constant is first used, so any test that uses the constant finds
    /// the mistake.
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

extension MIMEType {
    /// Makes a type of a literal, for constants of one's own.
    ///
    /// ```swift
    /// extension MIMEType {
    ///     static let acme = MIMEType(literal: "application/vnd.acme+json")
    /// }
    /// ```
    ///
    /// A literal that is no type stops the program at its first use, so a test that names the constant covers it.
    ///
    /// - Parameter literal: type and subtype in lowercase, without parameters.
    public init(literal: StaticString) {
        self.init(constant: literal)
        let parsed = MIMEType(essence)
        precondition(
            parsed.map { $0.essence == essence && $0.parameters.isEmpty } ?? false,
            "a literal has to be a media type in small letters, without parameters")
    }
}

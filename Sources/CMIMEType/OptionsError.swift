import MIMETypes

/// A detector could not be made as the options ask.
struct OptionsError: Error {
    /// One of the codes of the header.
    let code: Int
    /// One sentence that says what to do.
    let message: String
}

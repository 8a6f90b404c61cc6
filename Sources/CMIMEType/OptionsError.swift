import MIMETypes

/// A detector could not be made with the options.
struct OptionsError: Error {
    /// One of the codes of the header.
    let code: Int
    /// One sentence that says what to do.
    let message: String
}

import MIMETypes

import CMIMETypeHeader

/// A detector or a policy could not be made with the options.
struct OptionsError: Error {
    /// One of the codes of the header.
    let code: Int
    /// One sentence that says what to do.
    let message: String

    init(code: Int, message: String) {
        self.code = code
        self.message = message
    }

    /// An option, or another argument, is not valid.
    init(invalid message: String) {
        self.init(code: MIMETYPE_INVALID_ARGUMENT, message: message)
    }
}

import MIMETypes

import CMIMETypeHeader

/// The error thrown if a detector or a policy can't be made with the options.
struct OptionsError: Error {
    /// One of the codes in the header.
    let code: Int
    /// One sentence that states what to do.
    let message: String

    init(code: Int, message: String) {
        self.code = code
        self.message = message
    }

    /// Makes an error for an option or another argument that is not valid.
    init(invalid message: String) {
        self.init(code: MIMETYPE_INVALID_ARGUMENT, message: message)
    }
}

public import MIMETypes

/// The error that is thrown if a form can't be built, sent or parsed.
public struct FormDataError: Error, Hashable, Sendable {
    /// A code that identifies what went wrong, for use in a `switch` statement.
    ///
    /// More codes may be added.
    public struct Code: Hashable, Sendable {
        enum Value {
            case unreadableFile, directory, notARegularFile, fileChanged, lengthMismatch
            case streamConsumed, streamInMemory
            case illegalBoundary, illegalHeader, illegalName, boundaryInContent
            case ambiguous, notFormData, malformedDelimiter, malformedHeader, missingName, unexpectedEnd, limitExceeded
        }
        let value: Value

        /// A file doesn't exist or can't be read; `underlyingError` states why.
        public static let unreadableFile = Code(value: .unreadableFile)
        /// A path leads to a directory.
        public static let directory = Code(value: .directory)
        /// A path leads to a pipe, a socket or a device.
        public static let notARegularFile = Code(value: .notARegularFile)
        /// A file shrank, grew, was written to or was replaced after it was added to the form, or was deleted while it
        /// was being read.
        public static let fileChanged = Code(value: .fileChanged)
        /// The number of bytes that a stream returned differs from its stated length.
        public static let lengthMismatch = Code(value: .lengthMismatch)
        /// A stream that can be read only once would have to be read again.
        public static let streamConsumed = Code(value: .streamConsumed)
        /// All bytes of a form were requested at once, but the form contains a stream.
        public static let streamInMemory = Code(value: .streamInMemory)
        /// A boundary is empty or too long, ends with a space, or contains characters that aren't allowed.
        public static let illegalBoundary = Code(value: .illegalBoundary)
        /// A header for a part has no name, contains characters that aren't allowed, or is set by the form itself.
        public static let illegalHeader = Code(value: .illegalHeader)
        /// The name of a field or a file contains control characters, and the form refuses them.
        public static let illegalName = Code(value: .illegalName)
        /// The content of a part contains the boundary.
        public static let boundaryInContent = Code(value: .boundaryInContent)
        /// The `Content-Type` of a received form is not `multipart/form-data` with a boundary.
        public static let notFormData = Code(value: .notFormData)
        /// Different programs would read a received form differently, so a strict parser refuses the form.
        public static let ambiguous = Code(value: .ambiguous)
        /// A boundary in a received form is followed by bytes that aren't allowed there.
        public static let malformedDelimiter = Code(value: .malformedDelimiter)
        /// A received part has a malformed header, or more than one `Content-Disposition` or `Content-Type`.
        public static let malformedHeader = Code(value: .malformedHeader)
        /// A received part has no field name.
        public static let missingName = Code(value: .missingName)
        /// The input ended before the final boundary of a received form.
        public static let unexpectedEnd = Code(value: .unexpectedEnd)
        /// A received form exceeds a limit, which `subject` names.
        public static let limitExceeded = Code(value: .limitExceeded)
    }

    /// The code that identifies what went wrong.
    public let code: Code
    /// What the error is about, such as a path, a boundary, or the name of a field, a header or a limit.
    ///
    /// The string is empty if there is nothing to name.
    public let subject: String
    /// The offset of the error in a received form, in bytes from the start of the form.
    ///
    /// The offset is nil for errors that have none, such as those that occur when a form is built or sent.
    public let offset: Int?
    /// The error that explains why a file can't be read, such as that of a failed system call; nil for other errors.
    public let underlyingError: ResourceError?

    init(_ code: Code, _ subject: String = "", offset: Int? = nil, underlyingError: ResourceError? = nil) {
        self.code = code
        self.subject = subject
        self.offset = offset
        self.underlyingError = underlyingError
    }

    /// Creates the error for a file or a stream that can't be read.
    package init(_ error: ResourceError, _ subject: String) {
        self.init(.unreadableFile, subject, underlyingError: error)
    }
}

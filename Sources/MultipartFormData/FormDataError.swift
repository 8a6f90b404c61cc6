public import MIMETypes

/// The error that is thrown if a form can't be built, sent or parsed.
public struct FormDataError: Error, Hashable, Sendable {
    /// What went wrong, for use in a `switch` statement.
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
        /// A file has changed since it was added: it shrank, grew, or was written to, replaced or deleted.
        public static let fileChanged = Code(value: .fileChanged)
        /// A stream returned fewer or more bytes than stated.
        public static let lengthMismatch = Code(value: .lengthMismatch)
        /// A stream that can be read only once would have to be read again.
        public static let streamConsumed = Code(value: .streamConsumed)
        /// All bytes of a form with a stream were requested at once.
        public static let streamInMemory = Code(value: .streamInMemory)
        /// A boundary is empty, too long, or contains characters that aren't allowed.
        public static let illegalBoundary = Code(value: .illegalBoundary)
        /// A header of a part contains characters that aren't allowed, or is one that the form sets itself.
        public static let illegalHeader = Code(value: .illegalHeader)
        /// A name contains control characters, which the form refuses.
        public static let illegalName = Code(value: .illegalName)
        /// The content of a part contains the boundary.
        public static let boundaryInContent = Code(value: .boundaryInContent)
        /// The `Content-Type` of a received form is not `multipart/form-data` with a boundary.
        public static let notFormData = Code(value: .notFormData)
        /// A received form can be read in more than one way, so a strict parser refuses it.
        public static let ambiguous = Code(value: .ambiguous)
        /// A line that starts with the boundary continues with something that isn't allowed there.
        public static let malformedDelimiter = Code(value: .malformedDelimiter)
        /// A header of a received part can't be understood, or appears twice.
        public static let malformedHeader = Code(value: .malformedHeader)
        /// A received part has no field name.
        public static let missingName = Code(value: .missingName)
        /// The input ended before the form did.
        public static let unexpectedEnd = Code(value: .unexpectedEnd)
        /// A received form exceeds a limit.
        public static let limitExceeded = Code(value: .limitExceeded)
    }

    /// What went wrong.
    public let code: Code
    /// What the error is about: a path, the name of a field or a header, a boundary, or a limit; empty if there is
    /// none.
    public let subject: String
    /// The offset in the received form, in bytes from its start; nil if there is none, as when a form is built or sent.
    public let offset: Int?
    /// The failed system call if a file could not be read; nil for other errors.
    public let underlyingError: ResourceError?

    init(_ code: Code, _ subject: String = "", offset: Int? = nil, underlyingError: ResourceError? = nil) {
        self.code = code
        self.subject = subject
        self.offset = offset
        self.underlyingError = underlyingError
    }

    /// Reports that something could not be read.
    package init(_ error: ResourceError, _ subject: String) {
        self.init(.unreadableFile, subject, underlyingError: error)
    }
}

/// The error that is thrown if a resource can't be opened or read.
///
/// Detections throw no other errors. An unknown type is an answer, not an error.
public struct ResourceError: Error, Hashable, Sendable {
    /// A kind of error, for use in a `switch` statement.
    ///
    /// More codes may be added, so the statement needs a default case.
    public struct Code: Hashable, Sendable {
        private enum Value { case notFound, permissionDenied, tooManyLinks, unreadable }
        private let value: Value

        /// There is no file at the path.
        public static let notFound = Code(value: .notFound)
        /// Permission to read the file, or to enter a folder on its path, was denied.
        public static let permissionDenied = Code(value: .permissionDenied)
        /// The path contains too many symbolic links, usually because they form a loop.
        public static let tooManyLinks = Code(value: .tooManyLinks)
        /// Any other error, such as a hardware failure, a name that is too long, or too many open files.
        public static let unreadable = Code(value: .unreadable)
    }

    /// The kind of error.
    public let code: Code
    /// The path that was passed, with invalid UTF-8 replaced by U+FFFD; nil if the resource was not opened by a path.
    public let path: String?
    /// The operating system's error number.
    public let errno: CInt

    /// Creates an error for a failed system call.
    ///
    /// - Parameters:
    ///   - errno: the operating system's error number.
    ///   - path: the path of the file, or nil if there is no path.
    public init(errno: CInt, path: String?) {
        code = Code(errno: errno)
        self.path = path
        self.errno = errno
    }
}

extension ResourceError.Code {
    init(errno number: CInt) {
        self =
            switch number {
            case FileSystem.notFound, FileSystem.isNoFolder: .notFound
            case FileSystem.accessDenied, FileSystem.notPermitted: .permissionDenied
            case FileSystem.tooManyLinks: .tooManyLinks
            default: .unreadable
            }
    }
}

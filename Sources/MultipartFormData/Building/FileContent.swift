package import MIMETypes

/// A regular file as the body of requests, each of which sends all of it or a range.
package struct FileContent: Sendable {
    private let file: FormFile
    /// The type of the file, either set or detected.
    package let type: MIMEType

    /// Examines a file.
    ///
    /// - Parameters:
    ///   - path: the path, which must lead to a regular file; it need not be UTF-8.
    ///   - type: the type of the file, or nil to detect it.
    ///   - detector: the detector for the type; nil for `application/octet-stream`.
    /// - Throws: a `FormDataError` if it is not a regular file that can be read.
    package init(
        path: [UInt8], type: MIMEType? = nil, detector: (any MIMETypeDetecting)? = nil
    ) throws(FormDataError) {
        let file = try OpenFile(path: path)
        let name = ResourceName(pathBytes: path).description
        self.type = try FormData(detector: detector).type(type, of: file, fileName: name)
        self.file = file.file
    }

    /// The number of bytes; nil if the file system doesn't report it, as below `/proc`.
    package var length: Int? { file.size }

    /// The path for messages.
    package var path: String { file.path }

    /// The last component of the path, in the form in which a receiver gets it.
    package var fileName: String { ResourceName(pathBytes: file.pathBytes).description }

    /// Text that changes when the file is written to or replaced.
    package var version: String {
        let status = file.status
        return "\(status.size)-\(status.modificationSeconds).\(status.modificationNanoseconds)-\(status.number)"
    }

    /// Returns the bytes of the file, which are read when they are sent.
    ///
    /// - Parameter range: the range to send, which must lie within the file; nil for all bytes.
    /// - Returns: a body that throws a `FormDataError` if the file is no longer the same.
    package func body(_ range: Range<Int>? = nil) -> FormData.Body {
        var file = file
        file.range = range
        return FormData.Body(segments: [.file(file)])
    }
}

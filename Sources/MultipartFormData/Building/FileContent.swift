package import MIMETypes

/// A regular file as the body of requests, each of which takes all of it or a range.
package struct FileContent: Sendable {
    private let file: FormFile
    /// Its type: the one that was given or detected.
    package let type: MIMEType

    /// Looks at a file.
    ///
    /// - Parameters:
    ///   - path: must lead to a regular file; it need not be UTF-8.
    ///   - type: its type, or nil to detect it.
    ///   - detector: detects the type; nil for `application/octet-stream`.
    /// - Throws: a `FormDataError` if it is not a regular file that can be read.
    package init(
        path: [UInt8], type: MIMEType? = nil, detector: (any MIMETypeDetecting)? = nil
    ) throws(FormDataError) {
        let file = try OpenFile(path: path)
        let name = ResourceName(pathBytes: path).description
        self.type = try FormData(detector: detector).type(type, of: file, fileName: name)
        self.file = file.file
    }

    /// The number of bytes; nil if the file system does not tell, as below `/proc`.
    package var length: Int? { file.size }

    /// The path for a message.
    package var path: String { file.path }

    /// The last component of the path, as a receiver gets it.
    package var fileName: String { ResourceName(pathBytes: file.pathBytes).description }

    /// A text that is another one once the file has been written to or replaced.
    package var version: String {
        let status = file.status
        return "\(status.size)-\(status.modificationSeconds).\(status.modificationNanoseconds)-\(status.number)"
    }

    /// The bytes, which are read when they are sent.
    ///
    /// - Parameter range: which ones; nil for all. It must lie within the file.
    /// - Returns: a body that throws a `FormDataError` if the file is no longer the same.
    package func body(_ range: Range<Int>? = nil) -> FormData.Body {
        var file = file
        file.range = range
        return FormData.Body(segments: [.file(file)])
    }
}

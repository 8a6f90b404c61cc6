public import MIMETypes

extension FormData {
    /// A field or a file in a form.
    public struct Part: Sendable {
        /// The name of the field, unescaped.
        public let name: String
        /// The file name that the receiver gets, or nil for a field that is not a file.
        public let fileName: String?
        /// The type in the part's `Content-Type`, or nil for a field without that header.
        public let type: MIMEType?
        /// The headers other than `Content-Disposition` and `Content-Type`.
        public let headers: [PartHeader]

        /// The delimiter, the headers and the blank line before the content.
        package let head: [UInt8]
        let content: Content

        /// The number of bytes in the content, or nil if it is not known.
        public var length: Int? {
            switch content {
            case .memory(let bytes): bytes.count
            case .file(let file): file.size
            case .stream(_, let length): length
            }
        }
    }
}

extension FormData.Part {
    /// The source of a part's bytes.
    enum Content: Sendable {
        case memory([UInt8])
        case file(FormFile)
        case stream(FormStream, length: Int?)
    }
}

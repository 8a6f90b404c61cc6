public import MIMETypes

extension FormData {
    /// A field or a file of a form.
    public struct Part: Sendable {
        /// The name of the field, unescaped.
        public let name: String
        /// The name of the file as the receiver gets it, or nil for a field that is not a file.
        public let fileName: String?
        /// The type in the part's `Content-Type`, or nil for a field without one.
        public let type: MIMEType?
        /// The further headers.
        public let headers: [PartHeader]

        /// The delimiter, the headers and the blank line before the content.
        package let head: [UInt8]
        let content: Content

        /// The number of bytes of the content, or nil if that is not known.
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
    /// Where the bytes of a part come from.
    enum Content: Sendable {
        case memory([UInt8])
        case file(FormFile)
        case stream(FormStream, length: Int?)
    }
}

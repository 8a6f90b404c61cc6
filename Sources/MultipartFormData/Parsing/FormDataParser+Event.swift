public import MIMETypes

extension FormDataParser {
    /// An event that occurs while a form is being parsed.
    ///
    /// Each part of the form yields `partBegan`, any number of `bytes`, and `partEnded`. After the last part, the form
    /// yields `formEnded`.
    ///
    /// No cases will be added.
    public enum Event: Sendable, Hashable {
        /// A part with these headers has begun.
        case partBegan(PartHead)
        /// Some bytes of the part's content, at least one. The slice may share the memory of a chunk passed to `feed`.
        case bytes(ArraySlice<UInt8>)
        /// The part is complete.
        case partEnded
        /// The form is complete. Any bytes that follow don't belong to the form.
        case formEnded
    }

    /// The headers of a part.
    ///
    /// The sender chooses all of these values. Don't use the file name as a path, and don't trust the type.
    public struct PartHead: Sendable, Hashable {
        /// The name of the field.
        public let name: String
        /// The name of the file; empty if no file was chosen, and nil for a field that is not a file.
        public let fileName: String?
        /// The type in the part's `Content-Type`; nil if that header is missing or its value is not a media type.
        public let type: MIMEType?
        /// All headers in the order received, including `Content-Disposition` and `Content-Type`.
        public let headers: [PartHeader]
    }
}

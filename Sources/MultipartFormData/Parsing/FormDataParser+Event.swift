public import MIMETypes

extension FormDataParser {
    /// An event that occurs while a form is parsed.
    ///
    /// A form yields any number of parts and then `formEnded`; each part yields `partBegan`, any number of `bytes`, and
    /// `partEnded`.
    ///
    /// No case will be added.
    public enum Event: Sendable, Hashable {
        /// A part has begun, with these headers.
        case partBegan(PartHead)
        /// Some bytes of the part's content, never empty. They share the memory of the chunk in which they arrived.
        case bytes(ArraySlice<UInt8>)
        /// The part is complete.
        case partEnded
        /// The form is complete; bytes that follow don't belong to it.
        case formEnded
    }

    /// The headers of a part.
    ///
    /// The sender chooses all of these values: don't use a file name as a path, and don't trust the type.
    public struct PartHead: Sendable, Hashable {
        /// The name of the field.
        public let name: String
        /// The name of the file, empty if none was chosen, or nil for a field that is not a file.
        public let fileName: String?
        /// The declared type, or nil if there is none or if it is not a media type.
        public let type: MIMEType?
        /// All headers in the order received, including those with the name and the type.
        public let headers: [PartHeader]
    }
}

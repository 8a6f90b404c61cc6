public import MIMETypes

extension FormDataParser {
    /// What comes next in a form.
    ///
    /// A form is any number of parts and then `formEnded`; a part is `partBegan`, any number of `bytes`, and
    /// `partEnded`.
    ///
    /// No case will be added.
    public enum Event: Sendable, Hashable {
        /// A part begins, with these headers.
        case partBegan(PartHead)
        /// Some bytes of the part's content, never none. They share the memory of the chunk that they came with.
        case bytes(ArraySlice<UInt8>)
        /// The part is complete.
        case partEnded
        /// The form is complete; what follows does not belong to it.
        case formEnded
    }

    /// The headers of a part.
    ///
    /// The sender chose all of it: a file name is not a path to write to, and the content need not be of the type.
    public struct PartHead: Sendable, Hashable {
        /// The name of the field.
        public let name: String
        /// The name of the file, empty if none was chosen, or nil for a field that is not a file.
        public let fileName: String?
        /// The declared type, or nil if there is none or it is not a media type.
        public let type: MIMEType?
        /// All headers in their order, including those that the above comes from.
        public let headers: [PartHeader]
    }
}

public import MIMETypes

/// The types that a browser uses for content that a page requests for a certain purpose, such as showing an image.
///
/// https://mimesniff.spec.whatwg.org/#context-specific-sniffing
extension WHATWGSniffer {
    /// A context in which a browser expects a certain kind of content.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Context: Sendable, Hashable, CaseIterable {
        /// The content of an `img` element.
        case image
        /// The content of an `audio` or `video` element.
        case audioOrVideo
        /// A font that a style sheet's `@font-face` loads.
        case font
    }

    /// Computes the type that a browser uses for content requested in a certain context, such as an `img` element.
    ///
    /// - Parameters:
    ///   - bytes: the content, or at least its first `headerLength` bytes.
    ///   - suppliedType: the type supplied by the server or protocol, or nil.
    ///   - context: the context of the request.
    /// - Returns: the computed type; nil if no type was supplied and no pattern matches.
    public static func type(
        of bytes: UnsafeRawBufferPointer, suppliedType: MIMEType?, in context: Context
    ) -> MIMEType? {
        if let suppliedType, WHATWGGroup.xml.contains(suppliedType) { return suppliedType }
        let header = header(of: bytes)
        let found =
            switch context {
            case .image: imageType(of: header)
            case .audioOrVideo: audioOrVideoType(of: header)
            case .font: fontType(of: header)
            }
        return found ?? suppliedType
    }

    /// Computes the type that a browser uses for content requested in a certain context, such as an `img` element.
    ///
    /// - Parameters:
    ///   - bytes: the content, or at least its first `headerLength` bytes.
    ///   - suppliedType: the type supplied by the server or protocol, or nil.
    ///   - context: the context of the request.
    /// - Returns: the computed type; nil if no type was supplied and no pattern matches.
    public static func type(of bytes: [UInt8], suppliedType: MIMEType?, in context: Context) -> MIMEType? {
        bytes.withUnsafeBytes { type(of: $0, suppliedType: suppliedType, in: context) }
    }
}

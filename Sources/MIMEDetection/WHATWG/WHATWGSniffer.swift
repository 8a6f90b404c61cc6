public import MIMETypes

/// A sniffer that computes the type a browser uses for a response, according to the WHATWG MIME Sniffing standard.
///
/// `MIMEDetector` detects the type of a file; `WHATWGSniffer` computes the type that a browser treats the file as. The
/// difference matters: if no type is sent, a browser treats text that starts with `<script` as an HTML page.
///
/// ```swift
/// WHATWGSniffer().type(of: upload, contentType: nil)                        // text/html
/// WHATWGSniffer().type(of: upload, contentType: "text/plain; charset=utf-8")   // as supplied
/// WHATWGSniffer(noSniff: true).type(of: upload, contentType: nil)           // text/plain
/// ```
///
/// The browser is assumed to support all image, audio and video types. A sniffer has no mutable state and reads no
/// files.
///
/// https://mimesniff.spec.whatwg.org/
public struct WHATWGSniffer: Sendable, Hashable {
    /// The number of bytes that are examined, from the start of the content; the rest is ignored.
    ///
    /// https://mimesniff.spec.whatwg.org/#reading-the-resource-header
    public static let headerLength = 1445

    /// Whether the response has the header `X-Content-Type-Options: nosniff`.
    ///
    /// With this header, the type that the server supplies is kept. If the server supplies no type, the bytes are still
    /// sniffed, but not for HTML, XML or PDF.
    public var noSniff: Bool

    /// Creates a sniffer.
    ///
    /// - Parameter noSniff: whether the response has the header `X-Content-Type-Options: nosniff`.
    public init(noSniff: Bool = false) {
        self.noSniff = noSniff
    }

    /// Computes the type of a response.
    ///
    /// - Parameters:
    ///   - bytes: the body, or at least its first `headerLength` bytes.
    ///   - contentType: the value of the last `Content-Type` header, or nil if there is none. A value that is not a
    ///     media type is treated as a missing header.
    /// - Returns: the computed type. If nothing contradicts the supplied type, it is returned with its parameters.
    public func type(of bytes: [UInt8], contentType: String?) -> MIMEType {
        bytes.withUnsafeBytes { type(of: $0, contentType: contentType) }
    }

    /// Computes the type of a response, without copying its bytes.
    ///
    /// - Parameters:
    ///   - bytes: the body, or at least its first `headerLength` bytes.
    ///   - contentType: the value of the last `Content-Type` header, or nil if there is none. A value that is not a
    ///     media type is treated as a missing header.
    /// - Returns: the computed type. If nothing contradicts the supplied type, it is returned with its parameters.
    public func type(of bytes: UnsafeRawBufferPointer, contentType: String?) -> MIMEType {
        type(
            of: bytes, suppliedType: contentType.flatMap { MIMEType($0) },
            mayBeApacheDefault: contentType.map(Self.isApacheDefault) ?? false)
    }

    /// Computes the type of content that was received over any protocol, with or without a supplied type.
    ///
    /// https://mimesniff.spec.whatwg.org/#mime-type-sniffing-algorithm
    ///
    /// - Parameters:
    ///   - bytes: the content, or at least its first `headerLength` bytes.
    ///   - suppliedType: the type supplied by the server or protocol, or nil.
    ///   - mayBeApacheDefault: whether the value of the `Content-Type` header is exactly one of those that old Apache
    ///     servers send for files of unknown types.
    /// - Returns: the computed type.
    public func type(
        of bytes: UnsafeRawBufferPointer, suppliedType: MIMEType?, mayBeApacheDefault: Bool = false
    ) -> MIMEType {
        let header = Self.header(of: bytes)
        guard let supplied = suppliedType else { return Self.unknownType(of: header, sniffsScriptable: !noSniff) }
        if WHATWGGroup.xml.contains(supplied) || WHATWGGroup.html.contains(supplied) { return supplied }
        if Self.unknownTypes.contains(supplied.essence) {
            return Self.unknownType(of: header, sniffsScriptable: !noSniff)
        }
        if noSniff { return supplied }
        if mayBeApacheDefault { return Self.textOrBinary(header) }
        if WHATWGGroup.image.contains(supplied), let found = Self.imageType(of: header) { return found }
        if WHATWGGroup.audioOrVideo.contains(supplied), let found = Self.audioOrVideoType(of: header) { return found }
        return supplied
    }

    /// The names that servers send for unknown types.
    private static let unknownTypes = ["unknown/unknown", "application/unknown", "*/*"]

    /// Checks whether a header is exactly one of those that old Apache servers send for files of unknown types.
    ///
    /// https://mimesniff.spec.whatwg.org/#interpreting-the-resource-metadata
    private static func isApacheDefault(_ contentType: String) -> Bool {
        let charsets = ["", "; charset=ISO-8859-1", "; charset=iso-8859-1", "; charset=UTF-8"]
        return charsets.contains { contentType.utf8.elementsEqual("text/plain\($0)".utf8) }
    }

    /// Returns the bytes that are examined.
    static func header(of bytes: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(rebasing: bytes.prefix(headerLength))
    }
}

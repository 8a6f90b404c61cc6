public import MIMETypes

/// Computes the type that a browser uses for a response, by the WHATWG MIME Sniffing standard.
///
/// `MIMEDetector` detects the type of a file; this is the type that a browser detects. The difference matters: text
/// that starts with `<script` is a page to a browser if no type was sent.
///
/// ```swift
/// WHATWGSniffer().type(of: upload, contentType: nil)                        // text/html
/// WHATWGSniffer().type(of: upload, contentType: "text/plain; charset=utf-8")   // as supplied
/// WHATWGSniffer(noSniff: true).type(of: upload, contentType: nil)           // text/plain
/// ```
///
/// Every image, audio and video type is treated as supported by the browser. A sniffer has no state and reads nothing.
///
/// https://mimesniff.spec.whatwg.org/
public struct WHATWGSniffer: Sendable, Hashable {
    /// The number of bytes from the start that are examined; the rest is ignored.
    ///
    /// https://mimesniff.spec.whatwg.org/#reading-the-resource-header
    public static let headerLength = 1445

    /// Whether the response has the header `X-Content-Type-Options: nosniff`.
    ///
    /// If it has, a supplied type is kept. Without one, the bytes are still sniffed, but not for HTML, XML or PDF.
    public var noSniff: Bool

    /// Makes a sniffer.
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
    ///     media type is treated as none.
    /// - Returns: the computed type; the supplied one with its parameters if nothing contradicts it.
    public func type(of bytes: [UInt8], contentType: String?) -> MIMEType {
        bytes.withUnsafeBytes { type(of: $0, contentType: contentType) }
    }

    /// Computes the type of a response, without copying its bytes.
    ///
    /// - Parameters:
    ///   - bytes: the body, or at least its first `headerLength` bytes.
    ///   - contentType: the value of the last `Content-Type` header, or nil if there is none. A value that is not a
    ///     media type is treated as none.
    /// - Returns: the computed type; the supplied one with its parameters if nothing contradicts it.
    public func type(of bytes: UnsafeRawBufferPointer, contentType: String?) -> MIMEType {
        type(
            of: bytes, suppliedType: contentType.flatMap { MIMEType($0) },
            mayBeApacheDefault: contentType.map(Self.isApacheDefault) ?? false)
    }

    /// Computes a type from one that any protocol supplied.
    ///
    /// https://mimesniff.spec.whatwg.org/#mime-type-sniffing-algorithm
    ///
    /// - Parameters:
    ///   - bytes: the content, or at least its first `headerLength` bytes.
    ///   - suppliedType: the type that the server or protocol states, or nil.
    ///   - mayBeApacheDefault: whether the header is exactly one that old Apache servers send for unknown files.
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

    /// Names that servers send for what they do not know.
    private static let unknownTypes = ["unknown/unknown", "application/unknown", "*/*"]

    /// Whether a header is one that old Apache servers send for files of unknown types, to the letter.
    ///
    /// https://mimesniff.spec.whatwg.org/#interpreting-the-resource-metadata
    private static func isApacheDefault(_ contentType: String) -> Bool {
        let charsets = ["", "; charset=ISO-8859-1", "; charset=iso-8859-1", "; charset=UTF-8"]
        return charsets.contains { contentType.utf8.elementsEqual("text/plain\($0)".utf8) }
    }

    /// The bytes that count.
    static func header(of bytes: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(rebasing: bytes.prefix(headerLength))
    }
}

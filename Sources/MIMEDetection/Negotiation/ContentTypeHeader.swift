public import MIMETypes

/// The headers to send with a file so that browsers don't interpret it as a different type.
///
/// ```swift
/// let detection = try MIMEDetector(search: .head).detect(path: path)
/// let header = ContentTypeHeader(detection, fileName: "drawing.svgz")
/// for (name, value) in header.fields { response.headers[name] = value }
/// // Content-Type: image/svg+xml
/// // Content-Encoding: gzip
/// // X-Content-Type-Options: nosniff
/// // Content-Disposition: attachment; filename="drawing.svgz"
/// ```
public struct ContentTypeHeader: Sendable, Hashable {
    /// The rule for when to send a compressed file with a `Content-Encoding` and the type of its uncompressed content.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum CodingPolicy: Sendable, Hashable {
        /// Send a `Content-Encoding` only for types that require one: compressed drawings (`.svgz`), which browsers
        /// can't show without this header.
        case onlyWhereItBelongs
        /// Send a `Content-Encoding` for compressed drawings (`.svgz`), and for all files with a suffix such as `.gz`
        /// after the suffix of another type.
        ///
        /// For example, `page.html.gz` is sent as a page. A browser that saves a file sent in this way decompresses
        /// it. Compressed archives, such as `.tar.gz` files, are sent unchanged.
        case always
    }

    /// The type to send; for a `text` type whose charset is known, with a `charset` parameter.
    public let contentType: MIMEType
    /// The value of the `Content-Encoding` header, or nil if this header must not be sent.
    public let contentEncoding: String?
    /// Whether a browser may show the file as part of the site; if not, the browser should save it.
    ///
    /// Bitmap images, audio, video, fonts, plain text, CSV, JSON and PDF are safe. HTML pages, SVG drawings and other
    /// XML are not safe, because they can run scripts with the site's privileges. A file is also unsafe if its content
    /// conflicts with its name or its declared type, if it contains a script, if it can be read in another format, or
    /// if the detector didn't search it for scripts.
    public let isSafeInline: Bool
    /// The file name for the `Content-Disposition` header, or nil if the header must not contain one.
    public let fileName: String?

    /// Creates the headers for a detected file.
    ///
    /// - Parameters:
    ///   - detection: the result of a detector with at least the search depth `head`, such as
    ///     `MIMEDetector(search: .head)`.
    ///   - fileName: the name under which the client should save the file, or nil.
    ///   - coding: the rule for when to send a compressed file with the type of its uncompressed content.
    ///   - registry: the registry that contains the properties of types.
    public init(
        _ detection: Detection, fileName: String? = nil, coding: CodingPolicy = .onlyWhereItBelongs,
        registry: TypeRegistry = .standard
    ) {
        let coded = Self.coded(detection, fileName, coding, registry)
        contentEncoding = coded?.coding
        let type = coded?.type ?? detection.type
        contentType = Self.label(type, coded == nil ? detection.charset : nil, registry)
        self.fileName = fileName.map { ResourceName($0).description }
        let isOneThing =
            detection.searched != SearchDepth.off
            && !detection.alsoReadableAs.contains { $0.kind != .trailingData }
        isSafeInline = detection.conflicts.isEmpty && isOneThing && Self.isSafe(type, registry)
    }

    /// The header fields of a response that sends the file.
    ///
    /// The fields are `Content-Type`, `Content-Encoding`, `X-Content-Type-Options` and `Content-Disposition`, in this
    /// order. `Content-Encoding` and `Content-Disposition` are left out if their values are nil.
    public var fields: [(name: String, value: String)] {
        var fields = [("Content-Type", "\(contentType)")]
        if let contentEncoding { fields.append(("Content-Encoding", contentEncoding)) }
        fields.append(("X-Content-Type-Options", "nosniff"))
        if let contentDisposition { fields.append(("Content-Disposition", contentDisposition)) }
        return fields
    }

    /// The value of the `Content-Disposition` header; nil if `isSafeInline` is true and there is no file name.
    ///
    /// https://www.rfc-editor.org/rfc/rfc6266, https://www.rfc-editor.org/rfc/rfc8187
    public var contentDisposition: String? {
        let kind = isSafeInline ? "inline" : "attachment"
        guard let fileName, !fileName.isEmpty else { return isSafeInline ? nil : kind }
        let plain = String(decoding: fileName.utf8.map(Self.plain), as: UTF8.self)
        let isPlain = plain == fileName
        return "\(kind); filename=\"\(plain)\"" + (isPlain ? "" : "; filename*=UTF-8''\(Self.percentEncoded(fileName))")
    }
}

extension ContentTypeHeader {
    /// Returns the type of a compressed file's uncompressed content and the `Content-Encoding`; nil if the file is sent
    /// with its own type.
    private static func coded(
        _ detection: Detection, _ fileName: String?, _ policy: CodingPolicy, _ registry: TypeRegistry
    ) -> (type: MIMEType, coding: String)? {
        let compressedDrawing = MIMEType(constant: "image/svg+xml-compressed")
        let type = registry.canonical(detection.type)
        let isDrawing = type == .svg && detection.contentCoding == "gzip"
        if isDrawing || type == registry.canonical(compressedDrawing) { return (.svg, "gzip") }
        guard policy == .always, let coding = detection.contentCoding, let fileName,
            let dot = fileName.utf8.lastIndex(of: UInt8(ascii: ".")),
            let inner = registry.type(fileName: String(fileName[..<dot]))
        else { return nil }
        // A compressed archive is a format of its own and is saved unchanged.
        return registry.category(of: inner) == .archive ? nil : (inner, coding)
    }

    private static func label(_ type: MIMEType, _ charset: Charset?, _ registry: TypeRegistry) -> MIMEType {
        // JSON has no `charset` parameter, and XML declares its charset itself.
        guard type.type == "text" else { return type }
        let found = charset.flatMap { $0 == .unknown8Bit ? nil : $0 == .usASCII ? .utf8 : $0 }
        guard let name = (found ?? registry.charset(of: type))?.rawValue else { return type }
        return type.setting(parameter: "charset", to: name) ?? type
    }

    private static func isSafe(_ type: MIMEType, _ registry: TypeRegistry) -> Bool {
        let isActive = [MIMEType.html, .svg, MIMEType(constant: "application/xml")].contains {
            registry.isSubtype(type, of: $0)
        }
        if isActive { return false }
        if type == .plainText || type == .pdf || type == .csv || type == .json { return true }
        return ["image", "audio", "video", "font"].contains(type.type)
    }

    /// Returns the byte, or `_` if old clients can't read it in a file name: quotes, backslashes, percent signs,
    /// control characters, and all bytes outside ASCII.
    private static func plain(_ byte: UInt8) -> UInt8 {
        let isSafe = (0x20...0x7E).contains(byte) && !"\"\\%".utf8.contains(byte)
        return isSafe ? byte : UInt8(ascii: "_")
    }

    private static func percentEncoded(_ text: String) -> String {
        text.utf8.map { byte in
            let isPlain = ASCII.isToken(byte) && !"*'%".utf8.contains(byte)
            if isPlain { return String(UnicodeScalar(byte)) }
            let digits = String(byte, radix: 16, uppercase: true)
            return digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
        }.joined()
    }
}

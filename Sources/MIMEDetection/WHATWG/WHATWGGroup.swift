public import MIMETypes

/// A group of types used by the WHATWG MIME Sniffing standard and by standards built on it, such as HTML and Fetch.
///
/// The groups are lists of names that browsers use. To find out what a type is used for, see `MIMEType.Category`.
///
/// https://mimesniff.spec.whatwg.org/#mime-type-groups
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum WHATWGGroup: Sendable, Hashable, CaseIterable {
    /// Images.
    case image
    /// Audio and video, and the Ogg container.
    case audioOrVideo
    /// Fonts.
    case font
    /// ZIP and formats with the suffix `+zip`.
    case zipBased
    /// ZIP, gzip and RAR.
    case archive
    /// XML and formats with the suffix `+xml`.
    case xml
    /// HTML.
    case html
    /// Formats that can run scripts when a browser shows them: HTML, XML and PDF.
    case scriptable
    /// JavaScript, under each of the names that the standard lists.
    case javaScript
    /// JSON and formats with the suffix `+json`.
    case json

    /// Checks whether a type belongs to the group.
    ///
    /// - Parameter type: the type as it was supplied. An alias belongs to the group only if the standard lists it;
    ///   parameters are ignored.
    /// - Returns: true if the type belongs to the group.
    public func contains(_ type: MIMEType) -> Bool {
        let essence = type.essence
        return switch self {
        case .image: essence.hasPrefix("image/")
        case .audioOrVideo:
            essence.hasPrefix("audio/") || essence.hasPrefix("video/") || essence == "application/ogg"
        case .font: essence.hasPrefix("font/") || Self.fonts.contains(essence)
        case .zipBased: essence.hasSuffix("+zip") || essence == "application/zip"
        case .archive: Self.archives.contains(essence)
        case .xml: essence.hasSuffix("+xml") || essence == "text/xml" || essence == "application/xml"
        case .html: essence == "text/html"
        case .scriptable:
            Self.xml.contains(type) || Self.html.contains(type) || essence == "application/pdf"
        case .javaScript: Self.scripts.contains(essence)
        case .json: essence.hasSuffix("+json") || essence == "application/json" || essence == "text/json"
        }
    }

    private static let fonts = [
        "application/font-cff", "application/font-otf", "application/font-sfnt", "application/font-ttf",
        "application/font-woff", "application/vnd.ms-fontobject", "application/vnd.ms-opentype",
    ]

    private static let archives = ["application/x-rar-compressed", "application/zip", "application/x-gzip"]

    private static let scripts = [
        "application/ecmascript", "application/javascript", "application/x-ecmascript", "application/x-javascript",
        "text/ecmascript", "text/javascript", "text/javascript1.0", "text/javascript1.1", "text/javascript1.2",
        "text/javascript1.3", "text/javascript1.4", "text/javascript1.5", "text/jscript", "text/livescript",
        "text/x-ecmascript", "text/x-javascript",
    ]
}

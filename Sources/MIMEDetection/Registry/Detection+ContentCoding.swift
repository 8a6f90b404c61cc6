public import MIMETypes

extension Detection {
    /// The compression of the whole file, as a value for `Content-Encoding`; nil if the file's name implies none.
    ///
    /// For example, the value is `gzip` for `page.html.gz` and `picture.svgz`. The name determines the value, with one
    /// exception: if the content was examined and is in a known format other than this compression, the value is nil.
    /// https://www.rfc-editor.org/rfc/rfc9110#section-8.4.1
    public var contentCoding: String? {
        guard let name, let coding = NameMatcher.contentCoding(of: name) else { return nil }
        let found = candidates.filter { $0.evidence.tier >= .text && $0.evidence.basis != .fallback }
        let isSeen = found.contains { candidate in
            coding.types.contains { candidate.type.hasSameEssence(as: MIMEType(constant: $0)) }
                || candidate.type.hasSameEssence(as: MIMEType(constant: "image/svg+xml-compressed"))
        }
        return found.isEmpty || isSeen ? coding.name : nil
    }
}

extension ContentCoding {
    /// The types of files with this compression.
    fileprivate var types: [StaticString] {
        switch self {
        case .gzip: ["application/gzip"]
        case .br: []
        case .zstd: ["application/zstd"]
        case .compress: ["application/x-compress"]
        }
    }
}

public import MIMETypes

/// Recognises XML documents by their root element, and HTML pages by their first tag.
///
/// Evidence: the head, up to the root element's tag. A root element that `data/xml-roots.tsv` knows is structural evidence.
/// It resolves no entity and opens nothing.
public struct XMLRootResolver: MIMETypeResolver {
    /// Makes the resolver.
    public init() {}

    /// Reads the start of a text that begins with a tag.
    ///
    /// - Parameter resource: any.
    /// - Returns: one candidate; none if it is not mark-up.
    /// - Throws: a `ResourceError` if the bytes can't be read.
    public func candidates(for resource: Resource) throws(ResourceError) -> [Candidate] {
        guard let text = try TextHead(resource) else { return [] }
        return try text.withBytes(of: resource) { bytes in
            Self.candidate(bytes, text.charset).map { [$0] } ?? []
        }
    }

    private static func candidate(_ bytes: UnsafeRawBufferPointer, _ charset: Charset) -> Candidate? {
        var start = ByteCursor(bytes)
        _ = start.consume("\u{FEFF}")
        start.skipWhitespace()
        guard start.peek() == UInt8(ascii: "<") else { return nil }
        let prolog = XMLProlog(bytes)
        if let prolog, let known = PackedXMLRoots.find(name: prolog.rootName, namespace: prolog.namespace) {
            let detail = "root element \(prolog.rootName)" + (prolog.namespace.isEmpty ? "" : " in \(prolog.namespace)")
            return candidate(PackedTypes.type(known), .structural, detail, charset)
        }
        if let (tag, tier) = HTMLSniffer.firstTag(bytes) {
            return candidate(MIMEType(constant: "text/html"), tier, "first tag \(tag)", charset)
        }
        guard let prolog else {
            let isDeclared = start.starts(with: "<?xml ") || start.starts(with: "<?xml\t")
            return isDeclared ? candidate(xml, .signature, "XML declaration", charset) : nil
        }
        if prolog.hasDeclaration || !prolog.namespace.isEmpty || prolog.documentType == prolog.rootName {
            return candidate(xml, .signature, "root element \(prolog.rootName)", charset)
        }
        return nil
    }

    private static var xml: MIMEType { MIMEType(constant: "application/xml") }

    private static func candidate(
        _ type: MIMEType, _ tier: Evidence.Tier, _ detail: String, _ charset: Charset
    ) -> Candidate {
        Candidate(type: type, evidence: Evidence(basis: .xmlRoot, tier: tier, detail: detail), charset: charset)
    }
}

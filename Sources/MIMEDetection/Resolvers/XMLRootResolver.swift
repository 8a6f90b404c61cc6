public import MIMETypes

/// A resolver that recognises XML documents by their root element, and HTML pages by their first tag.
///
/// Evidence: the head (the first 8 KiB by default), up to the root element's tag. A root element listed in
/// `data/xml-roots.tsv` is structural evidence. No entities are resolved, and no other files are opened.
public struct XMLRootResolver: MIMETypeResolver, RegistryUsing {
    /// The properties of types.
    var registry = TypeRegistry.standard

    /// Creates the resolver.
    public init() {}

    /// Looks for a root element or an HTML tag at the start of text.
    ///
    /// - Parameter resource: any resource.
    /// - Returns: one candidate, or none if the content is not markup.
    /// - Throws: a `ResourceError` if the bytes can't be read.
    public func candidates(for resource: Resource) throws(ResourceError) -> [Candidate] {
        guard let text = try TextHead(resource) else { return [] }
        return try CandidateBuffer.array { (found) throws(ResourceError) in try append(to: &found, text, resource) }
    }

    /// Adds the candidates for the text of a resource's head.
    @inline(never)
    func append(to candidates: inout CandidateBuffer, _ text: TextHead, _ resource: Resource) throws(ResourceError) {
        try text.withSample(of: resource) { sample in
            if let document = candidate(sample, beside: candidates) { candidates.append(document) }
        }
    }

    /// Checks whether the content may be text.
    ///
    /// - Parameter candidates: the candidates found by cheaper resolvers.
    /// - Returns: false if a structure or a signature identifies the content as binary data.
    public func isNeeded(after candidates: [Candidate]) -> Bool {
        !candidates.withBuffer { $0.isConclusivelyBinary(registry) }
    }

    private func candidate(_ text: TextSample, beside candidates: CandidateBuffer) -> Candidate? {
        var start = text.start
        start.skipWhitespace()
        guard start.peek() == UInt8(ascii: "<"), !Self.isProgram(start) else { return nil }
        // A comment may be longer than the head, so the type of the name may still be right.
        // The names of templates are chosen by the tag at the start.
        let isComponent = VueSniffer.isComponent(text) && !candidates.contains { $0.evidence.basis == .name }
        if !isComponent, let recognised = recognised(text, start) { return recognised }
        return start.mayStartXML ? Self.candidate(Self.xml, .text, "a tag at the start", "", text.charset) : nil
    }

    /// Checks whether the text starts with PHP code, as no XML or HTML document does.
    ///
    /// Such a text is a program, whatever markup follows.
    ///
    /// https://www.php.net/manual/language.basic-syntax.phptags.php
    private static func isProgram(_ start: ByteCursor) -> Bool {
        // An XML processing instruction has a name.
        guard start.starts(with: "<?"), let next = start.peek(2) else { return false }
        return start.starts(with: "<?php", ignoringCase: true) || next == UInt8(ascii: "=") || next <= 0x20
    }

    /// Checks whether a text that declares nothing but a namespace is no document, since more text follows its root
    /// element; after the end of a page, browsers read on.
    private static func isOnlyStart(_ prolog: XMLProlog, _ start: ByteCursor) -> Bool {
        !prolog.hasDeclaration && prolog.documentType == nil && !prolog.namespace.isEmpty && prolog.rootName != "html"
            && XMLRemainder.isPresent(behind: prolog.rootName, start)
    }

    private func recognised(_ text: TextSample, _ start: ByteCursor) -> Candidate? {
        let (bytes, charset) = (text.bytes, text.charset)
        let prolog = XMLProlog(bytes)
        if let prolog, Self.isOnlyStart(prolog, start) { return nil }
        if let prolog, let known = known(prolog, text) { return known }
        if let (tag, tier) = HTMLSniffer.firstTag(bytes) {
            // A page that declares itself XML is still a page.
            let isPage = tier == .signature && prolog.map { $0.hasDeclaration && !$0.statesNamespace } ?? false
            return Self.candidate(
                PackedTypes.type(.html), isPage ? .structural : tier, "first tag #", "\(tag)", charset)
        }
        guard let prolog else {
            if DTDSniffer.isDTD(bytes) {
                return Self.candidate(
                    MIMEType(constant: "application/xml-dtd"), .structural, "declarations", "", charset)
            }
            let isDeclared = start.starts(with: "<?xml ") || start.starts(with: "<?xml\t")
            return isDeclared ? Self.candidate(Self.xml, .signature, "XML declaration", "", charset) : nil
        }
        if prolog.hasDeclaration || !prolog.namespace.isEmpty || prolog.documentType == prolog.rootName {
            return Self.candidate(Self.xml, .signature, "root element #", prolog.rootName, charset)
        }
        guard XMLScanner.isWellFormed(bytes, isWhole: text.isWhole) else { return nil }
        return Self.candidate(Self.xml, .weak, "elements in order, from #", prolog.rootName, charset)
    }

    /// Returns the type that the root element states, or the type that is known for its name and namespace.
    private func known(_ prolog: XMLProlog, _ text: TextSample) -> Candidate? {
        let charset = text.charset
        var root: String {
            prolog.rootName + (prolog.namespace.isEmpty ? "" : " in " + prolog.namespace)
        }
        if let stated = prolog.statedType, prolog.namespace.hasPrefix("urn:oasis:names:tc:opendocument:"),
            let flat = MIMEType("\(stated)-flat-xml"), registry.contains(flat)
        {
            return Self.candidate(PackedTypes.canonical(flat), .structural, "office:mimetype #", stated, charset)
        }
        if prolog.isMediaPlayerList {
            return Self.candidate(
                MIMEType(constant: "application/vnd.ms-wpl"), .structural, "<?wpl before root element #", root, charset)
        }
        guard let known = PackedXMLRoots.find(name: prolog.rootName, namespace: prolog.namespace) else {
            let gml = MIMEType(constant: "application/gml+xml")
            return prolog.usesGML ? Self.candidate(gml, .signature, "namespace of GML", "", charset) : nil
        }
        // Some element names occur in several vocabularies.
        guard known.isConfirmed(by: text.bytes) else { return nil }
        let id = known.type
        // A document that declares itself a page, but not XML, is read as a page, whatever its namespace.
        guard id != .html, !(id == .xhtml && prolog.isPlainDocumentType && !prolog.hasDeclaration) else { return nil }
        let type = PackedTypes.type(id)
        if prolog.usesRSS, prolog.rootName == "RDF" {
            let rss = MIMEType(constant: "application/rss+xml")
            return Self.candidate(rss, .structural, "root element # with RSS", root, charset)
        }
        // Browsers read XHTML pages as HTML or as XML depending on their names, so the names decide.
        if id == .xhtml { return Self.candidate(type, .signature, "root element #", root, charset) }
        if !prolog.namespace.isEmpty { return Self.candidate(type, .structural, "root element #", root, charset) }
        // A name without a namespace is a word like any other, especially if nothing declares that this is XML.
        let isDeclared = prolog.hasDeclaration || prolog.documentType != nil
        guard isDeclared || !HTMLSniffer.isElement(prolog.rootName) else { return nil }
        return Self.candidate(type, isDeclared ? .signature : .weak, "root element #", root, charset)
    }

    private static var xml: MIMEType { PackedTypes.type(.xml) }

    private static func candidate(
        _ type: MIMEType, _ tier: Evidence.Tier, _ words: StaticString, _ found: String, _ charset: Charset
    ) -> Candidate {
        Candidate(
            type: PackedTypes.canonical(type),
            evidence: Evidence(basis: .xmlRoot, tier: tier, words: words, filledWith: found), charset: charset)
    }
}

import MIMETypes

extension Reconciler {
    /// Whether a text is a document although its name says that it is another kind of text: what starts with a declaration, a
    /// document type or the root element of a known format is nothing else, but for languages in which documents are written.
    ///
    /// A page saved under the name of the style sheet that the server did not find is such a text. JSON can't start with any
    /// tag at all.
    func isMarkup(_ content: Candidate, despite claim: MIMEType) -> Bool {
        let registry = TypeRegistry.standard
        guard registry.isSubclass(content.type, of: TypeID.xml) || registry.isSubclass(content.type, of: TypeID.html),
            !registry.isSubclass(claim, of: TypeID.xml), !registry.isSubclass(claim, of: TypeID.html)
        else { return false }
        if registry.isSubclass(claim, of: TypeID.json) { return content.evidence.tier >= .weak }
        return content.evidence.tier >= .signature && !Self.startingWithTags.contains { claim.hasSameEssence(as: $0) }
    }

    /// Texts that may start like a document: programs that write one, and prose in whatever form.
    private static let startingWithTags: [MIMEType] = [
        MIMEType(constant: "text/markdown"), MIMEType(constant: "text/mdx"),
        MIMEType(constant: "text/sgml"), MIMEType(constant: "text/x-dsl"), MIMEType(constant: "text/vnd.wap.wml"),
        MIMEType(constant: "application/xml-external-parsed-entity"), MIMEType(constant: "application/xml-dtd"),
        MIMEType(constant: "application/x-php"), MIMEType(constant: "application/x-perl"),
        MIMEType(constant: "application/x-asp"), MIMEType(constant: "text/aspdotnet"),
        MIMEType(constant: "text/x-jsp"), MIMEType(constant: "text/x-coldfusion"),
        MIMEType(constant: "text/x-twig"), MIMEType(constant: "text/x-handlebars-template"),
        MIMEType(constant: "text/x-jquery-tmpl"), MIMEType(constant: "text/x-component"),
        MIMEType(constant: "application/hta"), MIMEType(constant: "application/xquery"),
        MIMEType(constant: "text/x-config"), MIMEType(constant: "text/x-log"), MIMEType(constant: "text/x-readme"),
        MIMEType(constant: "text/x-changelog"), MIMEType(constant: "text/x-nfo"), MIMEType(constant: "text/x-cgi"),
        MIMEType(constant: "text/x-uri"), MIMEType(constant: "message/rfc822"),
    ]
}

import MIMETypes

extension Reconciler {
    /// Whether a text is an XML or HTML document although its name says that it is another kind of text.
    ///
    /// A text that starts with a declaration, a document type or a known root element is nothing else, except in
    /// languages that write documents. An error page saved under the name of a missing style sheet is such a text. JSON
    /// can't start with a tag at all.
    func isMarkup(_ content: Candidate, despite name: MIMEType) -> Bool {
        let registry = TypeRegistry.standard
        guard registry.isBuiltLike(content.type, TypeID.xml) || registry.isBuiltLike(content.type, TypeID.html),
            !registry.isBuiltLike(name, TypeID.xml), !registry.isBuiltLike(name, TypeID.html)
        else { return false }
        if registry.isBuiltLike(name, TypeID.json) { return content.evidence.tier >= .weak }
        return content.evidence.tier >= .signature && !Self.startingWithTags.contains { name.hasSameEssence(as: $0) }
    }

    /// Texts that may start like a document: programs that write one, and prose of any form.
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

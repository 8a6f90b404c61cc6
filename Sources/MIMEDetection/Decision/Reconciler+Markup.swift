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
        return content.evidence.tier >= .signature && !registry.mayStartWithTag(name)
    }
}

import MIMETypes

extension Reconciler {
    /// Whether a text is an XML or HTML document although its name says that it is another kind of text.
    ///
    /// A text that starts with a declaration, a document type or a known root element is nothing else, except in
    /// languages that write documents. An error page saved under the name of a missing style sheet is such a text. JSON
    /// can't start with a tag at all.
    func isMarkup(_ content: Candidate, despite name: MIMEType) -> Bool {
        guard registry.isBuiltLike(content.type, TypeID.xml) || registry.isBuiltLike(content.type, TypeID.html),
            !registry.isBuiltLike(name, TypeID.xml), !registry.isBuiltLike(name, TypeID.html)
        else { return false }
        if registry.isBuiltLike(name, TypeID.json) { return content.evidence.tier >= .weak }
        return content.evidence.tier >= .signature && !registry.mayStartWithTag(name)
    }

    /// Whether a name stands for texts that may start with a tag, and the content does so.
    func isTemplate(_ name: Candidate, of content: Candidate) -> Bool {
        name.evidence.basis == .name && registry.mayStartWithTag(name.type) && registry.isText(name.type)
            && (registry.isBuiltLike(content.type, TypeID.xml) || registry.isBuiltLike(content.type, TypeID.html))
    }

    /// Whether a page in the syntax of XML has the name of a page in HTML.
    ///
    /// Browsers go by the name, and most such pages are not well-formed.
    /// https://html.spec.whatwg.org/multipage/xhtml.html#the-xhtml-syntax
    func isPageInXML(_ content: Candidate, named name: Candidate) -> Bool {
        name.id == .html && registry.isBuiltLike(content.type, TypeID.xhtml)
    }

    /// Whether XML has the root element of what is known to be no picture, though everybody takes the name for one.
    ///
    /// A page under the name of a picture runs its scripts where the picture would have none.
    func isNoPicture(_ content: Candidate, despite name: Candidate) -> Bool {
        content.evidence.basis == .xmlRoot && content.evidence.tier >= .signature && content.id != .xml
            && content.id != .html && name.evidence.nameStrength == .strong
            && registry.isBuiltLike(name.type, TypeID.xml)
            && registry.category(of: name.type) == .image && registry.category(of: content.type) != .image
    }

    /// Whether a text is JSON from its start although its name says that it is in a language where nothing starts so.
    ///
    /// In many languages a value of JSON is an expression.
    func isJSON(_ content: Candidate, despite name: MIMEType) -> Bool {
        guard content.evidence.tier == .weak, content.evidence.basis == .text,
            registry.isBuiltLike(content.type, TypeID.json)
        else { return false }
        return Self.startingOtherwise.contains { name.hasSameEssence(as: $0) }
    }

    /// Whether the whole start of a text has the grammar of a format that the language of its name does not look like:
    /// a message, sections of a unit, JSON.
    func isGrammatical(_ content: Candidate, despite name: Candidate) -> Bool {
        guard content.evidence.tier == .weak, content.evidence.basis == .text,
            name.evidence.nameStrength == .strong, registry.isText(name.type), !registry.mayBeGuessed(content.type),
            let named = name.id.flatMap(PackedKin.labels), let stated = content.id.flatMap(PackedKin.labels)
        else { return false }
        return !named.mayLookLike(stated)
    }

    private static let startingOtherwise: [MIMEType] = [
        MIMEType(constant: "text/html"), MIMEType(constant: "text/css"), MIMEType(constant: "application/sql"),
        MIMEType(constant: "text/x-csrc"), MIMEType(constant: "text/x-chdr"), MIMEType(constant: "text/x-c++src"),
        MIMEType(constant: "text/x-c++hdr"), MIMEType(constant: "text/x-java"), MIMEType(constant: "text/x-csharp"),
        MIMEType(constant: "text/x-go"), MIMEType(constant: "text/rust"), MIMEType(constant: "text/x-swift"),
        MIMEType(constant: "text/x-kotlin"), MIMEType(constant: "text/x-pascal"), MIMEType(constant: "text/x-scala"),
        MIMEType(constant: "text/x-shellscript"), MIMEType(constant: "text/x-makefile"),
        MIMEType(constant: "text/x-gettext-translation"), MIMEType(constant: "application/x-php"),
        MIMEType(constant: "application/toml"), MIMEType(constant: "text/x-cmake"), MIMEType(constant: "text/x-lua"),
    ]
}

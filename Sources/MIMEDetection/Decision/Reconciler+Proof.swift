import MIMETypes

extension Reconciler {
    /// Why the content is what it is although its name claims something unrelated; `none` if the name may be right.
    ///
    /// Between two kinds of text the name is right, unless the content itself says what reads it.
    func proof(of content: Candidate, despite name: Candidate, _ set: CandidateSet) -> Facts.Proof {
        if isMarkup(content, despite: name.type) { return .markup }
        if isJSON(content, despite: name.type) { return .json }
        if isProven(content, against: name, set) { return .format }
        if isGrammatical(content, despite: name) { return .grammar }
        return isNoImage(content, despite: name) ? .otherDocument : .none
    }

    /// Whether a text is an XML or HTML document although its name claims that it is another kind of text.
    ///
    /// A text that starts with a declaration, a document type or a known root element is nothing else, except in
    /// languages that write documents. An error page saved under the name of a missing style sheet is such a text. JSON
    /// can't start with a tag at all.
    private func isMarkup(_ content: Candidate, despite name: MIMEType) -> Bool {
        guard registry.isBuiltLike(content.type, TypeID.xml) || registry.isBuiltLike(content.type, TypeID.html),
            !registry.isBuiltLike(name, TypeID.xml), !registry.isBuiltLike(name, TypeID.html)
        else { return false }
        if registry.isBuiltLike(name, TypeID.json) { return content.evidence.tier >= .weak }
        return content.evidence.tier >= .signature && !registry.mayStartWithTag(name)
    }

    /// Whether a name represents texts that may start with a tag, and the content does so.
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

    /// Whether XML has the root element of what is known to be no image, though everybody takes the name for one.
    ///
    /// A page under the name of an image runs its scripts where the image would have none.
    private func isNoImage(_ content: Candidate, despite name: Candidate) -> Bool {
        content.evidence.basis == .xmlRoot && content.evidence.tier >= .signature && content.id != .xml
            && content.id != .html && name.evidence.nameStrength == .strong
            && registry.isBuiltLike(name.type, TypeID.xml)
            && registry.category(of: name.type) == .image && registry.category(of: content.type) != .image
    }

    /// Whether a text is JSON from its start although its name claims that it is in a language where nothing starts so.
    ///
    /// In many languages a value of JSON is an expression.
    private func isJSON(_ content: Candidate, despite name: MIMEType) -> Bool {
        guard content.evidence.tier == .weak, content.evidence.basis == .text,
            registry.isBuiltLike(content.type, TypeID.json)
        else { return false }
        return registry.startsOtherwise(name)
    }

    /// Whether the whole start of a text has the grammar of a format that the language of its name does not look like:
    /// a message, sections of a unit, JSON.
    private func isGrammatical(_ content: Candidate, despite name: Candidate) -> Bool {
        guard content.evidence.tier == .weak, content.evidence.basis == .text,
            name.evidence.nameStrength == .strong, registry.isText(name.type), !registry.mayBeGuessed(content.type),
            let named = name.id.flatMap(PackedKin.labels), let stated = content.id.flatMap(PackedKin.labels)
        else { return false }
        return !named.mayLookLike(stated)
    }

    /// Whether the evidence for the content's type is enough to beat an unrelated name.
    ///
    /// A signature of one text format may stand in the middle of another's files, but not at their start; for mark-up
    /// see `isMarkup`.
    private func isProven(_ content: Candidate, against name: Candidate, _ set: CandidateSet) -> Bool {
        let areTexts = registry.isText(name.type) && registry.isText(content.type)
        if areTexts, isStatement(content, against: name) || isPartOfXML(content, name, set) { return false }
        let isMarkup = content.id == .xml || content.id == .html
        let isQuotable = areTexts && content.evidence.basis != .text && (content.evidence.offset != 0 || isMarkup)
        return content.evidence.tier >= (isQuotable ? .structural : .signature)
    }

    /// Whether the bytes at the start of a text that everybody takes for another kind of text are no mark that a format
    /// asks for, only a line that its files often start with: `package `, `[main]`, `# Config File`.
    private func isStatement(_ content: Candidate, against name: Candidate) -> Bool {
        content.evidence.basis == .signature && name.evidence.nameStrength == .strong
            && !registry.hasMandatorySignature(content.type) && content.id != .php
    }

    /// Whether a document that says it is XML has a page's document type, or quotes a program.
    private func isPartOfXML(_ content: Candidate, _ name: Candidate, _ set: CandidateSet) -> Bool {
        if content.id == .html { return name.id == .xml }
        return content.id == .php && registry.isBuiltLike(name.type, TypeID.xml)
            && set.isDocument
    }

    /// Whether a document in XML has the name of another kind of document.
    ///
    /// A page that says that it is HTML is none, unless the name is that of any XML, or of texts that may start so.
    func isOtherDocument(_ content: Candidate, despite name: Candidate) -> Bool {
        guard content.evidence.basis == .xmlRoot, registry.isBuiltLike(name.type, TypeID.xml) else { return false }
        let isPage = content.id == .html && content.evidence.tier >= .signature
        return !isPage || name.id == .xml || registry.mayStartWithTag(name.type)
    }
}

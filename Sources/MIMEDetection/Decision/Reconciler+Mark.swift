import MIMETypes

extension Reconciler {
    /// What shows that the content is what it is although its name claims something unrelated.
    func mark(of content: Candidate, against name: Candidate, _ set: CandidateSet) -> Facts.Mark {
        switch content.evidence.basis {
        case .text: isForeign(content, to: name) ? .foreignLines : .lines
        case .xmlRoot: .root
        case .signature where isStatement(content, against: name): .statement
        default: isQuotable(content, in: name, set) ? .quotable : .start
        }
    }

    /// Whether the bytes at the start of a text that everybody takes for another kind of text are no mark that a format
    /// asks for, only a line that its files often start with.
    private func isStatement(_ content: Candidate, against name: Candidate) -> Bool {
        name.evidence.nameStrength == .strong && !registry.hasMandatorySignature(content.type) && content.id != .php
    }

    /// Whether the mark may stand in another text: it is not at the start, it is a tag, or it is that of a program that
    /// a document in XML quotes.
    private func isQuotable(_ content: Candidate, in name: Candidate, _ set: CandidateSet) -> Bool {
        if content.id == .php, set.isDocument, registry.isBuiltLike(name.type, TypeID.xml) { return true }
        return content.evidence.offset != 0 || content.id == .xml || content.id == .html
    }

    /// Whether the language of a name is known not to look like the lines that were found: a message, sections of a
    /// unit, JSON.
    private func isForeign(_ content: Candidate, to name: Candidate) -> Bool {
        guard !registry.mayBeGuessed(content.type), let named = name.id.flatMap(PackedKin.labels),
            let stated = content.id.flatMap(PackedKin.labels)
        else { return false }
        return !named.mayLookLike(stated)
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
}

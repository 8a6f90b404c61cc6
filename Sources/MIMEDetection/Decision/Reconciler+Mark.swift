import MIMETypes

extension Reconciler {
    /// Returns the kind of evidence for the content if its name claims something unrelated.
    func mark(of content: Candidate, against name: Candidate, _ set: CandidateSet) -> Facts.Mark {
        switch content.evidence.basis {
        case .text: isForeign(content, to: name) ? .foreignLines : .lines
        case .xmlRoot: .root
        case .signature where isStatement(content, against: name): .statement
        default: isQuotable(content, in: name, set) ? .quotable : .start
        }
    }

    /// Checks whether the evidence is only a line with which files of the format often start, not a mandatory
    /// signature, and the name strongly implies another kind of text.
    private func isStatement(_ content: Candidate, against name: Candidate) -> Bool {
        name.evidence.nameStrength == .strong && !registry.hasMandatorySignature(content.type) && content.id != .php
    }

    /// Checks whether the signature may occur in other text: it is not at the start, it is a tag, or it is that of a
    /// program that an XML document quotes.
    private func isQuotable(_ content: Candidate, in name: Candidate, _ set: CandidateSet) -> Bool {
        if content.id == .php, set.isDocument, registry.isBuiltLike(name.type, TypeID.xml) { return true }
        return content.evidence.offset != 0 || content.id == .xml || content.id == .html
    }

    /// Checks whether the language of a name is known not to look like the lines that were found, such as a mail
    /// message, the sections of a unit file, or JSON.
    private func isForeign(_ content: Candidate, to name: Candidate) -> Bool {
        guard !registry.mayBeGuessed(content.type), let named = name.id.flatMap(PackedKin.labels),
            let stated = content.id.flatMap(PackedKin.labels)
        else { return false }
        return !named.mayLookLike(stated)
    }

    /// Checks whether a name represents text that may start with a tag, and the content does.
    func isTemplate(_ name: Candidate, of content: Candidate) -> Bool {
        name.evidence.basis == .name && registry.mayStartWithTag(name.type) && registry.isText(name.type)
            && (registry.isBuiltLike(content.type, TypeID.xml) || registry.isBuiltLike(content.type, TypeID.html))
    }

    /// Checks whether a page in XML syntax has the name of an HTML page.
    ///
    /// Browsers use the name, and most such pages are not well-formed.
    /// https://html.spec.whatwg.org/multipage/xhtml.html#the-xhtml-syntax
    func isPageInXML(_ content: Candidate, named name: Candidate) -> Bool {
        name.id == .html && registry.isBuiltLike(content.type, TypeID.xhtml)
    }
}

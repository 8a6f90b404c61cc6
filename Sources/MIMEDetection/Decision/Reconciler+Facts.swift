import MIMETypes

extension Reconciler {
    /// Returns the facts about the content by itself.
    func facts(about content: Candidate, _ set: CandidateSet) -> Facts {
        var facts = Facts.none
        facts.set(Facts.Source.content)
        facts.set(Facts.Content(markup(content.type)), if: !content.isGeneric)
        facts.set(Facts.Content.plainText, if: content.id == .plainText)
        facts.set(Facts.Grade(content.evidence.tier))
        facts.set(Facts.Bytes.text, if: set.isText)
        facts.set(Facts.Bytes.certainText, if: set.isCertainlyText)
        facts.set(Facts.Bytes.binary, if: set.isBinary)
        facts.set(Facts.Language.ruledOut, if: set.rulesOutName)
        facts.set(Facts.Language.ruledOutByContent, if: content.rulesOutName)
        return facts
    }

    /// Adds the facts about a name, and about its relation to the content, to the facts about the content.
    ///
    /// These are the facts by which one of several names is chosen.
    func adding(_ name: Candidate, _ content: Candidate, to known: Facts) -> Facts {
        var facts = known
        let flags = registry.flags(of: name.type)
        facts.set(Facts.Name.present)
        addRelation(of: name, to: content, &facts)
        facts.set(
            Facts.Container.deniesName, if: content.evidence.isExhaustive && flags.contains(.statedInside))
        facts.set(Facts.Named.neverText, if: flags.contains(.binary) || isBinaryForm(of: flags, facts))
        facts.set(Facts.Named.text, if: flags.contains(.text))
        facts.set(Facts.Named.plainText, if: name.id == .plainText)
        facts.set(Facts.Named.anyBytes, if: name.id == .octetStream)
        facts.set(Facts.Strength(name.evidence.nameStrength))
        facts.set(Facts.Tag.possible, if: flags.contains(.startsWithTag))
        return facts
    }

    /// Checks whether bytes may be the binary form of a type that has a text form, too.
    private func isBinaryForm(of flags: TypeFlags, _ facts: Facts) -> Bool {
        flags.contains(.textForm) && facts.has(Facts.Bytes.binary)
    }

    /// Adds the facts that matter only if name and content disagree; otherwise, their fields keep their first values.
    func complete(_ facts: inout Facts, about name: Candidate, _ content: Candidate, _ set: CandidateSet) {
        facts.set(
            Facts.Support.missing,
            if: registry.hasMandatorySignature(name.type) && !isDocument(name, set))
        facts.set(Facts.Support.missing, if: facts.has(Facts.Strength.weak) && registry.needsEvidence(name.type))
        facts.set(Facts.Support.guess, if: isGuessed(name, set))
        let isNarrower = facts.has(Facts.TypeRelation.contentNarrower)
        guard isNarrower || Self.contradicts.holds(for: facts) else { return }
        facts.set(Facts.InnerName.agrees, if: agrees(set.hints, with: content, isNarrower: isNarrower))
        if isNarrower { return }
        facts.set(markup(name.type))
        facts.set(Facts.JSONValue.unexpected, if: registry.startsOtherwise(name.type))
        addMark(of: content, against: name, to: &facts, set)
        facts.set(Facts.ContentForm.text, if: registry.isText(content.type))
        facts.set(
            Facts.Statement.chooses,
            if: ModelineSniffer.isStatement(content.evidence) && areSeveralKindsOfText(set.names))
    }

    /// The condition that the content was recognised and is unrelated to the name.
    static let contradicts = Condition([.is(Facts.TypeRelation.unrelated), .not(Facts.Content.unknownBytes)])

    /// Adds the relation between two types; the last line that applies counts.
    private func addRelation(of name: Candidate, to content: Candidate, _ facts: inout Facts) {
        facts.set(Facts.TypeRelation.contentNarrower, if: registry.isBuiltLike(content.type, name.type))
        facts.set(Facts.TypeRelation.nameNarrower, if: registry.isBuiltLike(name.type, content.type))
        facts.set(Facts.TypeRelation.page, if: isPageInXML(content, named: name))
        facts.set(Facts.TypeRelation.unrelated, if: content.id == .octetStream)
        facts.set(Facts.TypeRelation.same, if: content.type == name.type)
    }

    /// Checks whether a page in XML syntax, or a part of a page that starts with some other tag or a comment, has the
    /// name of an HTML page.
    ///
    /// Browsers use the name, and most such pages are not well-formed.
    /// https://html.spec.whatwg.org/multipage/xhtml.html#the-xhtml-syntax
    func isPageInXML(_ content: Candidate, named name: Candidate) -> Bool {
        guard name.id == .html else { return false }
        return content.id == .xml || registry.isBuiltLike(content.type, TypeID.xhtml) || isDrawingInPage(content)
    }

    /// Checks whether a drawing starts with its tag and states no namespace, as only drawings in pages may.
    ///
    /// A document of its own is recognised by its namespace or declaration.
    /// https://www.w3.org/TR/2018/CR-SVG2-20180807/struct.html
    private func isDrawingInPage(_ content: Candidate) -> Bool {
        content.evidence.basis == .signature && content.type == .svg
    }

    /// Checks whether a guess about the text agrees with the name.
    private func isGuessed(_ name: Candidate, _ set: CandidateSet) -> Bool {
        set.guesses.contains { !$0.isGeneric && areRelated($0.type, name.type) }
    }

    /// Returns the kind of markup that a type is.
    private func markup(_ type: MIMEType) -> Facts.NamedMarkup {
        guard let syntax = Self.syntaxes.first(where: { registry.isBuiltLike(type, $0.type) }) else { return .none }
        let isGeneral = PackedTypes.find(type) == syntax.type
        return isGeneral ? syntax.general : registry.category(of: type) == .image ? syntax.image : syntax.other
    }

    /// The syntaxes of markup: the kind of the general type, and those of the types with that syntax.
    private static let syntaxes:
        [(type: TypeID, general: Facts.NamedMarkup, image: Facts.NamedMarkup, other: Facts.NamedMarkup)] = [
            (.xml, .xml, .drawing, .markup), (.html, .html, .html, .html), (.json, .json, .json, .json),
        ]

    /// Checks whether the name without its last suffix agrees with the content.
    ///
    /// That the rest of the name is plain text says nothing about content that is a kind of what the suffix stands for.
    private func agrees(_ hints: [Candidate], with content: Candidate, isNarrower: Bool) -> Bool {
        hints.contains {
            areRelated($0.type, content.type)
                && !((content.rulesOutName || isNarrower) && $0.id == .plainText)
        }
    }

    private func areSeveralKindsOfText(_ names: [Candidate]) -> Bool {
        let texts = names.filter { registry.isText($0.type) }
        return texts.contains { !areRelated($0.type, texts[0].type) }
    }

    func areRelated(_ one: MIMEType, _ other: MIMEType) -> Bool {
        registry.isBuiltLike(one, other) || registry.isBuiltLike(other, one)
    }
}

/// The kind of evidence for content that contradicts its name.
extension Reconciler {
    /// Adds the kind of evidence; the last line that applies counts.
    private func addMark(
        of content: Candidate, against name: Candidate, to facts: inout Facts, _ set: CandidateSet
    ) {
        let basis = content.evidence.basis
        facts.set(Facts.Mark.quotable, if: content.evidence.offset != 0)
        facts.set(Facts.Mark.quotable, if: Self.tags.contains(content.id))
        facts.set(Facts.Mark.quotable, if: content.id == .php && isQuotedProgram(in: name, set))
        facts.set(Facts.Mark.statement, if: basis == .signature && isStatement(content, facts, set))
        facts.set(Facts.Mark.root, if: basis == .xmlRoot)
        facts.set(Facts.Mark.lines, if: basis == .text)
        let isAtStart = facts.has(Facts.Mark.start) || facts.has(Facts.Mark.statement)
        let isGrammar = basis == .text || basis == .signature && isAtStart
        facts.set(Facts.Mark.foreignLines, if: isGrammar && isForeign(content, to: name))
    }

    /// Checks whether the evidence is only a line with which files of the format often start, not a mandatory
    /// signature or an interpreter, and the name strongly implies another kind of text.
    private func isStatement(_ content: Candidate, _ facts: Facts, _ set: CandidateSet) -> Bool {
        facts.has(Facts.Strength.strong) && !registry.hasMandatorySignature(content.type) && content.id != .php
            && !set.hasInterpreter(for: content.type)
    }

    /// Checks whether a program may be part of a document that quotes it: XML, or a text such as Markdown that starts
    /// with a tag.
    private func isQuotedProgram(in name: Candidate, _ set: CandidateSet) -> Bool {
        if registry.isBuiltLike(name.type, TypeID.xml) { return set.isDocument }
        return set.startsWithTag && name.id != .html && name.id != .plainText && registry.isText(name.type)
            && !isProgramming(name.type)
    }

    /// Checks whether the name is that of XML in general, and the text is such a document, whatever else it contains.
    private func isDocument(_ name: Candidate, _ set: CandidateSet) -> Bool {
        name.id == .xml && set.isDocument
    }

    private static let tags: [TypeID?] = [.xml, .html, .svg]

    /// Checks whether the language of a name is known not to look like the lines that were found, such as a mail
    /// message, the sections of a unit file, or JSON.
    ///
    /// No program starts like a format for data that is no language at all, such as a contact card.
    private func isForeign(_ content: Candidate, to name: Candidate) -> Bool {
        guard !registry.mayBeGuessed(content.type), let named = name.id.flatMap(PackedKin.labels) else { return false }
        guard let stated = content.id.flatMap(PackedKin.labels) else {
            return isProgramming(name.type) && !isProgramming(content.type)
        }
        return !named.mayLookLike(stated)
    }
}

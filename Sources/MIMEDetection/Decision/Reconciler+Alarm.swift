import MIMETypes

/// The confidence that a disagreement between name and content is an error in the name or the file.
extension Reconciler {
    /// Returns the conflict that a rule reports, if any, in the list to which its confidence belongs.
    func conflicts(
        _ rule: DecisionRule, _ pair: Pair, _ set: CandidateSet, _ name: ResourceName?
    ) -> (listed: [Conflict], doubtful: [Conflict]) {
        let found =
            rule.name == .contentAlone || rule.name == .nothing
            ? unlistedText(name, pair.content, set)
            : rule.conflict.flatMap { conflict($0, by: rule.name, pair, set) }
        guard let found else { return ([], []) }
        return found.confidence >= minConfidence ? ([found], []) : ([], [found])
    }

    /// Returns the conflict that a rule reports; nil if no name claims anything.
    private func conflict(
        _ kind: Conflict.Kind, by rule: Detection.Rule, _ pair: Pair, _ set: CandidateSet
    ) -> Conflict? {
        let isLanguage = rule == .otherLanguage
        let conflict = { (name: Candidate) in
            AlarmRule.confidence(for: alarmFacts(about: name, pair.content, isCompared: isLanguage, set)).map {
                Conflict(kind: kind, claimed: name.type, found: pair.content.type, confidence: $0)
            }
        }
        let first = conflict(isLanguage ? claimedLanguage(set) ?? pair.name : pair.name)
        guard let first, first.confidence < minConfidence, !(set.isText && isSettings(pair.name.type)) else {
            return first
        }
        // The content may certainly contradict another meaning of the same name.
        let others = denied(by: pair.content, set)
        return (0..<others.count).lazy.compactMap { conflict(others[$0]) }.first { $0.confidence >= minConfidence }
            ?? first
    }

    /// Returns a conflict if the content is certainly not text, although all counted files with the extension are,
    /// which represents no type.
    private func unlistedText(_ name: ResourceName?, _ content: Candidate, _ set: CandidateSet) -> Conflict? {
        // The name of a picture isn't misleading if it is photo.png.orig.
        guard let name, standsForText(name), !hasInside(name, content.type) else { return nil }
        var facts = Facts.noAlarm
        facts.set(Facts.Claim.onlyText)
        addFound(content, to: &facts, set)
        return AlarmRule.confidence(for: facts).map {
            Conflict(kind: .contentContradictsName, claimed: .plainText, found: content.type, confidence: $0)
        }
    }

    /// Checks whether the name without its last suffix stands for a type that is related to another one.
    private func hasInside(_ name: ResourceName, _ type: MIMEType) -> Bool {
        let inside = name.bytes[..<(name.bytes.lastIndex(of: ASCII.dot) ?? 0)]
        return registry.types(fileName: String(decoding: inside, as: UTF8.self)).contains { areRelated($0, type) }
    }

    /// Returns the name that is contradicted by text that is certainly in another language: the strongest one.
    private func claimedLanguage(_ set: CandidateSet) -> Candidate? {
        let texts = set.names.filter { $0.id != .plainText && registry.isText($0.type) }
        return texts.first { $0.evidence.nameStrength == .strong } ?? texts.first { $0.evidence.nameStrength > .weak }
    }

    /// Returns the meanings of the name that the content is known not to have.
    private func denied(by content: Candidate, _ set: CandidateSet) -> [Candidate] {
        let known = facts(about: content, set)
        let condition =
            content.isConclusive
            ? Self.contradicts : content.id == .octetStream ? Self.isNoText : Self.lacksSignature
        return set.names.filter {
            var facts = adding($0, content, to: known)
            complete(&facts, about: $0, content, set)
            return condition.holds(for: facts)
        }
    }

    private static let lacksSignature = Condition([
        .is(Facts.TypeRelation.unrelated), .not(Facts.Content.unknownBytes), .is(Facts.Bytes.text, .certainText),
        .is(Facts.Support.missing),
    ])

    private static let isNoText = Condition([.is(Facts.Bytes.binary), .is(Facts.Named.plainText, .text)])

    /// Returns the facts about a name that the content contradicts.
    func alarmFacts(
        about name: Candidate, _ content: Candidate, isCompared: Bool, _ set: CandidateSet
    ) -> Facts {
        let isText = registry.isText(name.type)
        let counted = PackedCountedNames.find(name.evidence.detail)
        var facts = Facts.noAlarm
        facts.set(Facts.Claim(name.evidence.nameStrength))
        facts.set(Facts.Claim.nothing, if: name.evidence.basis != .name)
        // If the first meaning of the name is any text, the others claim no more.
        let isAnyText = name.id == .plainText || set.names.first?.id == .plainText
        facts.set(Facts.Claim.nothing, if: isAnyText && mayBeText(content, set))
        // For example, a page that contains PHP starts like any page.
        facts.set(Facts.Claim.nothing, if: set.hasRoot(of: name.type))
        facts.set(Facts.Claim.nothing, if: registry.hasFreeName(content.type))
        facts.set(Facts.Claim.nothing, if: isText && registry.isTemplate(content.type))
        addFound(content, to: &facts, set)
        // The extensions of images and audio never stand for programs, while programs for other systems share some.
        facts.set(Facts.Found.data, if: facts.has(Facts.Found.program) && isMedium(name.type))
        // Programs load plug-ins, which are libraries, under any name.
        facts.set(
            Facts.Found.data,
            if: facts.has(Facts.Found.program) && facts.has(Facts.Claim.ordinary)
                && content.type.hasSameEssence(as: Self.library))
        facts.set(Facts.ClaimedKind.text, if: isText)
        facts.set(
            Facts.OtherMeanings.otherKind,
            if: (name.id == .plainText || mayBeText(content, set)) && set.names.contains { $0.id == .plainText })
        facts.set(Facts.OtherMeanings.otherKind, if: set.names.contains { registry.isText($0.type) != isText })
        facts.set(Facts.Signature.required, if: registry.hasMandatorySignature(name.type))
        facts.set(Facts.Proof.conclusive, if: content.isConclusive)
        facts.set(Facts.Suffix.added, if: hasAddedSuffix(name, set.hints, content))
        facts.set(Facts.Comparison.language, if: isCompared && isComparable(content))
        facts.set(Facts.Comparison.grammar, if: isCompared && set.breaksGrammar && hasGrammar(name))
        // Files of custom patterns, and those of complete names, were not counted.
        if let counted, !counted.contains(.often) {
            facts.set(counted.contains(.long) ? Facts.Counted.long : .seldom)
        }
        facts.set(Facts.ClaimedLanguage.program, if: isProgramming(name.type))
        facts.set(Facts.ClaimedLanguage.settings, if: isSettings(name.type))
        facts.set(Facts.OtherUses.texts, if: counted?.contains(.otherwiseText) == true)
        facts.set(Facts.OtherUses.binary, if: isText && counted?.contains(.alsoBinary) == true)
        facts.set(Facts.TextUses.none, if: counted?.contains(.neverText) == true)
        facts.set(Facts.OtherFormats.unknown, if: counted?.contains(.noOtherFormat) == true)
        facts.set(Facts.OtherFormats.none, if: counted?.contains(.noOtherBytes) == true)
        return facts
    }

    /// Checks whether text was recognised by a signature, or by words or lines that occur in several languages, and not
    /// by the lines of a format for data.
    private func isComparable(_ content: Candidate) -> Bool {
        content.isConclusive || content.evidence.confidence != nil || content.id == .plainText
            || registry.mayBeGuessed(content.type) || isProgramming(content.type)
    }

    /// Checks whether every text of a named type contains a certain line, which hardly any other text does.
    private func hasGrammar(_ name: Candidate) -> Bool {
        name.id == .toml || name.id.flatMap(PackedGrammars.find) != nil
    }

    /// Checks whether files of a type are programs, scripts or their source, and not texts that quote others.
    func isProgramming(_ type: MIMEType) -> Bool {
        let category = registry.category(of: type)
        return (category == .script || category == .source || category == .executable)
            && !registry.holdsAnything(type)
    }

    /// Checks whether the name without its last suffix stands for text that the content is, and not for any text.
    ///
    /// A suffix such as `.gz` is not added to a name to mark a variant: it states how the content is stored.
    private func hasAddedSuffix(_ name: Candidate, _ hints: [Candidate], _ content: Candidate) -> Bool {
        !content.isGeneric && registry.isText(content.type)
            && (registry.isText(name.type) || !registry.holdsAnything(name.type))
            && hints.contains { !$0.isGeneric && areRelated($0.type, content.type) }
    }

    /// Checks whether a type is a language of settings, or of macros for texts in any language.
    private func isSettings(_ type: MIMEType) -> Bool {
        registry.isText(type) && (registry.holdsAnything(type) || Self.settings.contains(PackedTypes.find(type)))
    }

    private static let settings: [TypeID?] = [.ini, .config]

    /// Checks whether the content may be text: PEM certificates are, although their type is not a text type.
    private func mayBeText(_ content: Candidate, _ set: CandidateSet) -> Bool {
        set.isText || content.id != .octetStream && !set.looksBinary && !registry.isNeverText(content.type)
    }

    /// Checks whether the content has a known format and contains bytes that don't occur in text.
    private func isBinary(_ content: Candidate, _ set: CandidateSet) -> Bool {
        content.isConclusivelyBinary(registry) || content.isConclusive && set.looksBinary
    }

    private static let library = MIMEType(constant: "application/x-sharedlib")

    /// Adds what was found; the last line that applies counts.
    private func addFound(_ content: Candidate, to facts: inout Facts, _ set: CandidateSet) {
        let isBinary = isBinary(content, set)
        facts.set(Facts.Found.data)
        facts.set(Facts.Found.program, if: isBinary && registry.category(of: content.type) == .executable)
        // JAR files are programs, and plug-ins and documents of other programs.
        facts.set(Facts.Found.container, if: registry.holdsAnything(content.type))
        facts.set(Facts.Found.medium, if: isBinary && isMedium(content.type))
        facts.set(Facts.Found.text, if: !isBinary)
        facts.set(Facts.Found.document, if: content.id == .html)
        facts.set(Facts.Found.document, if: registry.isBuiltLike(content.type, TypeID.xml))
        facts.set(Facts.Found.guess, if: !content.isConclusive)
        facts.set(Facts.Found.xml, if: content.id == .xml)
        facts.set(Facts.Found.plainText, if: content.id == .plainText)
        facts.set(Facts.Found.unknownBytes, if: content.id == .octetStream)
        facts.set(
            Facts.UnknownText.ruledOut,
            if: content.id == .octetStream && content.evidence.textCertainty == .certain)
    }

    /// Checks whether a type is an image, audio, video or a font.
    private func isMedium(_ type: MIMEType) -> Bool {
        Self.media.contains(ImpliedCategory.of(type.essence))
    }

    private static let media: [MIMEType.Category?] = [.image, .audio, .video, .font]
}

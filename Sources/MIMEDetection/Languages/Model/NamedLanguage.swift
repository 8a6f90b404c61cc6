import MIMETypes

/// Checks whether a text can be in the language that its name claims.
///
/// Nearly all texts can, which the first tokens of a few lines show: the trained model knows which of them are usual in
/// the language. Only where they are not, all rules and the whole model are asked. They have to be nearly certain that
/// the text is something else, and nothing that looks like the language: see `PackedKin`.
struct NamedLanguage {
    /// How many lines are looked at first.
    private static let lines = 12
    /// How much the first tokens of lines have to speak for the language, so that nothing else is looked at.
    private static let plenty: Float = 22
    /// How much more each token of the start has to speak for it on average, where the first tokens of lines don't.
    private static let usual: Float = 0.8
    /// The bytes of which all tokens are looked at then.
    private static let sample = 512
    /// The features that the model has to know: fewer than for a guess, since the lines have already been odd.
    private static let minFeatures = 12
    /// The same where it need not be as certain.
    private static let manyFeatures = 50
    /// The same where nothing is likely enough: the first lines of a program for beginners may have any words.
    private static let minOfUnlike = 24
    /// How likely the language may be at most where rules recognise another one.
    private static let unlikelyBesideRules: Float = 0.01

    /// How likely the language may be at most where nothing is likely enough: if the text looks most like one without a
    /// language, such as prose or a table, and otherwise.
    ///
    /// Of 9,716 texts with names of languages, one that is in its language is less likely than this.
    private static let (unlikelyBesideOther, unlikelyAlone): (Float, Float) = (0.0004, 0.0001)

    private let labels: PackedKin.Labels
    /// Whether everyone expects the name to represent its language.
    private let isStrong: Bool
    /// Whether the name represents no other language, so that rules alone can rule it out.
    private let isAlone: Bool
    private let model = LanguageModel.standard

    /// Makes it for a name's languages.
    init(labels: PackedKin.Labels, isStrong: Bool, isAlone: Bool) {
        self.labels = labels
        self.isStrong = isStrong
        self.isAlone = isAlone
    }

    /// Whether the first tokens of a text are usual in the language.
    func looksUsual(_ text: TextSample) -> Bool {
        let bytes = text.start.rest(text.start.remaining)
        return startsUsual(bytes) || looksUsualThroughout(bytes) || mayQuoteAnything(text.start)
            || startsModule(text.start)
    }

    /// What a text is instead that does not look usual; nil if it may be in the language.
    ///
    /// `rules` is what the rules for lines say about it.
    func contradiction(_ text: TextSample, rules: Candidate?) -> Candidate? {
        let bytes = text.start.rest(text.start.remaining)
        if let rules, isKin(rules.type) || Self.isTemplate(rules.type) { return nil }
        if let rules, Self.isTelling(rules) {
            return contradicts(bytes, rules.type, isMode: ModelineSniffer.isStatement(rules.evidence))
                ? rules.rulingOutName : nil
        }
        guard isStrong, Self.prose.map({ !labels.mayLookLike($0) }) ?? true, let guess = guess(bytes),
            !labels.kin.contains(guess.label)
        else { return nil }
        let type = Self.type(guess.label)
        // Words don't show a format of which every file has a signature.
        if let id = type.flatMap(PackedTypes.find), PackedTypes.flags(id).contains(.signature) { return nil }
        if let type, case let limits = Self.limits(type, guess.known), guess.probability > limits.other,
            guess.own < limits.own
        {
            return Self.candidate(guess.label, type, guess.probability, text)
        }
        let limit = type == nil ? Self.unlikelyBesideOther : Self.unlikelyAlone
        guard guess.known >= Self.minOfUnlike, guess.own < limit, !TemplateLine.isInside(text.start),
            !CompoundValue.isAssigned(in: text.start)
        else { return nil }
        return unlike(guess.own, text)
    }

    /// Documents quote programs of all kinds, and templates write them.
    private static let prose = PackedTypes.find(MIMEType(constant: "text/markdown")).flatMap(PackedKin.labels)

    /// Whether the model agrees with rules that a text is of another type.
    ///
    /// Authors set the mode of their editor to what looks best, so that a mode alone says little.
    private func contradicts(_ bytes: UnsafeRawBufferPointer, _ type: MIMEType, isMode: Bool) -> Bool {
        guard let guess = guess(bytes) else { return !isMode && (isStrong || isAlone) }
        guard guess.own < Self.unlikelyBesideRules else { return false }
        return !isMode || PackedTypes.find(type).flatMap(PackedKin.labels)?.kin.contains(guess.label) == true
    }

    /// Whether rules for lines tell what a text is: programs have lines with keys and values too.
    private static func isTelling(_ rules: Candidate) -> Bool { rules.id != .ini && rules.type != properties }

    private static let properties = MIMEType(constant: "text/x-java-properties")

    /// Whether a type is a language of templates, which write texts in any language.
    private static func isTemplate(_ type: MIMEType) -> Bool {
        PackedTypes.find(type).map { PackedTypes.flags($0).contains(.template) } ?? false
    }

    private static func isProgram(_ type: MIMEType) -> Bool {
        guard let category = PackedTypes.find(type).map(PackedTypes.category) else { return false }
        return category == .source || category == .script
    }

    /// The type of a label, unless it represents other texts or templates of any text.
    private static func type(_ label: Int) -> MIMEType? {
        guard let name = PackedModel.type(label) else { return nil }
        let type = PackedTypes.canonical(MIMEType(constant: name))
        // Languages of templates have no kin.
        return PackedTypes.find(type).flatMap(PackedKin.labels) == nil ? nil : type
    }

    /// How likely another type has to be, and how likely the language may be at most.
    ///
    /// A few lines may look like anything. Prose, settings and tables are quoted in programs.
    private static func limits(_ type: MIMEType, _ known: Int) -> (other: Float, own: Float) {
        let hasMany = known >= manyFeatures
        if isProgram(type) { return hasMany ? (0.75, 0.001) : (0.9, 0.0004) }
        return hasMany ? (0.9, 0.00006) : (1, 0)
    }

    /// Whether the lines start as usual in the language.
    private func startsUsual(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var sum = FeatureSum()
        var features = TextFeatures(bytes)
        for _ in 0..<Self.lines {
            guard let feature = features.nextLineStart() else { break }
            model.add(feature, to: &sum)
            if model.weight(of: sum, among: labels.own) > Self.plenty { return true }
        }
        return false
    }

    /// Whether the tokens of the lines up to some line are usual in the language: most texts show it in a few lines.
    private func looksUsualThroughout(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var sum = FeatureSum()
        var features = TextFeatures(bytes, limit: Self.sample)
        var count: Float = 0
        while features.forEachOfLine({
            model.add($0, to: &sum)
            count += 1
        }) {
            if model.weight(of: sum, among: labels.own) > Self.usual * count + Self.plenty { return true }
        }
        return false
    }

    /// Whether a text has a mark of Python's strings of several lines, and a name of Python's.
    ///
    /// Modules may consist of little else: documentation, a page, a script for browsers.
    private func mayQuoteAnything(_ start: ByteCursor) -> Bool {
        guard let python = Self.python, !labels.own.isDisjoint(with: python.own) else { return false }
        var (double, single) = (start, start)
        return double.skip(behind: "\"\"\"") || single.skip(behind: "'''")
    }

    /// Whether a text starts like a module of JavaScript, or with the value of a variable.
    ///
    /// Modules for editors and indexes for searches consist of words and code in other languages.
    private func startsModule(_ start: ByteCursor) -> Bool {
        guard let javaScript = Self.javaScript, !labels.own.isDisjoint(with: javaScript.own) else { return false }
        var cursor = start
        cursor.skipWhitespace()
        if cursor.consume("var ") || cursor.consume("const ") {
            let name = cursor.take { $0 != UInt8(ascii: "=") && $0 != 0x0A && $0 != 0x0D }
            return !name.isEmpty && cursor.consume("=")
        }
        _ = cursor.consume("ace.")
        return Self.modules.contains { cursor.starts(with: $0) }
    }

    private static let modules: [StaticString] = ["\"use strict\"", "'use strict'", "define(\"", "define('"]

    private static let javaScript = PackedTypes.find(MIMEType(constant: "text/javascript")).flatMap(PackedKin.labels)

    private static let python = PackedTypes.find(MIMEType(constant: "text/x-python")).flatMap(PackedKin.labels)

    private func isKin(_ type: MIMEType) -> Bool {
        let other = PackedTypes.find(type).flatMap(PackedKin.labels)
        return other.map { !$0.own.isDisjoint(with: labels.kin) } ?? false
    }

    private typealias Guess = (label: Int, probability: Float, own: Float, known: Int)

    /// The likeliest label, how likely those of the language are together, and how many features of the text the model
    /// knows; nil if they are too few.
    private func guess(_ bytes: UnsafeRawBufferPointer) -> Guess? {
        model.withJudgement(of: bytes, minKnown: Self.minFeatures) { probabilities, known in
            var (best, own): (Int, Float) = (0, 0)
            for label in probabilities.indices {
                if labels.own.contains(label) { own += probabilities[label] }
                if probabilities[label] > probabilities[best] { best = label }
            }
            return (best, probabilities[best], own, known)
        }
    }

    /// A text that is hardly in the language, but in no other that is likely enough.
    private func unlike(_ probability: Float, _ text: TextSample) -> Candidate? {
        var first: ConstantText?
        labels.own.forEach { if first == nil { first = PackedModel.type($0) } }
        return first.map {
            Candidate(
                type: PackedTypes.type(.plainText),
                evidence: Evidence(
                    basis: .text, tier: .weak, rulesOutName: true, confidence: 1 - Double(probability),
                    prefix: "not the words of ", detail: $0),
                charset: text.charset)
        }
    }

    private static func candidate(_ label: Int, _ type: MIMEType, _ probability: Float, _ text: TextSample) -> Candidate
    {
        Candidate(
            type: type,
            evidence: Evidence(
                basis: .text, tier: .weak, rulesOutName: true, confidence: Double(probability), prefix: "words of ",
                detail: PackedModel.type(label) ?? TypeRecord(.plainText).name),
            charset: text.charset)
    }
}

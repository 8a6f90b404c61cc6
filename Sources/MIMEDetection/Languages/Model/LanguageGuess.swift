import MIMETypes

/// A language that the trained model considers likely for a text.
struct LanguageGuess {
    /// A less likely language is not worth mentioning.
    static let minProbability: Float = 0.05
    /// A less likely language does not choose between the types of a name.
    private static let minForNames: Float = 0.35
    private let label: Int
    /// How likely it is.
    let probability: Float
    /// Whether it is likely enough to be the type of the text, if the text has enough features that the model knows.
    let isLikelyEnough: Bool
    /// How likely it has to be if the rules recognise another language.
    private let minIfContradicted: Float
    /// Whether a line of the language is required if it builds on the one that the rules recognise.
    private let mayBeExtension: Bool

    /// Nil for a label that represents other texts.
    fileprivate init?(label: Int, probability: Float, known: Int, _ minimumConfidence: Double?) {
        guard PackedModel.type(label) != nil else { return nil }
        self.label = label
        self.probability = probability
        isLikelyEnough = Double(probability) >= minimumConfidence ?? PackedModel.threshold(label, known: known)
        mayBeExtension = minimumConfidence == nil && known < Self.fewOfExtensions
        let minimum = known < Self.few ? Self.minOfContradicted.short : Self.minOfContradicted.other
        minIfContradicted = minimumConfidence == nil ? minimum : 0
    }

    /// With fewer known features than these a text may be of anything that has the same words.
    fileprivate static let few = 32
    /// The minimum probability of an answer if the rules recognise another language.
    private static let minOfContradicted: (short: Float, other: Float) = (0.95, 0.8)
    /// With fewer known features than these a text in a language is also one in those that build on it.
    private static let fewOfExtensions = 48

    /// Whether it is the type of a text about which the rules say this; `ruled` is what they recognise.
    func isAnswer(_ support: LanguageSupport, ruled: TypeID?) -> Bool {
        guard isLikelyEnough, let id = PackedTypes.find(type) else { return false }
        if ruled != nil, probability < minIfContradicted { return false }
        let verdict = support.verdict(on: id)
        if let ruled, mayBeExtension, verdict != .some, PackedLanguages.extends(id, ruled) { return false }
        return verdict != .ruledOut
    }

    /// Whether it is likely enough to choose between the types of a name.
    var mayChoose: Bool { probability >= Self.minForNames }

    /// The type of the language.
    var type: MIMEType { PackedTypes.canonical(MIMEType(constant: name)) }

    private var name: ConstantText { PackedModel.type(label) ?? ConstantText("text/plain") }

    func candidate(_ text: TextSample, tier: Evidence.Tier) -> Candidate {
        Candidate(
            type: type,
            evidence: Evidence(
                basis: .text, tier: tier, confidence: Double(probability), prefix: "words of ", detail: name),
            charset: text.charset)
    }
}

/// What the trained model says about a text.
struct LanguageGuesses {
    /// How many languages are worth mentioning.
    private static let maximum = 3

    /// The bytes that are looked at if rules recognise the text.
    private static let limitBesideRules = 512

    /// The likely languages, the likeliest first.
    private(set) var languages: [LanguageGuess] = []
    /// How likely the type is that rules recognise; nil if they recognise none, or one that the model does not know.
    private(set) var ruled: Float?
    /// Whether the model knows enough of the text to speak against the rules without an answer.
    private(set) var knowsMuch = false

    /// Nothing.
    init() {}

    /// Finds the likely languages of a text.
    ///
    /// - Parameters:
    ///   - text: the start of the text.
    ///   - ruled: what rules for lines recognise.
    ///   - minimumConfidence: how likely an answer has to be; nil for the value of its language.
    init(_ text: TextSample, ruled: Candidate?, minimumConfidence: Double?) {
        // Markup is recognised elsewhere, and a document that quotes source text between fences is not source text.
        // Rules have looked for one.
        guard !text.start.mayStartXML, ruled != nil || !Self.hasFence(text) else { return }
        let bytes = text.start.rest(text.start.remaining)
        let id = ruled?.id
        let feature = id.map { TextFeatures.ruled(TypeRecord($0).name.bytes) }
        let limit = ruled == nil ? TextFeatures.limit : Self.limitBesideRules
        LanguageModel.standard.withJudgement(of: bytes, limit: limit, ruled: feature) { probabilities, known in
            languages = Self.likeliest(probabilities)
                .compactMap {
                    LanguageGuess(label: $0, probability: probabilities[$0], known: known, minimumConfidence)
                }
            knowsMuch = known >= LanguageGuess.few
            self.ruled = id.flatMap { Self.probability(of: $0, probabilities) }
        }
    }

    /// The likeliest labels, the likeliest first.
    private static func likeliest(_ probabilities: UnsafeBufferPointer<Float>) -> [Int] {
        var likely: [Int] = []
        for label in 0..<probabilities.count where probabilities[label] >= LanguageGuess.minProbability {
            likely.append(label)
        }
        if likely.count > 1 { likely.sort { probabilities[$0] > probabilities[$1] } }
        return likely.count > maximum ? Array(likely.prefix(maximum)) : likely
    }

    /// How likely the languages of a type are; nil if there are none.
    private static func probability(of type: TypeID, _ probabilities: UnsafeBufferPointer<Float>) -> Float? {
        guard let own = PackedKin.labels(of: type)?.own, !own.isEmpty else { return nil }
        var sum: Float = 0
        own.forEach { sum += probabilities[$0] }
        return sum
    }

    private static func hasFence(_ text: TextSample) -> Bool {
        var cursor = text.start
        while cursor.skip(behind: "\n") {
            guard cursor.peek() == CodeFence.backtick || cursor.peek() == CodeFence.tilde else { continue }
            // A string or a comment may contain one; its own line is a fence.
            let line = cursor.take { $0 != 0x0A }
            if line.count < 27, CodeFence.opens(line) { return true }
        }
        return false
    }
}

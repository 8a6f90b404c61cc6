import MIMEDetection

/// The minimum probabilities at which a label is the answer, chosen so that few answers are wrong.
struct Thresholds {
    /// The minimum of most thresholds, in hundredths.
    static let minimum = 80
    /// The minimum of the thresholds of labels whose answers are nearly always right, in hundredths.
    static let lowest = 60
    /// The minimum number of known features of a text that a threshold below `minimum` applies to.
    private static let knownOfLow = 32
    /// The minimum share of right answers at a threshold below `minimum`: of all answers, and of those that it adds.
    private static let precisionOfLow: (all: Float, added: Float) = (0.92, 0.75)
    /// The assumption about the answers that such a threshold adds before they are counted: 2 of 3 are right.
    private static let assumedOfAdded: (right: Float, of: Float) = (2, 3)
    /// The minimum share of a label's answers that must be right.
    ///
    /// It is measured on texts that were not used for training.
    private static let precision: Float = 0.85
    /// The weight of a wrong answer about prose, logs or other text that is in no language.
    ///
    /// Other answers have a weight of 1.
    private static let weightOfRejected: Float = 3
    /// The assumption about a label before its texts are counted: 11.6 of 12 answers are right.
    private static let assumed: (right: Float, of: Float) = (11.6, 12)
    /// The languages that build on others, by the language that they build on.
    ///
    /// A text in one of them may be taken for the language that it builds on: that is the more general answer, neither
    /// right nor wrong.
    private static let extensions: [String: Set<String>] = [
        "C": ["C++", "Cuda", "ISPC", "Lex", "Objective-C", "Objective-C++", "OpenCL", "SWIG", "XS", "Yacc"],
        "C++": ["Cuda", "Metal", "Objective-C++"], "CSS": ["Less", "SCSS"], "Groovy": ["Gradle"],
        "Haskell": ["C2hs Haskell", "Literate Haskell"], "Java": ["AspectJ"], "JavaScript": ["TypeScript"],
        "Markdown": ["MDX", "RMarkdown"], "Python": ["Cython", "SCons", "Starlark"], "Verilog": ["SystemVerilog"],
    ]
    /// A threshold that no probability reaches.
    static let never = 101

    /// The minimum share of right answers among texts with similar numbers of known features.
    ///
    /// It is higher than `precision`, because a text with few known features may be in any language.
    private static let precisionOfStep: Float = 0.9
    /// The assumption about a step of the number of known features before its texts are counted: 5 of 6 answers are
    /// right.
    private static let assumedOfStep: (right: Float, of: Float) = (5, 6)

    /// The threshold of each label, in hundredths.
    let values: [Int]
    /// The threshold of each step of the number of known features, in hundredths.
    ///
    /// An answer must reach the thresholds of its label and its step.
    let steps: [Int]

    /// Finds the thresholds from the judgements of texts that detection leaves to the model.
    init(labels: [String], judgements: [Judgement]) {
        let judgements = judgements.filter {
            $0.isLeftToModel && Self.extensions[labels[$0.guess]]?.contains(labels[$0.label]) != true
        }
        let weights = Calibration.weights(judgements)
        let rejecting = labels.map { $0.hasPrefix("[") }
        let byGuess = Dictionary(grouping: judgements.filter(\.isJudged), by: \.guess)
        values = labels.indices.map { label in
            rejecting[label]
                ? Self.never
                : Self.threshold(
                    byGuess[label] ?? [], weights, rejecting, precision: Self.precision, assumed: Self.assumed)
        }
        let values = values
        let answers = judgements.filter { $0.isJudged && Self.hundredths($0) >= values[$0.guess] }
        let byStep = Dictionary(grouping: answers) { Calibration.step($0) }
        var steps: [Int] = []
        for step in 0...LanguageModel.knownSteps.count {
            let least = Self.threshold(
                byStep[step] ?? [], weights, rejecting, precision: Self.precisionOfStep, assumed: Self.assumedOfStep)
            // Texts with many known features are rarer, but need no higher threshold than texts with fewer.
            let isLow = step > 0 && LanguageModel.knownSteps[step - 1] >= Self.knownOfLow
            steps.append(max(isLow ? Self.lowest : Self.minimum, min(least, steps.last ?? Self.never)))
        }
        self.steps = steps
    }

    /// Checks whether the guess reaches the thresholds, so that it is an answer.
    func isAnswered(_ judgement: Judgement) -> Bool {
        judgement.isJudged
            && Self.hundredths(judgement) >= max(values[judgement.guess], steps[Calibration.step(judgement)])
    }

    /// Returns the lowest threshold, in hundredths, at which enough guesses are right; `never` if there is none.
    private static func threshold(
        _ guesses: [Judgement], _ weights: [String: Float], _ rejecting: [Bool], precision: Float,
        assumed: (right: Float, of: Float)
    ) -> Int {
        // The order is fixed because it affects how sums are rounded.
        let sorted = guesses.sorted { ($1.probability, $0.path) < ($0.probability, $1.path) }
        let byHundredth = Dictionary(grouping: sorted, by: hundredths)
        var (sum, added, best) = (assumed, assumedOfAdded, never)
        for hundredth in stride(from: 100, through: lowest, by: -1) {
            let isLow = hundredth < minimum
            for guess in byHundredth[hundredth] ?? [] {
                let weight = weights["\(guess.guess)/\(guess.package)"] ?? 1
                let counted = rejecting[guess.label] ? weight * weightOfRejected : weight
                sum.of += counted
                if isLow { added.of += counted }
                guard guess.isRight else { continue }
                sum.right += weight
                if isLow { added.right += weight }
            }
            let isAllowed =
                !isLow || sum.right >= precisionOfLow.all * sum.of && added.right >= precisionOfLow.added * added.of
            if isAllowed, sum.right >= precision * sum.of { best = hundredth }
        }
        return best
    }

    private static func hundredths(_ judgement: Judgement) -> Int { Int(judgement.probability * 100) }
}

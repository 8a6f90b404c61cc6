import MIMEDetection

/// From which probability on each label is answered, so that few answers are wrong.
struct Thresholds {
    /// Less likely labels are never an answer, in hundredths: fewer than nine in ten of them are right.
    static let minimum = 80
    /// How many of a label's answers must be right, as far as texts that were not trained on show.
    private static let precision: Float = 0.8
    /// How many wrong answers one counts like that names a language for prose, logs or other text that is in none.
    private static let weightOfRejected: Float = 3
    /// What is assumed of a label before its texts are looked at, counted like this many of them.
    private static let assumed: (right: Float, of: Float) = (5.8, 6)
    /// More than every probability.
    static let never = 101

    /// How many answers must be right among those about texts of so many known features: a few may be of anything.
    private static let precisionOfStep: Float = 0.9
    /// The same as `assumed`, of a number of known features.
    private static let assumedOfStep: (right: Float, of: Float) = (5, 6)

    /// Of each label, in hundredths.
    let values: [Int]
    /// Of each step of the number of known features, in hundredths; an answer takes both.
    let steps: [Int]

    init(labels: [String], judgements: [Judgement]) {
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
            // Longer texts are rarer, and take no more certainty than shorter ones.
            steps.append(min(least, steps.last ?? Self.never))
        }
        self.steps = steps
    }

    /// Whether the guess is an answer.
    func isAnswered(_ judgement: Judgement) -> Bool {
        judgement.isJudged
            && Self.hundredths(judgement) >= max(values[judgement.guess], steps[Calibration.step(judgement)])
    }

    /// The lowest probability above which enough guesses are right.
    private static func threshold(
        _ guesses: [Judgement], _ weights: [String: Float], _ rejecting: [Bool], precision: Float,
        assumed: (right: Float, of: Float)
    ) -> Int {
        // The order decides how sums are rounded.
        let sorted = guesses.sorted { ($1.probability, $0.path) < ($0.probability, $1.path) }
        let byHundredth = Dictionary(grouping: sorted, by: hundredths)
        var (right, all, best): (Float, Float, Int) = (assumed.right, assumed.of, never)
        for hundredth in stride(from: 100, through: minimum, by: -1) {
            for guess in byHundredth[hundredth] ?? [] {
                let weight = weights["\(guess.guess)/\(guess.package)"] ?? 1
                all += rejecting[guess.label] ? weight * weightOfRejected : weight
                if guess.isRight { right += weight }
            }
            if right / all >= precision { best = hundredth }
        }
        return best
    }

    private static func hundredths(_ judgement: Judgement) -> Int { Int(judgement.probability * 100) }
}

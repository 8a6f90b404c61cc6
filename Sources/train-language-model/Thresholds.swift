import MIMEDetection

/// From which probability on each label is answered, so that few answers are wrong.
///
/// Texts of one package resemble each other, so that many of them count like a few.
struct Thresholds {
    /// How many of the answers must be right, as far as texts that were not trained on tell: of a label, and of all
    /// texts of which little is known.
    private static let precision = (label: 0.95, short: 0.97)
    private static let least: Float = 0.6
    /// A label with fewer right answers is never an answer.
    private static let minRight = 6
    private static let maxPerPackage = 4.0
    /// More than every probability.
    static let never = 101

    /// Of each label, in hundredths.
    let values: [Int]
    /// Of any label where little of a text is known.
    let short: Int

    init(labels: [String], judgements: [Judgement]) {
        let known = judgements.filter { $0.known >= LanguageModel.enoughKnown }
        let values = labels.enumerated().map { number, name in
            name.hasPrefix("[")
                ? Self.never : Self.threshold(known.filter { $0.guess == number }, precision: Self.precision.label)
        }
        let short = judgements.filter {
            $0.known < LanguageModel.enoughKnown && Int($0.probability * 100) >= values[$0.guess]
        }
        self.values = values
        self.short = Self.threshold(short, precision: Self.precision.short)
    }

    /// Whether the guess is an answer.
    func isAnswered(_ judgement: Judgement) -> Bool {
        let minimum = judgement.known < LanguageModel.enoughKnown ? short : 0
        return Int(judgement.probability * 100) >= max(values[judgement.guess], minimum)
    }

    /// The lowest probability above which enough guesses are right.
    private static func threshold(_ guesses: [Judgement], precision: Double) -> Int {
        let packages = Dictionary(guesses.map { ($0.package, 1.0) }, uniquingKeysWith: +)
        var (right, all, number, best) = (0.0, 0.0, 0, never)
        for guess in guesses.sorted(by: { ($1.probability, $0.path) < ($0.probability, $1.path) }) {
            guard guess.probability >= least else { break }
            let weight = min(1, maxPerPackage / (packages[guess.package] ?? 1))
            all += weight
            if guess.guess == guess.label {
                right += weight
                number += 1
            }
            if number >= minRight, right / (all + 0.5) >= precision || right == all {
                best = Int((guess.probability * 100).rounded(.up))
            }
        }
        return min(best, never)
    }
}

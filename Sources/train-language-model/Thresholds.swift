/// From which probability on each label is answered, so that few answers are wrong.
struct Thresholds {
    /// How many of the answers of a label must be right, as far as texts that were not trained on tell.
    private static let precision = 0.95
    private static let least: Float = 0.6
    /// A label without so many right answers is never answered.
    private static let leastRight = 6
    /// More than every probability.
    static let never = 101

    /// In hundredths.
    let values: [Int]

    init(labels: [String], judgements: [Judgement]) {
        values = labels.enumerated().map { number, name in
            if name.hasPrefix("[") { return Self.never }
            let guesses = judgements.filter { $0.guess == number }.sorted { $0.probability > $1.probability }
            return Self.threshold(guesses, label: number)
        }
    }

    /// The lowest probability above which enough are right.
    private static func threshold(_ guesses: [Judgement], label: Int) -> Int {
        var (right, best, place) = (0, never, 0)
        while place < guesses.count, guesses[place].probability >= least {
            if guesses[place].label == label { right += 1 }
            place += 1
            let share = Double(right) / (Double(place) + 0.5)
            if right >= leastRight, share >= precision || right == place && right < 20 {
                best = Int((guesses[place - 1].probability * 100).rounded(.up))
            }
        }
        return min(best, never)
    }
}

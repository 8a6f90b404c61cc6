import Testing

@testable import train_language_model

struct ThresholdsTests {
    private func judgement(
        _ package: Int, _ probability: Float, label: Int = 0, guess: Int = 0, known: Int = 100,
        isLeftToModel: Bool = true
    ) -> Judgement {
        Judgement(
            path: "Elk/package-\(package)/\(probability)", label: label, known: known, part: .whole, ruledType: nil,
            isLeftToModel: isLeftToModel, likeliest: [(label: guess, probability: probability)])
    }

    /// The thresholds of two languages, and of a label that only represents other texts.
    private func thresholds(_ judgements: [Judgement]) -> Thresholds {
        Thresholds(labels: ["Elk", "Moose", "[prose]"], judgements: judgements)
    }

    private let right = (0..<40).map { ($0, Float(0.95)) }

    @Test func rightAnswersAreGivenDownToTheMinimum() {
        let sure = right.map { judgement($0, $1) }
        #expect(thresholds(sure).values == [Thresholds.minimum, Thresholds.minimum, Thresholds.never])
        let unsure = (0..<40).map { judgement(100 + $0, Float(Thresholds.lowest - 1) / 100) }
        #expect(thresholds(sure + unsure).values[0] == Thresholds.minimum)
    }

    @Test func labelThatIsNearlyAlwaysRightNeedsLess() {
        let right = (0..<200).map { judgement($0, $0 < 160 ? 0.95 : 0.7) }
        #expect(thresholds(right).values[0] == Thresholds.lowest)
        #expect(thresholds(right).isAnswered(judgement(0, 0.7)))
        #expect(!thresholds(right).isAnswered(judgement(0, 0.7, known: 60)))
        let wrong = (0..<20).map { judgement(200 + $0, 0.7, label: 1) }
        #expect(thresholds(right + wrong).values[0] == Thresholds.minimum)
    }

    @Test func wrongAnswersRaiseTheThreshold() {
        let sure = right.map { judgement($0, $1) }
        let wrong = (0..<20).map { judgement(100 + $0, 0.85, label: 1) }
        let threshold = thresholds(sure + wrong).values[0]
        #expect((86...95).contains(threshold))
        let made = (0..<400).map { judgement(200 + $0, 0.85) }
        #expect(thresholds(sure + wrong + made).values[0] == Thresholds.minimum)
    }

    @Test func noProbabilityIsEnoughIfAllAnswersAreWrong() {
        #expect(thresholds((0..<40).map { judgement($0, 1, label: 1) }).values[0] == Thresholds.never)
    }

    @Test func manyTextsOfAPackageCountLikeAFew() {
        let sure = right.map { judgement($0, $1) }
        let spread = (0..<20).map { judgement(100 + $0, 0.85, label: 1) }
        let ofOne = (0..<20).map { _ in judgement(100, 0.85, label: 1) }
        #expect(thresholds(sure + ofOne).values[0] < thresholds(sure + spread).values[0])
    }

    @Test func proseTakenForALanguageIsWorse() {
        let sure = (0..<90).map { judgement($0, 0.95) }
        let kin = (0..<9).map { judgement(100 + $0, 0.85, label: 1) }
        let prose = (0..<9).map { judgement(100 + $0, 0.85, label: 2) }
        #expect(thresholds(sure + kin).values[0] == Thresholds.minimum)
        #expect(thresholds(sure + prose).values[0] > 85)
    }

    /// Rules recognise the easy texts, so these say nothing about the texts that are left to the model.
    @Test func textsThatRulesRecogniseDoNotCount() {
        let wrong = (0..<40).map { judgement(100 + $0, 1, label: 1) }
        let recognised = (0..<400).map { judgement(200 + $0, 1, isLeftToModel: false) }
        #expect(thresholds(wrong).values[0] == Thresholds.never)
        #expect(thresholds(wrong + recognised).values[0] == Thresholds.never)
        #expect(Calibration(recognised).factors == Calibration([]).factors)
    }

    @Test func textOfFewKnownFeaturesIsNotAnswered() {
        let thresholds = thresholds(right.map { judgement($0, $1) })
        #expect(thresholds.isAnswered(judgement(0, 0.95)))
        #expect(!thresholds.isAnswered(judgement(0, 0.95, known: 3)))
        #expect(!thresholds.isAnswered(judgement(0, Float(Thresholds.minimum) / 100 - 0.02)))
    }

    /// What is seldom right about texts of so few features takes more certainty, whatever the language.
    @Test func shortTextsTakeMoreCertainty() {
        let long = (0..<80).map { judgement($0, 0.82) }
        let short = (0..<80).map { judgement(100 + $0, 0.95, known: 9) }
        let wrong = (0..<16).map { judgement(200 + $0, 0.8, label: 1, known: 9) }
        let thresholds = thresholds(long + short + wrong)
        #expect(thresholds.values[0] == Thresholds.minimum)
        #expect(thresholds.isAnswered(judgement(1, 0.82)))
        #expect(!thresholds.isAnswered(judgement(1, 0.8, known: 9)))
        #expect(thresholds.isAnswered(judgement(1, 0.95, known: 9)))
        #expect(!thresholds.isAnswered(judgement(1, 0.95, known: 7)), "no such text was seen")
    }

    @Test func rejectingLabelIsNeverAnAnswer() {
        let guesses = (0..<40).map { judgement($0, 1, label: 2, guess: 2) }
        let thresholds = thresholds(guesses)
        #expect(thresholds.values[2] == Thresholds.never)
        #expect(!thresholds.isAnswered(guesses[0]))
    }
}

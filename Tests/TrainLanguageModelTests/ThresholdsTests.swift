import Testing

@testable import train_language_model

struct ThresholdsTests {
    private func judgement(_ package: Int, _ probability: Float, right: Bool = true, known: Int = 100) -> Judgement {
        Judgement(
            path: "Elk/package-\(package)/\(probability)", label: right ? 0 : 1, guess: 0, probability: probability,
            known: known, isPart: false)
    }

    private func thresholds(_ judgements: [Judgement]) -> Thresholds {
        Thresholds(labels: ["Elk", "[prose]"], judgements: judgements)
    }

    @Test func wrongAnswersRaiseTheThreshold() {
        let right = (0..<20).map { judgement($0, 0.9) }
        let wrong = (0..<10).map { judgement(100 + $0, 0.7, right: false) }
        #expect(thresholds(right).values == [90, Thresholds.never])
        #expect(thresholds(right + wrong).values[0] == 90)
        #expect(thresholds(right + (0..<40).map { judgement(200 + $0, 0.7) }).values[0] == 70)
    }

    @Test func manyTextsOfAPackageCountLikeAFew() {
        let right = (0..<100).map { judgement($0, 0.7) }
        let wrong = (0..<40).map { _ in judgement(500, 0.8, right: false) }
        #expect(thresholds(right + wrong).values[0] == 70)
    }

    @Test func fewRightAnswersAreNone() {
        #expect(thresholds((0..<5).map { judgement($0, 0.99) }).values[0] == Thresholds.never)
    }

    @Test func shortTextsTakeMoreCertainty() {
        let long = (0..<40).map { judgement($0, 0.7) }
        let short = (0..<40).map { judgement(100 + $0, 0.95, known: 14) }
        let wrong = (0..<10).map { judgement(200 + $0, 0.8, right: false, known: 14) }
        let thresholds = thresholds(long + short + wrong)
        #expect(thresholds.values[0] == 70)
        #expect(thresholds.short == 95)
        #expect(thresholds.isAnswered(judgement(1, 0.8)))
        #expect(!thresholds.isAnswered(judgement(1, 0.8, known: 14)))
        #expect(thresholds.isAnswered(judgement(1, 0.96, known: 14)))
    }

    @Test func rejectingLabelIsNeverAnAnswer() {
        let guesses = (0..<40).map {
            Judgement(
                path: "[prose]/p\($0)/a", label: 1, guess: 1, probability: 1, known: 100, isPart: false)
        }
        #expect(thresholds(guesses).values == [Thresholds.never, Thresholds.never])
    }
}

import Foundation
import MIMEDetection

/// What training came to, for a person: thresholds, what is right and wrong, and what is treated as what.
struct TrainingReport {
    let corpus: TrainingCorpus
    let thresholds: Thresholds
    let folds: [Judgement]
    let unseen: [Judgement]
    let model: PackedModel

    /// How many texts are answered rightly, wrongly and not at all.
    private struct Tally {
        var (right, wrong, silent) = (0, 0, 0)

        mutating func add(_ judgement: Judgement, _ thresholds: Thresholds) {
            if !thresholds.isAnswered(judgement) {
                silent += 1
            } else if judgement.guess == judgement.label {
                right += 1
            } else {
                wrong += 1
            }
        }

        var text: String {
            let total = Double(max(1, right + wrong + silent))
            func share(_ count: Int) -> String { String(format: "%.1f %%", 100 * Double(count) / total) }
            return "right \(share(right)), wrong \(share(wrong)), silent \(share(silent)) of \(right + wrong + silent)"
        }
    }

    private func isLanguage(_ judgement: Judgement) -> Bool { !corpus.labels[judgement.label].hasPrefix("[") }

    /// How often the best guess is right, whatever its probability.
    private func best(_ judgements: [Judgement]) -> String {
        let share = 100 * Double(judgements.count { $0.guess == $0.label }) / Double(max(1, judgements.count))
        return String(format: "%.1f %%", share)
    }

    private func tally(_ judgements: [Judgement]) -> Tally {
        judgements.reduce(into: Tally()) { $0.add($1, thresholds) }
    }

    var summary: String {
        let answered = thresholds.values.count { $0 <= 100 }
        return """
            \(corpus.labels.count) labels, \(answered) of them answered; \(model.features) features, \(model.weights) weights, \
            \(model.size) bytes
            best guesses right: \(best(unseen.filter { !$0.isPart })), of starts of 512 bytes \(best(folds.filter(\.isPart)))
            where less than \(LanguageModel.enoughKnown) features are known: answered from \(thresholds.short) %
            packages never seen, languages: \(tally(unseen.filter(isLanguage)).text)
            packages never seen, other text: \(tally(unseen.filter { !isLanguage($0) }).text)
            starts of 512 bytes, cross-validated: \(tally(folds.filter { $0.isPart && isLanguage($0) }).text)
            """
    }

    var text: String {
        "# The trained model\n\n\(summary)\n\n## Labels\n\n\(table)\n## Taken for something else\n\n\(confusions)"
    }

    /// A line for each unseen text: its path, the likeliest label, its probability, how many features
    /// are known, and whether it is answered.
    var unseenTable: String {
        let lines = unseen.map { judgement in
            let probability = String(format: "%.3f", judgement.probability)
            return [
                judgement.path, corpus.labels[judgement.guess], probability, "\(judgement.known)",
                thresholds.isAnswered(judgement) ? "1" : "0",
            ].joined(separator: "\t") + "\n"
        }
        return "path\tguess\tprobability\tknown\tanswered\n" + lines.joined()
    }

    private var table: String {
        var lines = [
            "| label | packages | threshold | never seen: right | wrong | silent |", "|---|---|---|---|---|---|",
        ]
        let byLabel = Dictionary(grouping: unseen, by: \.label)
        for (number, label) in corpus.labels.enumerated() {
            let tally = tally(byLabel[number] ?? [])
            let threshold = thresholds.values[number] > 100 ? "never" : "\(thresholds.values[number])"
            let guesses = folds.filter { $0.guess == number }
            let sure = guesses.filter { $0.probability > 0.9 }
            lines.append(
                "| \(label) | \(corpus.packages[number]) | \(threshold) | \(tally.right) | \(tally.wrong) | \(tally.silent) | \(best(guesses)) \(best(sure)) |"
            )
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private var confusions: String {
        let wrong = (folds + unseen).filter {
            $0.guess != $0.label && $0.probability > 0.9
        }
        let pairs = Dictionary(wrong.map { ([$0.label, $0.guess], 1) }, uniquingKeysWith: +)
        return pairs.sorted { ($1.value, $0.key[0], $0.key[1]) < ($0.value, $1.key[0], $1.key[1]) }.prefix(100)
            .map { "- \(corpus.labels[$0.key[0]]) detected as \(corpus.labels[$0.key[1]]): \($0.value)\n" }.joined()
    }
}

import Foundation
import MIMEDetection

/// A readable report of the training: thresholds, right and wrong answers, and confusions of labels.
struct TrainingReport {
    let corpus: TrainingCorpus
    let thresholds: Thresholds
    let folds: [Judgement]
    let unseen: [Judgement]
    let model: PackedModel

    /// The number of texts that are answered right, answered wrong, or not answered.
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
            return "right \(share(right)), wrong \(share(wrong)), none \(share(silent)) of \(right + wrong + silent)"
        }
    }

    private func isLanguage(_ judgement: Judgement) -> Bool { !corpus.labels[judgement.label].hasPrefix("[") }

    /// Returns the share of texts whose likeliest label is right, whatever its probability.
    private func best(_ judgements: [Judgement]) -> String {
        let share = 100 * Double(judgements.count { $0.guess == $0.label }) / Double(max(1, judgements.count))
        return String(format: "%.1f %%", share)
    }

    private func tally(_ judgements: [Judgement]) -> Tally {
        judgements.reduce(into: Tally()) { $0.add($1, thresholds) }
    }

    private func unseen(_ part: TextPart) -> [Judgement] { unseen.filter { $0.part == part } }

    var summary: String {
        let answered = thresholds.values.count { $0 <= 100 }
        let names = [(TextPart.whole, "whole texts"), (.bytes, "512 bytes"), (.tenLines, "ten lines")]
        let lines = names.map { part, name in
            let (texts, others) = (unseen(part).filter(isLanguage), unseen(part).filter { !isLanguage($0) })
            return """
                - \(name), in a language: likeliest label right \(best(texts)); answers: \(tally(texts).text)
                - \(name), in no language: answers: \(tally(others).text)
                """
        }
        return """
            \(corpus.labels.count) labels, of which \(answered) can be answers.
            \(model.features) features, \(model.size) bytes.
            Results for texts from packages that were not used for training:

            \(lines.joined(separator: "\n"))
            """
    }

    var text: String {
        """
        # The trained model

        \(summary)

        ## Probabilities

        The table groups texts by the probability that the model gives to their likeliest label. For each group, the
        table shows the number of texts, their mean probability, and the share of texts whose likeliest label is right.
        The texts are from packages that were not used for training. If more than four texts of a package have the same
        likeliest label, they count as four.

        \(probabilities)
        ## Rules

        The table shows the types that the rules for lines recognise in the whole texts of all packages, with the label
        that most texts of the type have. Precision is the share of the type's texts that have this label. Recall is the
        share of the label's texts that are recognised as this type. The model uses the recognised type as one of its
        features.

        \(RuleReport(judgements: (folds + unseen).filter { $0.part == .whole }, labels: corpus.labels).text)
        ## Labels

        \(table)
        ## Detected as something else

        \(confusions)
        """
    }

    private var probabilities: String {
        let header = ["| texts | probability | number | mean | right |", "|---|---|---|---|---|"]
        let parts = [("whole", unseen(.whole)), ("starts", unseen.filter { $0.part != .whole })]
        return (header + parts.flatMap(Self.probabilities)).joined(separator: "\n") + "\n"
    }

    /// Returns a row for each range of ten percentage points.
    private static func probabilities(_ name: String, _ judgements: [Judgement]) -> [String] {
        let weights = Calibration.weights(judgements)
        return (0..<10).compactMap { tenth in
            var (all, mean, right): (Float, Float, Float) = (0, 0, 0)
            for judgement in judgements where judgement.isJudged && min(9, Int(judgement.probability * 10)) == tenth {
                let weight = weights["\(judgement.guess)/\(judgement.package)"] ?? 1
                all += weight
                mean += weight * judgement.probability
                if judgement.isRight { right += weight }
            }
            guard all > 0 else { return nil }
            return "| \(name) | \(tenth * 10) to \(tenth * 10 + 10) % | "
                + String(format: "%.0f | %.1f %% | %.1f %% |", all, 100 * mean / all, 100 * right / all)
        }
    }

    /// A table with a row for each whole text from packages that were not used for training: its path, its likeliest
    /// label, the label's probability, the number of known features, and whether the label is an answer.
    var unseenTable: String {
        let lines = unseen(.whole).map { judgement in
            let probability = String(format: "%.3f", judgement.probability)
            return [
                judgement.path, corpus.labels[judgement.guess], probability, "\(judgement.known)",
                thresholds.isAnswered(judgement) ? "1" : "0",
            ].joined(separator: "\t") + "\n"
        }
        return "path\tguess\tprobability\tknown\tanswered\n" + lines.joined()
    }

    /// A table with a row for each part of the texts of the cross-validation: the path, the part, the type that rules
    /// recognise, whether detection leaves the text to the model, the number of known features, and the likeliest
    /// labels with their probabilities.
    var validationTable: String {
        let lines = folds.map { judgement in
            let likeliest = judgement.likeliest.prefix(3).map {
                "\(corpus.labels[$0.label])\t\($0.probability)"
            }
            let facts = [
                judgement.path, "\(judgement.part)", judgement.ruledType ?? "", judgement.isLeftToModel ? "1" : "0",
                "\(judgement.known)",
            ]
            return (facts + likeliest).joined(separator: "\t") + "\n"
        }
        return "path\tpart\truled\tleft\tknown\tguesses\n" + lines.joined()
    }

    private var table: String {
        var lines = [
            "| label | packages | threshold | never seen: right | wrong | silent |", "|---|---|---|---|---|---|",
        ]
        let byLabel = Dictionary(grouping: unseen(.whole), by: \.label)
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
            $0.part == .whole && $0.guess != $0.label && $0.probability > 0.9
        }
        let pairs = Dictionary(wrong.map { ([$0.label, $0.guess], 1) }, uniquingKeysWith: +)
        return pairs.sorted { ($1.value, $0.key[0], $0.key[1]) < ($0.value, $1.key[0], $1.key[1]) }.prefix(100)
            .map { "- \(corpus.labels[$0.key[0]]) detected as \(corpus.labels[$0.key[1]]): \($0.value)\n" }.joined()
    }
}

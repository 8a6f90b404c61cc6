/// Packs the trained model in `data/language-model.tsv` into `LanguageModelTable`.
struct LanguageModelWriter {
    /// The maximum threshold, in hundredths.
    ///
    /// Training finds thresholds for parts of texts, too; whole texts with the same probability are right more often.
    private static let most = 80
    /// The threshold, in hundredths, of a language for prose, because prose can look like text of any kind.
    private static let ofProse = 85
    /// The threshold, in hundredths, from which on a label is never an answer.
    private static let never = 101

    private let lines: LanguageModelLines
    private let languages: [String: LanguageFile]

    init(lines: [Substring], languages: [LanguageFile]) throws {
        self.lines = try LanguageModelLines(lines)
        self.languages = Dictionary(languages.map { ($0.name, $0) }) { first, _ in first }
    }

    /// The types of the labels that can be an answer.
    var types: Set<String> { Set(lines.labels.compactMap { languages[$0.name]?.type }) }

    func source() -> SwiftSource {
        var source = SwiftSource(
            type: "LanguageModelTable", summary: "The trained model of languages, packed; `LanguageModel` reads it.")
        addLabels(to: &source)
        source.array(
            "factors", lines.factors,
            summary: "What scores are multiplied by, in thousandths, for each step of the number of known features.")
        source.array(
            "steps", lines.steps.map { UInt8(clamping: $0) },
            summary: "From which probability on there is an answer, in hundredths, for each of these steps.")
        source.array("scales", lines.scales, summary: "The size of a step in each dimension, in billionths.")
        source.array("buckets", lines.buckets, summary: "Which feature is the first of each bucket, and their number.")
        source.array("fingerprints", lines.fingerprints, summary: "The upper bits of each feature's hash.")
        let length = lines.scales.count
        source.array(
            "vectors", lists: rows(lines.vectors).map(Self.packed), perLine: length / 2,
            summary: "Vectors of features, two numbers in a byte.")
        source.array("vectorScales", lines.vectorScales, summary: "What the vector of each feature is multiplied by.")
        source.array("outputs", lists: rows(lines.outputs), perLine: length, summary: "Vectors of labels.")
        return source
    }

    private func addLabels(to source: inout SwiftSource) {
        var texts = LiteralPool()
        // The text starts with a dash, so that no reference is 0, which represents no type.
        _ = texts.reference(to: "-")
        source.array(
            "types", lines.labels.map { label in languages[label.name].map { texts.reference(to: $0.type) } ?? 0 },
            summary: "A number a label: where its type is in the text, 0 for one that only represents other texts.")
        source.array(
            "disputed", lines.disputed.map { texts.reference(to: $0) },
            summary: "The types that rules recognise less reliably than others: where each is in the text.")
        source.array(
            "thresholds", lines.labels.map { UInt8(clamping: threshold($0.name, $0.threshold)) },
            summary: "From which probability on a label is answered, in hundredths.")
        source.array("biases", lines.labels.map(\.bias), summary: "What each label starts with, in thousandths.")
        source.member("text", texts.text, summary: "The types.")
    }

    /// Returns the numbers, with one vector per line.
    private func rows(_ numbers: [Int8]) -> [[Int8]] {
        let length = lines.scales.count
        return stride(from: 0, to: numbers.count, by: length).map { Array(numbers[$0..<$0 + length]) }
    }

    /// Packs two numbers into each byte: those of the first half of a vector into the lower bits, those of the second
    /// half into the upper bits, and 8 added to each.
    private static func packed(_ vector: [Int8]) -> [UInt8] {
        let half = vector.count / 2
        return (0..<half).map { UInt8(vector[$0] + 8) | UInt8(vector[half + $0] + 8) << 4 }
    }

    private func threshold(_ name: String, _ threshold: Int) -> Int {
        if threshold >= Self.never { return threshold }
        return languages[name]?.category == .prose ? Self.ofProse : min(threshold, Self.most)
    }
}

/// Writes the trained model of `data/language-model.tsv` as `LanguageModelTable`.
struct LanguageModelWriter {
    /// Prose looks like text of any kind, so it needs more certainty.
    private static let minForProse = 85

    private let labels: [(name: String, threshold: Int, bias: Int16)]
    /// Of each dimension the size of a step, in millionths.
    private let scales: [Int32]
    /// For each step of the number of known features what scores are multiplied by, in thousandths.
    private let factors: [Int32]
    /// For each of these steps how likely an answer has to be, in hundredths.
    private let steps: [Int32]
    private let digits: [String: String]
    /// The types that rules for lines recognise less reliably than others.
    private let disputed: [String]
    private let languages: [String: LanguageFile]

    init(lines: [Substring], languages: [LanguageFile]) throws {
        var labels: [(name: String, threshold: Int, bias: Int16)] = []
        var numbers: [String: [Int32]] = [:]
        var (digits, disputed): ([String: String], [String]) = ([:], [])
        for (index, line) in lines.enumerated() {
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            switch (fields[0], fields.count) {
            case ("label", 4):
                labels.append((fields[1], Int(fields[2]) ?? 101, Int16(fields[3]) ?? 0))
            case ("scales", 2), ("factors", 2), ("steps", 2):
                numbers[fields[0]] = fields[1].split(separator: " ").compactMap { Int32($0) }
            case ("disputed", 2): disputed.append(fields[1])
            case ("buckets", 2), ("entries", 2), ("outputs", 2): digits[fields[0], default: ""] += fields[1]
            default:
                throw TableError(
                    file: "language-model.tsv", line: index + 1, reason: "a line is a label, numbers, or digits")
            }
        }
        guard let scales = numbers["scales"], let factors = numbers["factors"], let steps = numbers["steps"],
            steps.count == factors.count, digits.count == 3,
            digits["outputs"]?.utf8.count == scales.count * labels.count
        else {
            throw TableError(
                file: "language-model.tsv", line: 1, reason: "numbers or vectors are missing, or there are too many")
        }
        (self.labels, self.scales, self.factors, self.steps, self.digits) = (labels, scales, factors, steps, digits)
        self.disputed = disputed
        self.languages = Dictionary(languages.map { ($0.name, $0) }) { first, _ in first }
    }

    /// The types of the labels that can be an answer.
    var types: Set<String> { Set(labels.compactMap { languages[$0.name]?.type }) }

    func source() -> String {
        var texts = LiteralPool()
        // The first reference is never 0, which represents no type.
        _ = texts.reference(to: "-")
        var source = SwiftSource(
            type: "LanguageModelTable", summary: "The trained model of languages, packed; `LanguageModel` reads it.")
        source.array(
            "types", labels.map { label in languages[label.name].map { texts.reference(to: $0.type) } ?? 0 },
            summary: "A number a label: where its type is in the text, 0 for one that only represents other texts.")
        source.array(
            "disputed", disputed.map { texts.reference(to: $0) },
            summary: "The types that rules recognise less reliably than others: where each is in the text.")
        source.array(
            "thresholds", labels.map { UInt8(clamping: threshold($0.name, $0.threshold)) },
            summary: "From which probability on a label is answered, in hundredths.")
        source.array("biases", labels.map(\.bias), summary: "What each label starts with, in thousandths.")
        source.array("scales", scales, summary: "The size of a step in each dimension, in millionths.")
        source.array(
            "factors", factors,
            summary: "What scores are multiplied by, in thousandths, for each step of the number of known features.")
        source.array(
            "steps", steps.map { UInt8(clamping: $0) },
            summary: "From which probability on there is an answer, in hundredths, for each of these steps.")
        source.member("text", texts.text, summary: "The types.")
        source.member("buckets", digits["buckets"] ?? "", summary: "Where the list of each bucket of features starts.")
        source.member("entries", digits["entries"] ?? "", summary: "The features and their vectors.")
        source.member("outputs", digits["outputs"] ?? "", summary: "For each dimension a digit for each label.")
        return source.text
    }

    private func threshold(_ name: String, _ threshold: Int) -> Int {
        languages[name]?.category == .prose ? max(threshold, Self.minForProse) : threshold
    }
}

/// Writes the trained model of `data/language-model.tsv` as `LanguageModelTable`.
struct LanguageModelWriter {
    /// Prose looks like text of any kind, so it needs more certainty.
    private static let minForProse = 95

    private let labels: [(name: String, threshold: Int, bias: Int16)]
    private let scale: Int
    private let shortThreshold: Int
    private let digits: [String: String]
    private let languages: [String: LanguageFile]

    init(lines: [Substring], languages: [LanguageFile]) throws {
        var labels: [(name: String, threshold: Int, bias: Int16)] = []
        var (scale, shortThreshold) = (0, 0)
        var digits: [String: String] = [:]
        for (index, line) in lines.enumerated() {
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            switch (fields[0], fields.count) {
            case ("label", 4):
                labels.append((fields[1], Int(fields[2]) ?? 101, Int16(fields[3]) ?? 0))
            case ("scale", 2): scale = Int(fields[1]) ?? 0
            case ("short", 2): shortThreshold = Int(fields[1]) ?? 0
            case ("buckets", 2), ("entries", 2): digits[fields[0], default: ""] += fields[1]
            default:
                throw TableError(
                    file: "language-model.tsv", line: index + 1, reason: "a line is a label, a number, or digits")
            }
        }
        guard scale > 0, shortThreshold > 0, digits.count == 2 else {
            throw TableError(file: "language-model.tsv", line: 1, reason: "a number or the weights are missing")
        }
        (self.labels, self.scale, self.shortThreshold, self.digits) = (labels, scale, shortThreshold, digits)
        self.languages = Dictionary(languages.map { ($0.name, $0) }) { first, _ in first }
    }

    /// The types of the labels that can be an answer.
    var types: Set<String> { Set(labels.compactMap { languages[$0.name]?.type }) }

    func source() -> SwiftSource {
        var texts = LiteralPool()
        // The first reference is never 0, which represents no type.
        _ = texts.reference(to: "-")
        var source = SwiftSource(
            type: "LanguageModelTable", summary: "The trained model of languages, packed; `LanguageModel` reads it.")
        source.array(
            "types", labels.map { label in languages[label.name].map { texts.reference(to: $0.type) } ?? 0 },
            summary: "A number a label: where its type is in the text, 0 for one that only represents other texts.")
        source.array(
            "thresholds", labels.map { UInt8(clamping: threshold($0.name, $0.threshold)) },
            summary: "From which probability on a label is answered, in hundredths.")
        source.constant(
            "shortThreshold", shortThreshold,
            summary: "From which probability on any label is answered where little of a text is known, in hundredths.")
        source.array("biases", labels.map(\.bias), summary: "What each label starts with.")
        source.constant("scale", scale, summary: "The size of a step of a weight, in millionths.")
        source.member("text", texts.text, summary: "The types.")
        source.member("buckets", digits["buckets"] ?? "", summary: "Where the list of each bucket of features starts.")
        source.member("entries", digits["entries"] ?? "", summary: "The features and their weights.")
        return source
    }

    private func threshold(_ name: String, _ threshold: Int) -> Int {
        languages[name]?.category == .prose ? max(threshold, Self.minForProse) : threshold
    }
}

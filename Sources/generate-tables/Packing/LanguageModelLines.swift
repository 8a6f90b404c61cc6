/// The lines of `data/language-model.tsv`.
struct LanguageModelLines {
    private static let file = "language-model.tsv"
    /// The number of digits at the start of a feature that encode its fingerprint, and of those that encode the scale
    /// of its vector; the vector follows.
    private static let numberLength = 3

    private(set) var labels: [(name: String, threshold: Int, bias: Int16)] = []
    /// The types that the rules for lines recognise less reliably than others.
    private(set) var disputed: [String] = []
    /// The size of a quantisation step in each dimension, in billionths.
    let scales: [Int32]
    /// The calibration factor of the scores for each step of the number of known features, in thousandths.
    let factors: [Int32]
    /// The threshold of an answer for each step of the number of known features, in hundredths.
    let steps: [Int32]
    let buckets: [UInt16]
    let fingerprints: [UInt16]
    let vectors: [Int8]
    /// What the vector of each feature is multiplied by.
    let vectorScales: [UInt8]
    let outputs: [Int8]

    init(_ lines: [Substring]) throws {
        var (numbers, digits): ([String: [Int32]], [String: String]) = ([:], [:])
        for (index, line) in lines.enumerated() {
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            switch (fields[0], fields.count) {
            case ("label", 4): labels.append((fields[1], Int(fields[2]) ?? 101, Int16(fields[3]) ?? 0))
            case ("scales", 2), ("factors", 2), ("steps", 2):
                numbers[fields[0]] = fields[1].split(separator: " ").compactMap { Int32($0) }
            case ("disputed", 2): disputed.append(fields[1])
            case ("buckets", 2), ("entries", 2), ("outputs", 2): digits[fields[0], default: ""] += fields[1]
            default:
                throw TableError(file: Self.file, line: index + 1, reason: "a line is a label, numbers, or digits")
            }
        }
        guard let scales = numbers["scales"], let factors = numbers["factors"], let steps = numbers["steps"],
            steps.count == factors.count, let buckets = ModelDigits.numbers(digits["buckets"] ?? ""),
            let entries = Self.entries(digits["entries"] ?? "", length: scales.count),
            Self.areBuckets(buckets, of: entries.fingerprints.count),
            let outputs = ModelDigits.vector(digits["outputs"] ?? ""), outputs.count == scales.count * labels.count
        else {
            throw TableError(
                file: Self.file, line: 1, reason: "numbers or vectors are missing, or there are too many")
        }
        (self.scales, self.factors, self.steps, self.buckets) = (scales, factors, steps, buckets)
        (fingerprints, vectors, self.outputs) = (entries.fingerprints, entries.vectors, outputs)
        vectorScales = entries.scales
    }

    /// Checks that numbers are the starts of a power of two of buckets, followed by the number of all entries.
    private static func areBuckets(_ numbers: [UInt16], of entries: Int) -> Bool {
        let count = numbers.count - 1
        return count > 0 && count & (count - 1) == 0 && numbers[0] == 0 && Int(numbers[count]) == entries
            && zip(numbers, numbers.dropFirst()).allSatisfy { $0 <= $1 }
    }

    /// The features: their fingerprints, and their vectors with the scales of these.
    private struct Entries {
        var (fingerprints, scales, vectors): ([UInt16], [UInt8], [Int8]) = ([], [], [])
    }

    /// Returns the features, with vectors of a given length; nil if the digits are malformed.
    private static func entries(_ digits: String, length: Int) -> Entries? {
        let (bytes, start) = (Array(digits.utf8), 2 * numberLength)
        guard length > 0, length % 2 == 0, bytes.count % (start + length) == 0 else { return nil }
        var entries = Entries()
        for place in stride(from: 0, to: bytes.count, by: start + length) {
            let entry = bytes[place..<place + start + length]
            guard let numbers = ModelDigits.numbers(String(decoding: entry.prefix(start), as: UTF8.self)),
                let scale = UInt8(exactly: numbers[1]),
                let vector = ModelDigits.vector(String(decoding: entry.dropFirst(start), as: UTF8.self)),
                vector.allSatisfy({ (-8...7).contains($0) })
            else { return nil }
            entries.fingerprints.append(numbers[0])
            entries.scales.append(scale)
            entries.vectors += vector
        }
        return entries
    }
}

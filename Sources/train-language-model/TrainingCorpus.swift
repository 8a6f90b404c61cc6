import Foundation
import MIMEDetection

/// The features of a text, or of a part of one, with the right label.
struct Example {
    let label: Int
    /// The hash of the package's name, which decides whether and in which part of the cross-validation the text is
    /// used.
    let package: UInt64
    /// The path of the text in the corpus folder: `LABEL/PACKAGE/FILE`.
    let path: String
    /// The part of the text that the features come from.
    ///
    /// Short parts are included so that the model learns to judge short texts.
    let part: TextPart
    /// The feature for the type that rules for lines recognise; nil if they recognise none.
    let ruled: UInt32?
    /// The name of the type that rules for lines recognise; nil if they recognise none.
    let ruledType: String?
    /// Whether detection leaves the text to the model, because nothing else recognises it.
    let isLeftToModel: Bool
    /// The hashes of the features, sorted, and how many times each feature occurs.
    let features: [(hash: UInt32, count: UInt8)]

    /// Whether the package is never used for training, as is the case for one package in five.
    var isHeldOut: Bool { package % 5 == 0 }
    /// Whether a model may be trained on this example; short starts of three lines only serve to find the thresholds.
    var isLearned: Bool { part != .threeLines }
    /// The number of the cross-validation part that contains the package, from 0; -1 if the package is never used for
    /// training.
    var fold: Int { Int(package % 5) - 1 }
}

/// A part of a text.
enum TextPart: CaseIterable {
    case whole, bytes, threeLines, tenLines, twentyLines, middle

    /// Returns this part of a text.
    func extract(from data: Data) -> Data {
        switch self {
        case .whole: data
        case .bytes: data.prefix(512)
        case .threeLines: Self.lines(3, of: data)
        case .tenLines: Self.lines(10, of: data)
        case .twentyLines: Self.lines(20, of: data)
        case .middle: Self.lines(20, of: Self.secondHalf(of: data))
        }
    }

    /// Returns the lines from the middle line on.
    private static func secondHalf(of data: Data) -> Data {
        let starts = [data.startIndex] + data.indices.filter { data[$0] == 0x0A }.map { $0 + 1 }.dropLast()
        return data[starts[starts.count / 2]...]
    }

    private static func lines(_ count: Int, of data: Data) -> Data {
        var left = count
        let end = data.firstIndex { byte in
            if byte == 0x0A { left -= 1 }
            return left == 0
        }
        return end.map { data[...$0] } ?? data
    }
}

/// The labelled files of a folder, without files that would mislead the training.
struct TrainingCorpus {
    /// The maximum number of files that are used from one package.
    private static let maxPerPackage = 24
    /// The maximum number of texts of a language, and of a label in brackets.
    ///
    /// Labels in brackets represent other kinds of text, and these are more diverse.
    private static let maxPerLabel = (language: 1500, rejected: 5000)
    /// The maximum number of texts of a label from packages that are never used for training.
    private static let maxHeldOut = 250
    /// The minimum number of files and packages of a label.
    private static let least = (files: 16, packages: 3)
    private static let headLength = 16 << 10

    private(set) var labels: [String] = []
    private(set) var examples: [Example] = []
    private(set) var packages: [Int] = []

    init(folder: URL) throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        for name in names where !name.hasPrefix(".") { try read(name, in: folder.appendingPathComponent(name)) }
        guard labels.count > 1 else { throw TrainingError("\(folder.path) has no two labels with enough files") }
    }

    private mutating func read(_ label: String, in folder: URL) throws {
        let most = label.hasPrefix("[") ? Self.maxPerLabel.rejected : Self.maxPerLabel.language
        var seen: Set<UInt64> = []
        var found: [[Text]] = []
        for package in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
            let url = folder.appendingPathComponent(package)
            var texts: [Text] = []
            for file in try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() {
                guard texts.count < Self.maxPerPackage else { break }
                guard
                    let data = try FileHandle(forReadingFrom: url.appendingPathComponent(file)).read(
                        upToCount: Self.headLength),
                    Self.isUsable(data)
                else { continue }
                let text = Text(
                    data: data, features: Self.features(data), path: "\(label)/\(package)/\(file)",
                    package: Self.hash(package.utf8))
                if text.features.count >= 8, seen.insert(text.sketch).inserted { texts.append(text) }
            }
            if !texts.isEmpty { found.append(texts) }
        }
        guard found.count >= Self.least.packages, found.joined().count >= Self.least.files else { return }
        packages.append(found.count)
        let (heldOut, learning) = (found.filter { $0[0].isHeldOut }, found.filter { !$0[0].isHeldOut })
        let chosen = Self.spread(learning, most: most) + Self.spread(heldOut, most: Self.maxHeldOut)
        for (number, text) in chosen.enumerated() {
            for part in Self.parts(of: text, number) where text.isHeldOut || Self.differs(part, of: text) {
                let example = Self.example(text, part, labels.count)
                // The first lines of a text may be comments, from which nothing can be learned.
                if text.isHeldOut || example.features.count >= LanguageModel.minKnown { examples.append(example) }
            }
        }
        labels.append(label)
    }

    /// A file of the corpus.
    private struct Text {
        let data: Data
        let features: [(hash: UInt32, count: UInt8)]
        let path: String
        let package: UInt64

        var isHeldOut: Bool { package % 5 == 0 }

        /// A hash that nearly identical texts share.
        ///
        /// It is computed from the lowest hashes of the features, which are a random sample.
        var sketch: UInt64 {
            TrainingCorpus.hash(features.prefix(24).flatMap { withUnsafeBytes(of: $0.hash) { Array($0) } })
        }
    }

    /// Returns up to `most` texts, taking one text from each package in turn.
    private static func spread(_ packages: [[Text]], most: Int) -> [Text] {
        var chosen: [Text] = []
        for place in 0..<maxPerPackage where chosen.count < most {
            for texts in packages where place < texts.count && chosen.count < most { chosen.append(texts[place]) }
        }
        return chosen
    }

    /// Returns the parts of a text that become examples.
    ///
    /// A text that is used for training gives the whole text, two of its starts and twenty lines from its middle, since
    /// detection asks the model mainly about texts without the lines that rules recognise. A text from a package that
    /// is never used for training gives all parts that are reported.
    ///
    /// Starts of three lines are never learned. They show how high the threshold for short texts has to be.
    private static func parts(of text: Text, _ number: Int) -> [TextPart] {
        if text.isHeldOut { return [.whole, .bytes, .tenLines, .middle, .threeLines] }
        return [.whole, .bytes, number % 2 == 0 ? .tenLines : .twentyLines, .middle, .threeLines]
    }

    /// Checks whether a part is shorter than the text, so that the text isn't learned twice.
    private static func differs(_ part: TextPart, of text: Text) -> Bool {
        part == .whole || part.extract(from: text.data).count < text.data.count
    }

    /// Checks whether data is text of at least 40 bytes that was not generated by a program.
    private static func isUsable(_ data: Data) -> Bool {
        guard data.count >= 40, !data.contains(0) else { return false }
        let head = String(decoding: data.prefix(600), as: UTF8.self).lowercased()
        return !["generated by", "do not edit", "automatically generated", "autogenerated", "auto-generated"]
            .contains { head.contains($0) }
    }

    private static func example(_ text: Text, _ part: TextPart, _ label: Int) -> Example {
        let data = part.extract(from: text.data)
        let ruled = Array(data).withUnsafeBytes {
            LanguageResolver.ruledType($0, isWhole: text.data.count < headLength)
        }
        let feature = ruled.map { Array($0.utf8).withUnsafeBufferPointer { TextFeatures.ruled($0) } }
        return Example(
            label: label, package: text.package, path: text.path, part: part, ruled: feature, ruledType: ruled,
            isLeftToModel: ruled == nil && !isMarkedUp(data),
            features: part == .whole ? text.features : features(data))
    }

    /// Checks whether data starts like markup or a script, which detection recognises without the model.
    private static func isMarkedUp(_ data: Data) -> Bool {
        data.starts(with: [UInt8(ascii: "<")]) || data.starts(with: [UInt8(ascii: "#"), UInt8(ascii: "!")])
    }

    private static func features(_ data: Data) -> [(hash: UInt32, count: UInt8)] {
        var counts: [UInt32: UInt8] = [:]
        Array(data).withUnsafeBytes { bytes in
            var features = TextFeatures(bytes)
            features.forEach { feature in
                let count = counts[feature, default: 0]
                if count < .max { counts[feature] = count + 1 }
            }
        }
        return counts.sorted { $0.key < $1.key }.map { (hash: $0.key, count: $0.value) }
    }

    /// Returns a hash, which assigns packages to parts.
    ///
    /// FNV-1a: http://www.isthe.com/chongo/tech/comp/fnv/index.html
    static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
        let hash = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        return hash ^ hash >> 29
    }
}

import MIMETypes

/// The rules of all languages, found by the first two bytes of a line.
///
/// It is made once from `Language.all`, never changed and never freed, so that a line of prose costs one look-up in plain
/// memory. `@unchecked Sendable` holds for that reason.
final class LanguageIndex: @unchecked Sendable {
    /// A rule and the language that it speaks for.
    struct Rule {
        let pattern: LinePattern
        let language: Int
        let weight: Int
    }

    static let standard = LanguageIndex(Language.all)

    let languages: [Language]
    /// For each language the place of the one that it builds on, or nil.
    let bases: [Int?]
    let rules: UnsafeBufferPointer<Rule>
    private let plain: Buckets
    private let indented: Buckets

    init(_ languages: [Language]) {
        self.languages = languages
        let names = languages.map { $0.type.description }
        bases = languages.map { $0.base.flatMap { names.firstIndex(of: $0.description) } }
        let rules = languages.indices.flatMap { Self.rules(of: languages[$0], $0) }
        self.rules = .lasting(rules)
        plain = Buckets(rules, isIndented: false)
        indented = Buckets(rules, isIndented: true)
    }

    /// Reads a language's rules.
    private static func rules(of language: Language, _ number: Int) -> [Rule] {
        let text = ConstantText(language.lines)
        return text.bytes.split(separator: 0x0A).map { line in
            let digits = line.prefix { (0x30...0x39).contains($0) }
            let weight = digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
            let start = line.startIndex + digits.count + 1
            let pattern = ConstantText(language.lines, offset: start, count: max(0, line.endIndex - start))
            return Rule(
                pattern: LinePattern(pattern, ignoresCase: language.ignoresCase), language: number, weight: weight)
        }
    }

    /// A rule for a line that starts with two bytes.
    struct Entry {
        let start: LinePattern.Start
        let number: UInt16
    }

    /// The rules for lines that start with two bytes behind their indentation.
    @inline(__always)
    func entries(_ first: UInt8, _ second: UInt8, isIndented: Bool) -> UnsafeBufferPointer<Entry> {
        isIndented ? indented[first, second] : plain[first, second]
    }
}

/// The rules by the bytes that their lines start with.
private struct Buckets {
    private static let count = 128 * 64
    private let starts: UnsafeBufferPointer<UInt16>
    private let entries: UnsafeBufferPointer<LanguageIndex.Entry>

    init(_ rules: [LanguageIndex.Rule], isIndented: Bool) {
        var placed: [(key: Int, entry: LanguageIndex.Entry)] = []
        placed.reserveCapacity(rules.count * 2)
        for (number, rule) in rules.enumerated() where rule.pattern.isIndented == isIndented {
            let entry = LanguageIndex.Entry(start: rule.pattern.start, number: UInt16(number))
            Self.forEachKey(of: rule.pattern) { placed.append(($0, entry)) }
        }
        var starts = [UInt16](repeating: 0, count: Self.count + 1)
        for (key, _) in placed { starts[key + 1] += 1 }
        for key in 0..<Self.count { starts[key + 1] += starts[key] }
        self.starts = .lasting(starts)
        // What was placed first comes first under its key as well.
        var entries = placed.map(\.entry)
        for (key, entry) in placed {
            entries[Int(starts[key])] = entry
            starts[key] += 1
        }
        self.entries = .lasting(entries)
    }

    private static func forEachKey(of pattern: LinePattern, _ body: (Int) -> Void) {
        let second = pattern.starts(at: 1) ?? anySecond
        for first in pattern.starts(at: 0) ?? [] {
            for second in second { body(key(first, second)) }
        }
    }

    private static let anySecond = Array(UInt8(0)..<64)

    @inline(__always)
    private static func key(_ first: UInt8, _ second: UInt8) -> Int { Int(first & 127) << 6 | Int(second & 63) }

    @inline(__always)
    subscript(first: UInt8, second: UInt8) -> UnsafeBufferPointer<LanguageIndex.Entry> {
        let key = Self.key(first, second)
        let start = Int(starts[key])
        return UnsafeBufferPointer(rebasing: entries[start..<Int(starts[key + 1])])
    }
}

extension UnsafeBufferPointer {
    /// Copies elements to memory that is never freed.
    fileprivate static func lasting(_ elements: [Element]) -> Self {
        let copy = UnsafeMutableBufferPointer<Element>.allocate(capacity: elements.count)
        _ = copy.initialize(from: elements)
        return Self(copy)
    }
}

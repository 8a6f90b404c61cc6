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

    /// About how many rules a language has.
    private static let usualRules = 40

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
        var rules: [Rule] = []
        rules.reserveCapacity(languages.count * Self.usualRules)
        for number in languages.indices { Self.readRules(of: languages[number], number, &rules) }
        self.rules = .lasting(rules)
        plain = Buckets(self.rules, isIndented: false)
        indented = Buckets(self.rules, isIndented: true)
    }

    /// Reads a language's rules.
    private static func readRules(of language: Language, _ number: Int, _ rules: inout [Rule]) {
        let text = ConstantText(language.lines)
        var position = 0
        while position < text.bytes.count {
            var weight = 0
            while text.bytes[position] != 0x20 {
                weight = weight * 10 + Int(text.bytes[position] - 0x30)
                position += 1
            }
            let start = position + 1
            position = text.bytes[start...].firstIndex(of: 0x0A) ?? text.bytes.count
            let pattern = ConstantText(language.lines, offset: start, count: position - start)
            rules.append(
                Rule(pattern: LinePattern(pattern, ignoresCase: language.ignoresCase), language: number, weight: weight)
            )
            position += 1
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

    /// Sorts the rules by key; those of one key stay in order.
    init(_ rules: UnsafeBufferPointer<LanguageIndex.Rule>, isIndented: Bool) {
        let starts = UnsafeMutableBufferPointer<UInt16>.allocate(capacity: Self.count + 1)
        starts.initialize(repeating: 0)
        for rule in rules where rule.pattern.isIndented == isIndented {
            Self.forEachKey(of: rule.pattern) { starts[$0 + 1] += 1 }
        }
        for key in 0..<Self.count { starts[key + 1] += starts[key] }
        let entries = UnsafeMutableBufferPointer<LanguageIndex.Entry>.allocate(capacity: Int(starts[Self.count]))
        // Each start moves to the next one's place while the entries of its key are put down.
        for number in rules.indices where rules[number].pattern.isIndented == isIndented {
            let entry = LanguageIndex.Entry(start: rules[number].pattern.start, number: UInt16(number))
            Self.forEachKey(of: rules[number].pattern) { key in
                entries.initializeElement(at: Int(starts[key]), to: entry)
                starts[key] += 1
            }
        }
        for key in (0..<Self.count).reversed() { starts[key + 1] = starts[key] }
        starts[0] = 0
        self.starts = UnsafeBufferPointer(starts)
        self.entries = UnsafeBufferPointer(entries)
    }

    @inline(__always)
    private static func forEachKey(of pattern: LinePattern, _ body: (Int) -> Void) {
        guard let first = pattern.starts(at: 0) else { return }
        forEachKey(of: first.0, pattern.starts(at: 1), body)
        if first.1 != first.0 { forEachKey(of: first.1, pattern.starts(at: 1), body) }
    }

    @inline(__always)
    private static func forEachKey(of first: UInt8, _ second: (UInt8, UInt8)?, _ body: (Int) -> Void) {
        guard let second else {
            for second in 0..<64 as Range<UInt8> { body(key(first, second)) }
            return
        }
        body(key(first, second.0))
        if second.1 != second.0 { body(key(first, second.1)) }
    }

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

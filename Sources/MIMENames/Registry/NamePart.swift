import MIMETypes

/// The part of a name that a pattern matches: the whole name, its start, or a suffix.
///
/// It stores the position of the entries in the table, since copying the entries would take longer than reading them
/// again.
struct NamePart {
    enum Kind {
        case whole, suffix
        /// The start of a name; in lowercase, only names of programs and names that the table itself has in lowercase
        /// match.
        case stem(isCapital: Bool)
        /// A name that matches a pattern with wildcards.
        case wildcard
    }

    private let kind: Kind
    /// The text under which the entries are stored, ignoring case.
    private let text: UnsafeBufferPointer<UInt8>
    private let record: Int
    /// The length of the pattern.
    let length: Int
    /// The weight of the first entry.
    private(set) var weight: Int?
    /// The meaning of the entries beyond their types.
    private(set) var meaning: NameMeaning = []
    /// The maximum strength of a name that implies a kind of text, and of one that implies anything else; nil for no
    /// limit.
    private var limits: (text: Evidence.NameStrength, other: Evidence.NameStrength)?

    /// Finds the entries for a text; nil if there are none.
    init?(_ kind: Kind, _ text: UnsafeBufferPointer<UInt8>) {
        guard let record = PackedGlobs.record(of: text) else { return nil }
        self.init(kind, text, record: record, length: text.count + (kind.isSuffix ? 1 : 0))
        forEachEntry { entry in
            weight = weight ?? entry.weight
            meaning.formUnion(entry.meaning)
        }
        if weight == nil { return nil }
    }

    /// Finds the entries of a pattern that a name matches.
    init(wildcard number: Int, in name: UnsafeBufferPointer<UInt8>) {
        self.init(
            .wildcard, name, record: Int(GlobTable.wildcards[number]), length: PackedGlobs.wildcard(number).count)
    }

    private init(_ kind: Kind, _ text: UnsafeBufferPointer<UInt8>, record: Int, length: Int) {
        (self.kind, self.text, self.record, self.length) = (kind, text, record, length)
    }

    var isSuffix: Bool { kind.isSuffix }

    /// Calls `body` with each entry that applies.
    @inline(__always)
    func forEachEntry(_ body: (GlobEntry) -> Void) {
        PackedGlobs.forEachEntry(ofRecord: record) { if counts($0) { body($0) } }
    }

    private func counts(_ entry: GlobEntry) -> Bool {
        let isWritten = !entry.isCaseSensitive || entry.literalPart.equals(text)
        return switch kind {
        case .whole: entry.kind == .literal && isWritten
        case .suffix: entry.kind == .suffix && isWritten
        case .stem(let isCapital):
            entry.kind == .literal && isWritten
                && (isCapital || entry.meaning.contains(.program) || entry.pattern.equals(text))
        case .wildcard: true
        }
    }

    /// Limits the strength of a part that may just as well be a word after a dot.
    mutating func weakenAsWord() { weaken(text: .ordinary, other: .weak) }

    /// Whether the part is the extension of a programming language, and not one that keeps its meaning after every
    /// name, such as `.sh`.
    var isWordOfLanguage: Bool {
        guard !meaning.contains(.program) else { return false }
        var isLanguage = false
        forEachEntry { entry in
            let category = PackedTypes.category(entry.type)
            if category == .source || category == .script { isLanguage = true }
        }
        return isLanguage
    }

    /// Limits the strength of the part: to one maximum for kinds of text, and to another for anything else.
    mutating func weaken(text: Evidence.NameStrength, other: Evidence.NameStrength) {
        let old = limits ?? (.strong, .strong)
        limits = (min(old.text, text), min(old.other, other))
    }

    private func strength(of entry: GlobEntry) -> Evidence.NameStrength {
        guard let limits else { return entry.strength }
        let isText = PackedTypes.flags(entry.type).contains(.text)
        return min(entry.strength, isText ? limits.text : limits.other)
    }

    /// Adds a candidate for each entry.
    func append(to candidates: inout CandidateBuffer) {
        forEachEntry { candidates.append(Candidate($0, strength: strength(of: $0))) }
    }

    /// Adds a hint for each entry; `place` describes where in the name it matches.
    func appendHints(to candidates: inout CandidateBuffer, place: StaticString) {
        forEachEntry { candidates.append(Candidate(hint: $0, place: place)) }
    }

    /// The candidates in an array of their own.
    var candidates: [Candidate] {
        CandidateBuffer.with { candidates in
            append(to: &candidates)
            return Array(candidates)
        }
    }
}

extension NamePart.Kind {
    fileprivate var isSuffix: Bool { if case .suffix = self { true } else { false } }
}

extension Candidate {
    fileprivate init(_ entry: GlobEntry, strength: Evidence.NameStrength) {
        self.init(
            type: PackedTypes.type(entry.type),
            evidence: Evidence(glob: entry.pattern, weight: entry.weight, strength: strength))
    }

    fileprivate init(hint entry: GlobEntry, place: StaticString) {
        let evidence = Evidence(glob: entry.pattern, weight: entry.weight, strength: .hint)
        self.init(type: PackedTypes.type(entry.type), evidence: evidence.asName(.hint, place: place))
    }
}

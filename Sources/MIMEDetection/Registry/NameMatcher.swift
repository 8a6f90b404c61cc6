import MIMETypes

/// Looks up the types of a name.
///
/// A whole name wins over everything else. Between the longest suffix and patterns with other wildcards, weight
/// decides, then length. Letter case is ignored, except for the few patterns that are marked. All types of the winning
/// pattern are kept, so that content can choose. A word after the name of a document, as in `README.blender`, and a
/// part of a version, as in `st-0.7`, are not suffixes.
enum NameMatcher {
    static func candidates(for name: ResourceName) -> [Candidate] {
        name.bytes.withUnsafeBufferPointer { match($0).candidates }
    }

    /// Adds the types of the best pattern, then as hints what the rest of the name would stand for.
    static func appendCandidatesWithHints(for name: ResourceName, to candidates: inout [Candidate]) {
        name.bytes.withUnsafeBufferPointer { bytes in
            let best = match(bytes)
            if best.candidates.isEmpty { return }
            candidates += best.candidates
            let hints = best.isSuffix ? hints(beforeSuffixOf: bytes) : hints(ofSuffixOf: bytes)
            if !hints.isEmpty { candidates += hints }
        }
    }

    /// The types of the best pattern, and whether that is the last suffix.
    private static func match(_ name: UnsafeBufferPointer<UInt8>) -> (candidates: [Candidate], isSuffix: Bool) {
        let literal = candidates(under: name, .literal)
        if !literal.isEmpty { return (literal, false) }
        var suffix = suffix(of: name)
        // The name of a hidden file is not an extension: `.pages` holds settings.
        if suffix.length == name.count + 1 { suffix.candidates = suffix.candidates.map(\.asWord) }
        if let stem = stem(of: name) {
            if stem.meaning.isDisjoint(with: suffix.meaning) {
                return (heaviestWildcard(name, above: Rank(weight: -1, length: 0)) ?? stem.candidates, false)
            }
            // `README.jpeg` may be a picture, or the notes about pictures, and so may `README.java` be a program.
            suffix.candidates = suffix.candidates.map(\.asWord)
        }
        let rank = Rank(weight: suffix.candidates.first?.evidence.weight ?? -1, length: suffix.length)
        return heaviestWildcard(name, above: rank).map { ($0, false) } ?? (suffix.candidates, true)
    }

    /// The types of a name's last suffix, where something else in the name said more.
    private static func hints(ofSuffixOf name: UnsafeBufferPointer<UInt8>) -> [Candidate] {
        longestSuffix(name).candidates.map { $0.asName(.hint, place: " passed over for the rest of the name") }
    }

    /// The content coding that a name stands for: `gzip` for `page.html.gz` and `picture.svgz`, nil for most names.
    package static func contentCoding(of name: ResourceName) -> ContentCoding? {
        name.bytes.withUnsafeBufferPointer { suffix(of: $0).meaning.coding }
    }

    /// The longest known suffix of a name, unless it is the last number of a version.
    private static func suffix(of name: UnsafeBufferPointer<UInt8>) -> Part {
        var suffix = longestSuffix(name)
        guard suffix.length == 3, let last = name.last, last &- 0x30 < 10 else { return suffix }
        if endsInVersion(name) { return Part() }
        // The digit of `tclsh8.6` is as likely part of a version as the section of a manual.
        let hasDigitBefore = name.count > 2 && name[name.count - 3] &- 0x30 < 10
        if hasDigitBefore { suffix.candidates = suffix.candidates.map { $0.weakened(to: .weak) } }
        return suffix
    }

    /// Room for as many types as nearly all extensions have.
    private static let usualCount = 4

    /// A suffix or a stem that is known.
    struct Part {
        var candidates: [Candidate] = []
        /// The length of the pattern.
        var length = 0
        var meaning: NameMeaning = []
    }

    /// The heaviest type of an extension, found without an allocation.
    ///
    /// It begins with a dot. If it is an unknown compound, its end counts.
    static func type(ofExtension fileExtension: UnsafeBufferPointer<UInt8>) -> MIMEType? {
        var best: GlobEntry?
        var position = fileExtension.startIndex
        while best == nil, position < fileExtension.count {
            if fileExtension[position] == ASCII.dot {
                let suffix = UnsafeBufferPointer(rebasing: fileExtension[position...])
                forEachEntry(under: suffix, .suffix) { if $0.weight > best?.weight ?? -1 { best = $0 } }
            }
            position += 1
        }
        return best.map { PackedTypes.type($0.type) }
    }

    /// All types of an extension that begins with its dot.
    ///
    /// If it is an unknown compound, its end counts.
    static func candidates(ofExtension fileExtension: UnsafeBufferPointer<UInt8>) -> [Candidate] {
        longestSuffix(fileExtension).candidates
    }

    /// The longest known suffix.
    private static func longestSuffix(_ name: UnsafeBufferPointer<UInt8>) -> Part {
        // A key is never longer than this, so dots further to the left need not be looked at.
        var position = max(0, name.count - GlobTable.longestKey)
        while position < name.count {
            if name[position] == ASCII.dot {
                var part = Part(length: name.count - position + 1)
                forEachEntry(under: UnsafeBufferPointer(rebasing: name[position...]), .suffix) { entry in
                    if part.candidates.isEmpty { part.candidates.reserveCapacity(usualCount) }
                    part.candidates.append(Candidate(entry))
                    part.meaning.formUnion(entry.meaning)
                }
                if !part.candidates.isEmpty { return part }
            }
            position += 1
        }
        return Part()
    }

    /// What the name would stand for without its last known suffix; none without such a suffix before it.
    private static func hints(beforeSuffixOf bytes: UnsafeBufferPointer<UInt8>) -> [Candidate] {
        guard let last = bytes.lastIndex(of: ASCII.dot), bytes[..<last].dropFirst().contains(ASCII.dot) else {
            return []
        }
        let suffix = longestSuffix(bytes)
        guard !suffix.candidates.isEmpty else { return [] }
        let stem = UnsafeBufferPointer(rebasing: bytes[..<(bytes.count - suffix.length + 1)])
        return longestSuffix(stem).candidates.map { $0.asName(.hint, place: " before the last suffix") }
    }

    private static func candidates(under text: UnsafeBufferPointer<UInt8>, _ kind: GlobEntry.Kind) -> [Candidate] {
        var found: [Candidate] = []
        forEachEntry(under: text, kind) { found.append(Candidate($0)) }
        return found
    }

    @inline(__always)
    static func forEachEntry(
        under text: UnsafeBufferPointer<UInt8>, _ kind: GlobEntry.Kind, _ body: (GlobEntry) -> Void
    ) {
        PackedGlobs.forEachEntry(under: text) { entry in
            if entry.kind == kind, !entry.isCaseSensitive || entry.literalPart.equals(text) { body(entry) }
        }
    }

    private static func heaviestWildcard(_ name: UnsafeBufferPointer<UInt8>, above rank: Rank) -> [Candidate]? {
        var best = rank
        var winner: Int?
        var open = PackedGlobs.wildcards(thatMayMatch: name)
        while open != 0 {
            let number = open.trailingZeroBitCount
            open &= open - 1
            let pattern = PackedGlobs.wildcard(number)
            guard GlobPattern.matches(pattern.bytes, name, ignoringCase: true) else { continue }
            var rank = Rank(weight: 0, length: pattern.count)
            PackedGlobs.forEachEntry(ofWildcard: number) { rank.weight = max(rank.weight, $0.weight) }
            if rank > best { (best, winner) = (rank, number) }
        }
        guard let winner else { return nil }
        var found: [Candidate] = []
        PackedGlobs.forEachEntry(ofWildcard: winner) { found.append(Candidate($0)) }
        return found
    }

    private struct Rank: Comparable {
        var weight: Int
        let length: Int

        static func < (left: Rank, right: Rank) -> Bool {
            (left.weight, left.length) < (right.weight, right.length)
        }
    }
}

extension Candidate {
    fileprivate func asName(_ strength: Evidence.NameStrength, place: StaticString? = nil) -> Candidate {
        Candidate(type: type, evidence: evidence.asName(strength, place: place))
    }

    /// The candidate for an extension that is as likely a word with a dot before it.
    fileprivate var asWord: Candidate { weakened(to: TypeRegistry.standard.isText(type) ? .ordinary : .weak) }

    /// The same with a strength that is no greater than a given one.
    fileprivate func weakened(to strength: Evidence.NameStrength) -> Candidate {
        asName(min(evidence.nameStrength, strength))
    }

    init(_ entry: GlobEntry) {
        self.init(
            type: PackedTypes.type(entry.type),
            evidence: Evidence(glob: entry.pattern, weight: entry.weight, strength: entry.strength))
    }
}

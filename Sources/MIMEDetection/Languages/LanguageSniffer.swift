import MIMETypes

/// Recognises programming languages, markup and text formats by the patterns of their lines.
///
/// The sniffer scores each language by the patterns that its first lines match, in one pass; see `Language` for the
/// conditions of an answer. Documents that quote source code between fences are not source code, unless the text before
/// the first fence is convincing.
struct LanguageSniffer {
    /// The maximum number of bytes that are examined.
    private static let limit = 4 << 10
    /// The number of points beyond which more lines would not change the answer.
    private static let plenty: UInt16 = 30

    /// The scores for each language slot; only those of languages for which some rule has held are set.
    private var scores: UnsafeMutableBufferPointer<Score>
    /// A bit for each slot whose score is set.
    private var scored: UnsafeMutableBufferPointer<UInt64>
    /// A bit for each rule that has held.
    private var seen: UnsafeMutableBufferPointer<UInt64>
    private var isFenced = false
    /// Whether more lines would not change the answer.
    private var hasPlenty = false
    private var firstLine: UnsafeRawBufferPointer?

    /// The points of a language.
    private struct Score {
        var points: UInt16 = 0
        /// The weight of the best rule.
        var best: UInt8 = 0
        /// Whether the first line fits the language.
        var startsSo = false
        /// Whether a line rules the language out.
        var isRuledOut = false
    }

    /// What a text is, and what tells it; nil if it is not convincingly anything.
    ///
    /// `support` is given the languages that a line is of, and those that are ruled out.
    static func sniff(
        _ bytes: UnsafeRawBufferPointer, isWhole: Bool, _ support: inout LanguageSupport
    ) -> (type: MIMEType, evidence: Evidence)? {
        // Mark-up is recognised elsewhere, but for declarations of it; PowerShell has comments that start so.
        var cursor = ByteCursor(bytes)
        _ = cursor.consume("\u{FEFF}")
        if cursor.peek() == UInt8(ascii: "<"), !cursor.starts(with: "<!"), !cursor.starts(with: "<#") { return nil }
        if let mode = ModelineSniffer.type(cursor) {
            return (mode.type, ModelineSniffer.evidence(mode.detail))
        }
        let (slots, rules) = ((PackedLanguages.slotCount + 63) / 64, (PackedLanguages.ruleCount + 63) / 64)
        return withUnsafeTemporaryAllocation(of: Score.self, capacity: PackedLanguages.slotCount) { scores in
            withUnsafeTemporaryAllocation(of: UInt64.self, capacity: slots + rules) { bits in
                bits.initialize(repeating: 0)
                var sniffer = LanguageSniffer(scores: scores, bits: bits, slots: slots)
                sniffer.read(cursor.rest(cursor.remaining), isWhole: isWhole)
                let answer = sniffer.answer()
                sniffer.forEachScored { support.insert($0, isRuledOut: scores[$0].isRuledOut) }
                return answer
            }
        }
    }

    /// Calls `body` with each language that some rule has held for.
    @inline(__always)
    private func forEachScored(_ body: (_ language: Int) -> Void) {
        for word in scored.indices {
            var bits = scored[word]
            while bits != 0 {
                body(word << 6 | bits.trailingZeroBitCount)
                bits &= bits - 1
            }
        }
    }

    private init(
        scores: UnsafeMutableBufferPointer<Score>, bits: UnsafeMutableBufferPointer<UInt64>, slots: Int
    ) {
        self.scores = scores
        scored = UnsafeMutableBufferPointer(rebasing: bits[..<slots])
        seen = UnsafeMutableBufferPointer(rebasing: bits[slots...])
    }

    private func isScored(_ language: Int) -> Bool { scored[language >> 6] &>> UInt64(language & 63) & 1 == 1 }

    private mutating func read(_ bytes: UnsafeRawBufferPointer, isWhole: Bool) {
        guard let base = bytes.baseAddress else { return }
        var start = 0
        var last = min(bytes.count, Self.limit)
        while start < last, !hasPlenty {
            var end = last
            if let found = (base + start).firstOccurrence(of: 0x0A, count: last - start) {
                end = found - base
            } else if !isWhole || last < bytes.count, start > 0 {
                return
            }
            readLine(bytes, start, end)
            if start == 0, let behind = Self.endOfComment(bytes, from: end) {
                end = behind
                last = min(bytes.count, behind + Self.limit)
            }
            start = end + 1
        }
    }

    /// Returns the end of the last line of a C-style comment with which the text starts and which continues at an
    /// offset.
    ///
    /// Such comments contain licences of any length, and don't indicate the language.
    private static func endOfComment(_ bytes: UnsafeRawBufferPointer, from place: Int) -> Int? {
        guard bytes.has("/*", at: 0), place < bytes.count else { return nil }
        var opening = ByteCursor(UnsafeRawBufferPointer(rebasing: bytes[..<place]))
        guard !opening.skip(behind: "*/") else { return nil }
        var cursor = ByteCursor(bytes, at: place)
        guard cursor.skip(behind: "*/") else { return nil }
        return cursor.position + cursor.take { $0 != 0x0A }.count
    }

    @inline(__always)
    private mutating func readLine(_ bytes: UnsafeRawBufferPointer, _ start: Int, _ end: Int) {
        var first = start
        while first < end, ByteClass.isBlank(bytes[first]) { first += 1 }
        guard first < end else { return }
        let second = first + 1 < end ? bytes[first + 1] : 0
        if bytes[first] == CodeFence.backtick || bytes[first] == CodeFence.tilde, !isFenced,
            CodeFence.opens(UnsafeRawBufferPointer(rebasing: bytes[first..<end]))
        {
            isFenced = answer() == nil
        }
        let rules = PackedLanguages.rules(bytes[first], second, isIndented: first > start)
        guard rules.count > 0 || firstLine == nil else { return }
        let word = LinePattern.start(of: UnsafeRawBufferPointer(rebasing: bytes[first..<end]))
        var position = 0
        let rule = rules.next(&position, word)
        guard firstLine == nil || rule != nil else { return }
        var last = end
        while last > first, ByteClass.isBlank(bytes[last - 1]) || bytes[last - 1] == 0x0D { last -= 1 }
        guard last > first else { return }
        count(UnsafeRawBufferPointer(rebasing: bytes[first..<last]), rule, rules, from: position, word)
    }

    /// Counts the rules that hold for a line: the first one that may, and those from a position on.
    private mutating func count(
        _ line: UnsafeRawBufferPointer, _ first: PackedLanguages.Rule?, _ rules: PackedLanguages.RuleList,
        from start: Int, _ word: UInt64
    ) {
        let isFirst = firstLine == nil
        if isFirst { firstLine = line }
        var (next, position) = (first, start)
        // Most lines match no rule that has not held before, so their characters are seldom needed.
        var characters: UInt64?
        while let rule = next {
            next = rules.next(&position, word)
            let bit = 1 &<< UInt64(rule.number & 63) as UInt64
            guard seen[rule.number >> 6] & bit == 0 else { continue }
            let all = characters ?? LinePattern.characters(of: line)
            characters = all
            guard rule.canMatch(characters: all), rule.pattern.matches(line) else { continue }
            seen[rule.number >> 6] |= bit
            count(rule, isFirst: isFirst)
        }
    }

    private mutating func count(_ rule: PackedLanguages.Rule, isFirst: Bool) {
        let (language, weight) = (rule.language, rule.weight)
        if !isScored(language) {
            scored[language >> 6] |= 1 &<< UInt64(language & 63)
            scores.initializeElement(at: language, to: Score())
        }
        if isFirst { scores[language].startsSo = true }
        if weight == 0 { scores[language].isRuledOut = true }
        scores[language].points += UInt16(weight)
        scores[language].best = max(scores[language].best, UInt8(weight))
        if scores[language].points >= Self.plenty, !hasPlenty { hasPlenty = isSettled(language) }
    }

    /// Checks whether a language with plenty of points is the answer.
    ///
    /// A language that others build on needs twice as many points, since the patterns of the others may come later.
    private func isSettled(_ language: Int) -> Bool {
        isCredible(language) && (!PackedLanguages.isBase(language) || scores[language].points >= 2 * Self.plenty)
    }

    /// Returns the language with the most points among the convincing ones.
    private func answer() -> (type: MIMEType, evidence: Evidence)? {
        var winner: (language: Int, points: Int)?
        forEachScored { language in
            let points = total(language)
            guard points >= Language.convincing, isBetter(language, points, than: winner), isCredible(language) else {
                return
            }
            winner = (language, points)
        }
        guard let winner else { return nil }
        let type = PackedLanguages.type(winner.language)
        // The evidence requires no allocation, since much text is in some language.
        let evidence = Evidence(basis: .text, tier: .text, prefix: "lines of ", detail: TypeRecord(type).name)
        return (PackedTypes.type(type), evidence)
    }

    /// Checks whether a language is better than the winner so far; of languages with equal points, the one whose file
    /// comes first wins.
    private func isBetter(_ language: Int, _ points: Int, than winner: (language: Int, points: Int)?) -> Bool {
        guard let winner, points <= winner.points else { return true }
        guard points == winner.points else { return false }
        let (name, other) = (PackedLanguages.name(language).bytes, PackedLanguages.name(winner.language).bytes)
        return name.lexicographicallyPrecedes(other)
    }

    /// Returns the points for a language, including those for its base language if it has few itself.
    private func total(_ language: Int) -> Int {
        let points = Int(scores[language].points)
        guard let base = PackedLanguages.base(language), points >= Language.convincing / 2 else { return points }
        return points + (isScored(base) ? Int(scores[base].points) : 0)
    }

    private func isCredible(_ number: Int) -> Bool {
        guard !scores[number].isRuledOut, Int(scores[number].best) >= Language.telling else { return false }
        let comments = PackedLanguages.comments(number).bytes
        if comments.isEmpty { return true }
        if isFenced { return false }
        if scores[number].startsSo { return true }
        if let base = PackedLanguages.base(number), isScored(base), scores[base].startsSo { return true }
        guard let firstLine else { return false }
        return comments.split(separator: 0x20).contains { firstLine.starts(with: $0) }
    }
}

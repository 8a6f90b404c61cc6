import MIMETypes

/// Finds the types that a name stands for.
///
/// A whole name goes before everything else. Between the longest suffix and patterns with other wildcards the weight
/// decides, then the length.
/// Letter case counts first and is then ignored. All types of the pattern that won are kept, so that content can choose.
enum NameMatcher {
    static func candidates(for name: ResourceName) -> [Candidate] {
        name.bytes.withUnsafeBufferPointer { bytes in
            let literal = entries(under: bytes, .literal)
            if !literal.isEmpty { return candidates(literal) }
            let suffix = longestSuffix(bytes)
            let wild = heaviestWildcard(bytes)
            return candidates(rank(wild) > rank(suffix) ? wild : suffix)
        }
    }

    /// The heavier pattern wins, and of two that weigh the same the longer one.
    private static func rank(_ entries: [GlobEntry]) -> (weight: Int, length: Int) {
        entries.first.map { ($0.weight, $0.pattern.count) } ?? (-1, 0)
    }

    private static func candidates(_ entries: [GlobEntry]) -> [Candidate] {
        entries.map { entry in
            Candidate(
                type: PackedTypes.type(entry.type),
                evidence: Evidence(
                    basis: .name, tier: .none, weight: entry.weight, prefix: "glob ", detail: entry.pattern))
        }
    }

    private static func longestSuffix(_ name: UnsafeBufferPointer<UInt8>) -> [GlobEntry] {
        // A key is never longer than this, so dots further to the left need not be looked at.
        var position = max(0, name.count - GlobTable.longestKey)
        while position < name.count {
            if name[position] == ASCII.dot {
                let suffix = UnsafeBufferPointer(rebasing: name[position...])
                let found = entries(under: suffix, .suffix)
                if !found.isEmpty { return found }
            }
            position += 1
        }
        return []
    }

    private static func entries(under text: UnsafeBufferPointer<UInt8>, _ kind: GlobEntry.Kind) -> [GlobEntry] {
        var found: [GlobEntry] = []
        PackedGlobs.forEachEntry(under: text) { entry in
            guard entry.kind == kind else { return }
            if entry.isCaseSensitive, !entry.literalPart.equals(text) { return }
            found.append(entry)
        }
        return found
    }

    private static func heaviestWildcard(_ name: UnsafeBufferPointer<UInt8>) -> [GlobEntry] {
        var best: (number: Int, weight: Int, length: Int)?
        for number in 0..<PackedGlobs.wildcardCount {
            let pattern = PackedGlobs.wildcard(number)
            guard GlobPattern.matches(pattern.bytes, name, ignoringCase: true) else { continue }
            var weight = 0
            PackedGlobs.forEachEntry(ofWildcard: number) { weight = max(weight, $0.weight) }
            if (weight, pattern.count) > (best?.weight ?? -1, best?.length ?? -1) {
                best = (number, weight, pattern.count)
            }
        }
        var found: [GlobEntry] = []
        if let best { PackedGlobs.forEachEntry(ofWildcard: best.number) { found.append($0) } }
        return found
    }
}

package import MIMETypes

/// A look-up of the types that a name implies.
///
/// A pattern for the whole name takes precedence over all others. Between the longest suffix and patterns with other
/// wildcards, weight decides, then length. Case is ignored, except for the few patterns that are marked as
/// case-sensitive. All types of the best pattern are kept, so that the content can decide among them. A word after the
/// name of a document, as in `README.blender`, a part of a version, as in `st-0.7`, and the code of a language after
/// the suffix of a document, as in `index.html.el`, are not suffixes.
package enum NameMatcher {
    static func candidates(for name: ResourceName) -> [Candidate] {
        name.bytes.withUnsafeBufferPointer { match(withoutLanguage($0))?.candidates ?? [] }
    }

    /// Adds the types of the best pattern, followed by hints: the types that the rest of the name would imply.
    static func appendCandidatesWithHints(for name: ResourceName, to candidates: inout CandidateBuffer) {
        name.bytes.withUnsafeBufferPointer { bytes in
            let name = withoutLanguage(bytes)
            guard let best = match(name) else { return }
            best.append(to: &candidates)
            if best.isSuffix, name.count == bytes.count {
                appendHints(before: best, of: bytes, to: &candidates)
            } else {
                let suffix = longestSuffix(bytes)
                suffix?.appendHints(to: &candidates, place: " passed over for the rest of the name")
            }
        }
    }

    /// Returns the part of a name that has the best pattern.
    private static func match(_ name: UnsafeBufferPointer<UInt8>) -> NamePart? {
        if let literal = NamePart(.whole, name) { return literal }
        var suffix = suffix(of: name)
        // The name of a hidden file is not an extension: `.pages` contains settings.
        if suffix?.length == name.count + 1 { suffix?.weakenAsWord() }
        if var stem = stem(of: name) {
            let meaning = stem.meaning.intersection([.document, .program])
            // Notes about a language are more frequent than programs with such a name: `README.java`.
            let isLanguage = meaning == .document && suffix?.isWordOfLanguage == true
            if isLanguage || meaning.isDisjoint(with: suffix?.meaning ?? []) {
                // A document for readers may also be stored in a form for programs: `FAQ.doctree`.
                if meaning == .document { stem.weaken(text: .weak, other: .weak) }
                return heaviestWildcard(name, above: nil) ?? stem
            }
            // `README.jpeg` may be an image or notes about images.
            suffix?.weakenAsWord()
        }
        return heaviestWildcard(name, above: suffix) ?? suffix
    }

    /// Returns the content coding that a name implies: `gzip` for `page.html.gz` and `picture.svgz`, nil for most
    /// names.
    package static func contentCoding(of name: ResourceName) -> ContentCoding? {
        name.bytes.withUnsafeBufferPointer { suffix(of: $0)?.meaning.coding }
    }

    /// Returns the longest known suffix of a name, unless it is the last number of a version.
    private static func suffix(of name: UnsafeBufferPointer<UInt8>) -> NamePart? {
        var suffix = longestSuffix(name)
        if hasShortCapitals(name, suffix) { suffix?.weakenAsWord() }
        guard suffix?.length == 3, let last = name.last, last &- 0x30 < 10 else { return suffix }
        if endsInVersion(name) { return nil }
        // The last digit in `tclsh8.6` is as likely to be part of a version as to be the section of a manual.
        let hasDigitBefore = name.count > 2 && name[name.count - 3] &- 0x30 < 10
        if hasDigitBefore { suffix?.weaken(text: .weak, other: .weak) }
        return suffix
    }

    /// Checks whether a suffix has two letters, one of which is a capital, so that it may be a word or a code.
    ///
    /// Such codes are `.Pl` of a language and `.PO` of a map.
    /// The suffix of a name that is in capitals throughout is like any other.
    private static func hasShortCapitals(_ name: UnsafeBufferPointer<UInt8>, _ suffix: NamePart?) -> Bool {
        guard suffix?.length == "*.ab".utf8.count else { return false }
        let start = name.count - 2
        return name[start...].contains { $0 &- 0x41 < 26 } && name[..<start].contains { $0 &- 0x61 < 26 }
    }

    /// Returns a name without the code of a language after the suffix of a document: `index.html` for `index.html.el`.
    private static func withoutLanguage(_ name: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
        guard let dot = LanguageCode.dot(before: name) else { return name }
        return UnsafeBufferPointer(rebasing: name[..<dot])
    }

    /// Returns the heaviest type for an extension, found without an allocation.
    ///
    /// The extension begins with a dot. If a compound extension is unknown, its longest known end is used.
    static func type(ofExtension fileExtension: UnsafeBufferPointer<UInt8>) -> MIMEType? {
        var best: GlobEntry?
        longestSuffix(fileExtension)?.forEachEntry { if $0.weight > best?.weight ?? -1 { best = $0 } }
        return best.map { PackedTypes.type($0.type) }
    }

    /// Returns all types for an extension that begins with its dot.
    ///
    /// If a compound extension is unknown, its longest known end is used.
    static func candidates(ofExtension fileExtension: UnsafeBufferPointer<UInt8>) -> [Candidate] {
        longestSuffix(fileExtension)?.candidates ?? []
    }

    /// Returns the longest known suffix.
    private static func longestSuffix(_ name: UnsafeBufferPointer<UInt8>) -> NamePart? {
        // A key is never longer than this, so dots further to the left need not be examined.
        var position = max(0, name.count - GlobTable.longestKey)
        while position < name.count {
            if name[position] == ASCII.dot,
                let part = NamePart(.suffix, UnsafeBufferPointer(rebasing: name[position...]))
            {
                return part
            }
            position += 1
        }
        return nil
    }

    /// Adds hints: the types that the name would imply without its last known suffix, if another suffix precedes it.
    private static func appendHints(
        before suffix: NamePart, of name: UnsafeBufferPointer<UInt8>, to candidates: inout CandidateBuffer
    ) {
        let stem = UnsafeBufferPointer(rebasing: name[..<(name.count - suffix.length + 1)])
        guard stem.dropFirst().contains(ASCII.dot) else { return }
        longestSuffix(stem)?.appendHints(to: &candidates, place: " before the last suffix")
    }

    /// Returns the heaviest pattern with a wildcard that matches a name and outweighs another part of the name.
    private static func heaviestWildcard(_ name: UnsafeBufferPointer<UInt8>, above part: NamePart?) -> NamePart? {
        var best = Rank(weight: part?.weight ?? -1, length: part?.length ?? 0)
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
        return winner.map { NamePart(wildcard: $0, in: name) }
    }

    private struct Rank: Comparable {
        var weight: Int
        let length: Int

        static func < (left: Rank, right: Rank) -> Bool {
            (left.weight, left.length) < (right.weight, right.length)
        }
    }
}

/// A line of `name-counts.tsv`: the numbers of packages in which files with an extension have its types, or others.
struct NameCountRow {
    let pattern: String
    /// The number of packages with files whose content has one of the pattern's types.
    let agreeing: Int
    /// The number of packages with files that are text although the pattern represents none, or another kind of text.
    let text: Int
    /// The number of packages with files in a binary format that the pattern does not represent.
    let binary: Int
    /// The number of packages with binary files in an unknown format.
    let bytes: Int
    /// The number of packages with files whose content shows nothing about their type.
    let silent: Int

    static let columns = ["pattern", "agree", "text", "binary", "bytes", "silent"]

    init(pattern: String, agreeing: Int, text: Int = 0, binary: Int = 0, bytes: Int = 0, silent: Int = 0) {
        self.pattern = pattern
        self.agreeing = agreeing
        self.text = text
        self.binary = binary
        self.bytes = bytes
        self.silent = silent
    }

    init(_ line: TSV.Line) throws {
        let numbers = try line.fields.dropFirst().map { field in
            guard let number = Int(field), number >= 0 else {
                throw line.error("'\(field)' is not a number of packages")
            }
            return number
        }
        self.init(
            pattern: line.fields[0], agreeing: numbers[0], text: numbers[1], binary: numbers[2], bytes: numbers[3],
            silent: numbers[4])
    }
}

extension NameCountRow {
    /// The number of packages with other files.
    var other: Int { text + binary + bytes }

    /// Whether text is too common among the files for text to be evidence against the name.
    ///
    /// A single package may contain files that are broken on purpose, for tests; several packages show that the
    /// extension has another meaning.
    var isOftenText: Bool { text == 1 ? agreeing < 6 : text * 10 > agreeing && text > 0 }

    /// Whether programs use an extension of one or two letters for texts of their own, if much less often.
    ///
    /// Five texts named `.a`, as libraries are, have been judged: three were no errors, and two were place-holders.
    var isShortForTexts: Bool { isShort && text >= 5 && text * 100 > agreeing }

    /// Whether other binary content is too common among the files for such content to be evidence against the name.
    ///
    /// Most such files are broken on purpose, for tests.
    var isOftenOtherBytes: Bool { (binary + bytes) * 3 > agreeing && binary + bytes > 0 }

    /// Whether all counted files have one of the pattern's types.
    var isUnanimous: Bool { agreeing > 0 && text + binary + bytes + silent == 0 }

    /// Whether enough packages were counted, and nearly none of them contain files in another binary format.
    var isOtherwiseText: Bool { agreeing >= 5 && binary * 10 <= agreeing }

    /// Whether the extension has four letters or more.
    private var isLong: Bool { pattern.utf8.count > "*.abc".utf8.count }

    /// Whether the extension has one or two letters.
    private var isShort: Bool { pattern.utf8.count < "*.abc".utf8.count }

    /// Whether enough packages were counted, and nearly none of them contain text that is not of one of the pattern's
    /// types.
    ///
    /// Extensions of one or two letters have many uses, so more packages are needed.
    var isNeverText: Bool {
        isOfOneFormat || agreeing >= (isShort ? 8 : 5) && !isOftenText && silent * 10 <= agreeing
    }

    /// Whether nearly all files are binary and in no known format, so that they may have the type of the extension,
    /// which has no signature.
    var isOfOneFormat: Bool {
        let counted = agreeing + bytes
        return bytes > agreeing && counted >= (isShort ? 16 : 8)
            && [text, binary, silent].allSatisfy { $0 * 20 <= counted }
    }

    /// Whether binary content is too common among the files with the name of a text format to be evidence against the
    /// name.
    var isTextWithBytes: Bool { binary + bytes > 1 && (binary + bytes) * 25 > agreeing + silent }

    /// Whether a binary format is common among the files, compared with proven texts.
    ///
    /// A compiler may give its output the extension of another language. One package is enough, since what one
    /// compiler does, all packages for that compiler do.
    var isAlsoFormat: Bool { isFrequent && binary * 10 > agreeing }

    /// Whether files with an extension that represents no type are text in enough packages, and hardly ever in any
    /// other.
    ///
    /// Commands, which have names instead of extensions, count as binary files.
    var isOnlyText: Bool { text >= (isShort ? 8 : 4) && (binary + bytes) * 20 <= text }

    /// Whether enough packages contain files with an extension that represents a type, and hardly any of them contains
    /// files in a known binary format other than the types of the extension.
    ///
    /// Among 1.3 million files, few had such an extension and were in another binary format, apart from pictures whose
    /// names are wrong; those few are counted in `alarm-confidence.tsv`.
    var hasNoOtherFormat: Bool { isEnoughWithout(binary) }

    /// The same of binary files in any other format, known or not.
    var hasNoOtherBytes: Bool { isEnoughWithout(binary + bytes) }

    private func isEnoughWithout(_ others: Int) -> Bool {
        let counted = agreeing + text + silent
        return counted >= (isShort ? 8 : 4) && others * 40 <= counted
    }

    /// Whether enough packages contain files that have, or may have, the type of the extension.
    ///
    /// Of 21 judged conflicts about text or unknown bytes under rarer extensions, six were right. Fewer packages are
    /// needed for a long extension: the five kinds of conflicts about text under a rare one, which were seen in 1.1
    /// million files, had extensions of at most eight packages.
    var isFrequent: Bool { agreeing + silent >= (isLong ? 10 : 20) }
}

import MIMETypes

/// Looks languages, and the rules about their lines, up in `LanguageTable`.
enum PackedLanguages {
    /// The number of languages that have rules.
    static var count: Int { LanguageTable.languages.count / 2 }

    /// The number of rules of all of them.
    static var ruleCount: Int { LanguageTable.rules.count }

    /// The type of a language.
    static func type(_ language: Int) -> ConstantText { text(LanguageTable.languages[2 * language]) }

    /// What a comment in a language starts with, separated by spaces.
    static func comments(_ language: Int) -> ConstantText { text(LanguageTable.languages[2 * language] >> 32) }

    /// The place of the language that a language builds on.
    static func base(_ language: Int) -> Int? {
        let number = Int(LanguageTable.languages[2 * language + 1] & 0xFFF)
        return number == 0 ? nil : number - 1
    }

    /// Whether other languages build on a language.
    static func isBase(_ language: Int) -> Bool { LanguageTable.languages[2 * language + 1] >> 12 & 1 == 1 }

    private static func text(_ reference: UInt64) -> ConstantText {
        ConstantText(LanguageTable.text, offset: Int(reference & 0xFF_FFFF), count: Int(reference >> 24 & 0xFF))
    }
}

extension PackedLanguages {
    /// A rule of a language about a line.
    struct Rule {
        let number: Int

        private var record: UInt64 { LanguageTable.rules[number] }

        var pattern: LinePattern {
            let record = record
            return LinePattern(
                text(record).bytes, startLength: Int(record >> 48 & 0xF), isIndented: record >> 52 & 1 == 1,
                ignoresCase: record >> 53 & 1 == 1)
        }

        var language: Int { Int(record >> 32 & 0xFFF) }

        var weight: Int { Int(record >> 44 & 0xF) }

        /// Whether a line whose first eight bytes are given can fit.
        @inline(__always)
        func canMatch(_ first: UInt64) -> Bool {
            (first ^ LanguageTable.starts[2 * number]) & LanguageTable.starts[2 * number + 1] == 0
        }
    }

    /// The rules for lines that start with two bytes after their indentation.
    @inline(__always)
    static func rules(_ first: UInt8, _ second: UInt8, isIndented: Bool) -> RuleList {
        let (word, bit) = (Int(first & 127), UInt64(second & 63))
        let filter = isIndented ? LanguageTable.indentedFilter[word] : LanguageTable.plainFilter[word]
        guard filter >> bit & 1 == 1 else { return RuleList(place: 0, count: 0, isIndented: isIndented) }
        let rank = (filter & (1 &<< bit - 1)).nonzeroBitCount
        if isIndented {
            let place = Int(LanguageTable.indentedStarts[Int(LanguageTable.indentedRanks[word]) + rank])
            return RuleList(place: place + 1, count: Int(LanguageTable.indentedMembers[place]), isIndented: true)
        }
        let place = Int(LanguageTable.plainStarts[Int(LanguageTable.plainRanks[word]) + rank])
        return RuleList(place: place + 1, count: Int(LanguageTable.plainMembers[place]), isIndented: false)
    }

    /// Some rules, in the order of the table.
    struct RuleList {
        fileprivate let place: Int
        let count: Int
        fileprivate let isIndented: Bool

        @inline(__always)
        subscript(position: Int) -> Rule {
            Rule(
                number: Int(
                    isIndented
                        ? LanguageTable.indentedMembers[place + position]
                        : LanguageTable.plainMembers[place + position]))
        }
    }
}

extension PackedLanguages {
    /// The type of the language that an editor calls so; small letters.
    static func type(ofMode word: UnsafeBufferPointer<UInt8>) -> ConstantText? {
        find(word, in: LanguageTable.modes, LanguageTable.modeText)
    }

    /// The type of scripts for a program.
    static func type(ofInterpreter name: UnsafeBufferPointer<UInt8>) -> ConstantText? {
        find(name, in: LanguageTable.interpreters, LanguageTable.interpreterText)
    }

    private static func find(
        _ word: UnsafeBufferPointer<UInt8>, in records: [UInt64], _ texts: StaticString
    ) -> ConstantText? {
        func text(_ reference: UInt64) -> ConstantText {
            ConstantText(texts, offset: Int(reference & 0xFF_FFFF), count: Int(reference >> 24 & 0xFF))
        }
        var (low, high) = (0, records.count)
        while low < high {
            let middle = (low + high) / 2
            if text(records[middle]).bytes.lexicographicallyPrecedes(word) { low = middle + 1 } else { high = middle }
        }
        guard low < records.count, text(records[low]).equals(word) else { return nil }
        return text(records[low] >> 32)
    }
}

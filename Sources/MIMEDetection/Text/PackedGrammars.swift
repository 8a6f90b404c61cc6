import MIMETypes

/// Looks up in `LanguageGrammarTable` what every text in a language contains.
enum PackedGrammars {
    /// Returns what every text of a type contains; nil if that isn't known.
    static func find(_ type: TypeID) -> LineGrammar? {
        let table = LanguageGrammarTable.grammars
        var (low, high) = (0, table.count)
        while low < high {
            let middle = (low + high) / 2
            if self.type(table[middle]) < type.number { low = middle + 1 } else { high = middle }
        }
        guard low < table.count, self.type(table[low]) == type.number else { return nil }
        let record = table[low]
        return LineGrammar(
            comments: text(record, 0, lengthBits: 6), patterns: text(record, 20, lengthBits: 11),
            isAnywhere: record >> 45 & 1 == 1,
            ignoresCase: record >> 46 & 1 == 1)
    }

    private static func type(_ record: UInt64) -> Int { Int(record >> 47) }

    /// Returns the text whose offset starts at a bit of a record, with its length after the offset.
    private static func text(_ record: UInt64, _ start: UInt64, lengthBits: UInt64) -> ConstantText {
        ConstantText(
            LanguageGrammarTable.text, offset: Int(record >> start & 0x3FFF),
            count: Int(record >> (start + 14) & (1 << lengthBits - 1)))
    }
}

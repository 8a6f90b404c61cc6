import MIMETypes

/// Looks up languages in `LanguageTable`.
///
/// A language is identified by the number of its slot; a slot may be empty.
enum PackedLanguages {
    /// The number of slots.
    static var slotCount: Int { LanguageTable.languages.count }

    /// The number of rules of all languages.
    static var ruleCount: Int { LanguageTable.rules.count }

    /// Returns the type of a language.
    static func type(_ language: Int) -> TypeID { TypeID(number: field(language, 0, 17)) }

    /// Returns the name of the file with a language's rules.
    static func name(_ language: Int) -> ConstantText { text(of: language, at: 0, count: field(language, 28, 6)) }

    /// Returns the strings with which a comment in a language starts, separated by spaces.
    static func comments(_ language: Int) -> ConstantText {
        text(of: language, at: field(language, 28, 6), count: field(language, 34, 8))
    }

    /// Returns the slot of the language that a language builds on.
    static func base(_ language: Int) -> Int? {
        let number = field(language, 17, 10)
        return number == 0 ? nil : number - 1
    }

    /// Checks whether the language with a type builds on the one with another type.
    static func extends(_ type: TypeID, _ other: TypeID) -> Bool {
        (0..<slotCount).contains { language in
            self.type(language) == type && base(language).map { self.type($0) == other } == true
        }
    }

    /// Checks whether other languages build on a language.
    static func isBase(_ language: Int) -> Bool { field(language, 27, 1) == 1 }

    private static func field(_ language: Int, _ shift: UInt64, _ bits: UInt64) -> Int {
        Int(LanguageTable.languages[language] &>> shift & (1 &<< bits - 1))
    }

    /// Returns a part of a language's text.
    private static func text(of language: Int, at offset: Int, count: Int) -> ConstantText {
        ConstantText(LanguageTable.text, offset: Int(LanguageTable.positions[language] >> 13) + offset, count: count)
    }
}

extension PackedLanguages {
    /// A rule of a language for a line.
    struct Rule {
        /// The slot of the language.
        let language: Int
        /// The index among the rules of all languages.
        let number: Int

        @inline(__always)
        fileprivate init(_ member: UInt32) {
            language = Int(member & 0xFFF)
            number = Int(LanguageTable.positions[language] & 0x1FFF) &+ Int(member >> 12 & 0xFFF)
        }

        private var record: UInt64 { LanguageTable.rules[number] }

        var pattern: LinePattern {
            let record = record
            let offset = Int(LanguageTable.positions[language] >> 13) + Int(record & 0xFFFF)
            let count = Int(record >> 16 & 0xFF)
            assert(offset + count <= LanguageTable.text.utf8CodeUnitCount, "the table has no such pattern")
            return LinePattern(
                UnsafeBufferPointer(start: LanguageTable.text.utf8Start + offset, count: count),
                startLength: Int(record >> 28 & 0xF), isIndented: record >> 32 & 1 == 1,
                ignoresCase: record >> 33 & 1 == 1)
        }

        var weight: Int { Int(record >> 24 & 0xF) }

        /// Checks whether a line with the given first eight bytes can match.
        @inline(__always)
        fileprivate func canMatch(_ first: UInt64) -> Bool {
            (first ^ LanguageTable.starts[3 &* number]) & LanguageTable.starts[3 &* number &+ 1] == 0
        }

        /// Checks whether a line with some characters can match; see `LinePattern.characters`.
        @inline(__always)
        func canMatch(characters: UInt64) -> Bool { LanguageTable.starts[3 &* number &+ 2] & ~characters == 0 }
    }

    /// Returns the rules for lines that start with two bytes after their indentation.
    @inline(__always)
    static func rules(_ first: UInt8, _ second: UInt8, isIndented: Bool) -> RuleList {
        let (word, bit) = (Int(first & 127), UInt64(second & 63))
        let filter = isIndented ? LanguageTable.indentedFilter[word] : LanguageTable.plainFilter[word]
        guard filter >> bit & 1 == 1 else { return RuleList(LanguageTable.plainMembers.address(of: 0), count: 0) }
        let rank = (filter & (1 &<< bit - 1)).nonzeroBitCount
        if isIndented {
            let places = LanguageTable.indentedPositions[word]
            let place = Int(LanguageTable.indentedStarts[Int(places & 0xFFFF) + rank]) + Int(places >> 16)
            let members = LanguageTable.indentedMembers.address(of: place)
            return RuleList(members + 1, count: Int(members.pointee))
        }
        let places = LanguageTable.plainPositions[word]
        let place = Int(LanguageTable.plainStarts[Int(places & 0xFFFF) + rank]) + Int(places >> 16)
        let members = LanguageTable.plainMembers.address(of: place)
        return RuleList(members + 1, count: Int(members.pointee))
    }

    /// Some rules, in the order of the table.
    struct RuleList {
        private let members: UnsafePointer<UInt32>
        let count: Int

        @inline(__always)
        fileprivate init(_ members: UnsafePointer<UInt32>, count: Int) {
            self.members = members
            self.count = count
        }

        @inline(__always)
        subscript(position: Int) -> Rule { Rule(members[position]) }

        /// Returns the first rule from a position on that can match a line with the given first eight bytes, and moves
        /// the position behind it.
        @inline(__always)
        func next(_ position: inout Int, _ first: UInt64) -> Rule? {
            let third = UInt32(truncatingIfNeeded: first &>> 16 & 0xFF)
            while position < count {
                let member = members[position]
                position &+= 1
                // Most rules differ in the third byte.
                if member &>> 24 != third, member &>> 24 != 0 { continue }
                let rule = Rule(member)
                if rule.canMatch(first) { return rule }
            }
            return nil
        }
    }
}

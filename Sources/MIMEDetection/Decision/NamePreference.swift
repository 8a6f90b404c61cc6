/// A line of the table by which one of several types of a name is chosen.
struct NamePreference: Sendable {
    /// Of which one has to hold.
    let conditions: [Condition]
    /// Why it is so, in a sentence.
    let explanation: StaticString

    /// A line for the types for which all of some conditions hold, and all of one of the groups.
    init(_ all: [Condition], oneOf groups: [[Condition]] = [[]], _ explanation: StaticString) {
        conditions = groups.map { Condition(all + $0) }
        self.explanation = explanation
    }

    /// Returns the position of the type that is preferred.
    ///
    /// - Parameter names: facts about each type, that of the highest weight first; there is one at least.
    /// - Returns: the first type that the first line with any applies to.
    static func choice(among names: [Facts]) -> Int {
        table.lazy.compactMap { line in
            names.firstIndex { facts in line.conditions.contains { $0.holds(for: facts) } }
        }.first ?? 0
    }

    /// The table, of which the last line applies to everything.
    static let table = [
        NamePreference(
            [.is(Facts.NameRelation.page), .is(Facts.Rank.first)],
            "Browsers read a page by its name, even if it is written as XML."),
        NamePreference(
            [.is(Facts.Basis.guess), .is(Facts.GuessedName.supported)],
            "If the text shows no type of its own, the best guess about it chooses."),
        NamePreference(
            [.not(Facts.Basis.bytes), .is(Facts.NameRelation.narrowerOrSame)],
            "A type that is the content's or a kind of it."),
        NamePreference(
            [.not(Facts.Basis.bytes)],
            oneOf: [
                [.is(Facts.NameRelation.wider)], [.is(Facts.NameRelation.generic), .is(Facts.Rank.first)],
            ],
            "A type that the content's is a kind of. That it is text says little, unless it is the usual meaning."),
        NamePreference([.is(Facts.GuessedName.supported)], "A type that a guess about the text supports."),
        NamePreference([.is(Facts.Template.possible)], "A kind of template, if the content starts with a tag."),
        NamePreference([.is(Facts.NameClass.same)], "A type that is text or binary like the content."),
        NamePreference([], "The type with the highest weight."),
    ]
}

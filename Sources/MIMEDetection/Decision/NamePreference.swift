/// A line of the table that chooses one of several types of a name.
struct NamePreference: Sendable {
    /// The conditions, one of which must hold.
    let conditions: [Condition]
    /// The reason for the choice, in one sentence.
    let explanation: StaticString

    /// Makes a line that applies to types for which all of some conditions hold, and all conditions of one of the
    /// groups.
    init(_ all: [Condition], oneOf groups: [[Condition]] = [[]], _ explanation: StaticString) {
        conditions = groups.map { Condition(all + $0) }
        self.explanation = explanation
    }

    /// Returns the index of the preferred type.
    ///
    /// - Parameter names: the facts about each type, highest weight first; at least one.
    /// - Returns: the index of the first type to which the earliest applicable line of the table applies.
    static func choice(among names: [Facts]) -> Int {
        for line in table.indices {
            for place in names.indices where table[line].conditions.contains(where: { $0.holds(for: names[place]) }) {
                return place
            }
        }
        return 0
    }

    /// The table, whose last line applies to everything.
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

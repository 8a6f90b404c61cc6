/// A line of the table that chooses one of several types of a name.
struct NamePreference: Sendable {
    /// The types of the name among which a line chooses.
    enum Scope: Int, Sendable {
        case all
        /// The type with the highest weight.
        case first
        /// The type that the best guess about the text supports.
        case guessed
    }

    let scope: Scope
    /// The conditions, one of which must hold.
    let conditions: [Condition]
    /// The reason for the choice, in one sentence.
    let explanation: StaticString

    /// Makes a line that applies to types for which all of some conditions hold, and all conditions of one of the
    /// groups.
    init(
        _ scope: Scope, _ all: [Condition], oneOf groups: [[Condition]] = [[]], _ explanation: StaticString
    ) {
        self.scope = scope
        conditions = groups.map { Condition(all + $0) }
        self.explanation = explanation
    }

    /// Returns the index of the preferred type.
    ///
    /// - Parameters:
    ///   - names: the facts about each type, highest weight first; at least one.
    ///   - guessed: the index of the type that the best guess about the text supports; empty if there is none.
    /// - Returns: the index of the first type to which the earliest applicable line of the table applies.
    static func choice(among names: [Facts], guessed: Range<Int>) -> Int {
        let scopes = [names.indices, 0..<1, guessed]
        return table.lazy.compactMap { line in
            scopes[line.scope.rawValue].first { line.conditions.contains(names[$0]) }
        }.first ?? 0
    }

    /// The condition that the text shows nothing of a kind of text, which the name seldom means.
    static let unsupportedText = Condition([
        .is(Facts.Named.plainText, .text), .not(Facts.Strength.strong), .not(Facts.Support.guess),
    ])

    /// The condition that text has a name that nearly always means something else than a text type.
    static let expectedFormat = Condition([
        .is(Facts.Strength.strong), .not(Facts.Named.plainText, .text), .is(Facts.Grade.guess),
        .is(Facts.Bytes.text, .certainText),
    ])

    /// The condition that binary content has a name that nearly always means a kind of text.
    static let expectedText = Condition([
        .is(Facts.Strength.strong), .is(Facts.Named.text), .is(Facts.Bytes.binary),
    ])

    /// The table, whose last line applies to everything.
    static let table = [
        NamePreference(
            .first, [.is(Facts.TypeRelation.page)], "Browsers read a page by its name, even if it is written as XML."),
        NamePreference(
            .guessed, [], oneOf: [[.is(Facts.Content.plainText)], guess],
            "If the text shows no type of its own, the best guess about it chooses."),
        NamePreference(
            .all, [.is(Facts.TypeRelation.same, .nameNarrower), .not(Facts.Content.unknownBytes)],
            "A type that is the content's or a kind of it."),
        NamePreference(
            .first, [.is(Facts.TypeRelation.contentNarrower)], "The usual meaning, if the content's is a kind of it."),
        NamePreference(
            .all, [.is(Facts.TypeRelation.contentNarrower), .not(Facts.Named.plainText, .anyBytes)],
            "A type that the content's is a kind of. That it is text says little."),
        NamePreference(.guessed, [], "A type that a guess about the text supports."),
        NamePreference(
            .all,
            [
                .is(Facts.Tag.possible), .is(Facts.Named.plainText, .text),
                .is(Facts.Content.xml, .html, .markup, .drawing),
            ], "A kind of template, if the content starts with a tag."),
        NamePreference(
            .all, [],
            oneOf: [
                [.is(Facts.Bytes.text, .certainText), .is(Facts.Named.plainText, .text)],
                [.is(Facts.Bytes.binary), .not(Facts.Named.plainText, .text)],
            ], "A type that is text or binary like the content."),
        NamePreference(.all, [], "The type with the highest weight."),
    ]

    private static let guess: [Condition] = [.is(Facts.Grade.guess), .not(Facts.Content.unknownBytes)]
}

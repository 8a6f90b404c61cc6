/// A language or format of text that is recognised by its lines.
///
/// `lines` has a rule a line: a weight from 0 to 10, a space, and a `LinePattern`. Rules that hold for some line of a text
/// count once each. Ten points are convincing if the first line of the text fits, and one of the rules is worth four or
/// more: what many languages share is worth less, so it never convinces alone. A rule of weight 0 rules the language out.
struct Language: Sendable {
    /// Points from which a text is convincingly of a language.
    static let convincing = 10
    /// The least weight of a rule that is more than a hint.
    static let telling = 4

    /// The media type's name.
    let type: StaticString
    /// The type of a language that this one builds on: if there are a few points for this one, the other's count as well.
    var base: StaticString?
    /// What a comment starts with, separated by spaces.
    ///
    /// The first line may be one. If there is nothing, it may be anything.
    let comments: StaticString
    /// Whether letter case does not count.
    var ignoresCase = false
    /// The rules.
    let lines: StaticString

    /// The languages; of equally convincing ones the first is the answer.
    static let all: [Language] = [
        grammars, c, compiled, classic, assembly, objects, applications, python, ruby, scripts, web, macros, functional,
        markup, styles, data, builds, hardware, engines, analysis, notes, shells,
    ].flatMap(\.self)
}

/// The conditions under which text is convincingly in a language.
///
/// The rules are lines of `data/languages/<name>.rules`, whose `README.md` explains them. Each rule that holds for some
/// line of the text counts once. Ten points are convincing if the first line of the text fits, and one of the rules is
/// worth four or more: patterns that many languages share are worth less, so they never convince alone. A rule of
/// weight 0 rules the language out.
enum Language {
    /// The number of points from which text is convincingly in a language.
    static let convincing = 10
    /// The minimum weight of a rule that is more than a hint.
    static let telling = 4
}

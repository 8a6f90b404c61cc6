/// What it takes for a text to be convincingly of a language.
///
/// The rules are lines of `data/languages/<name>.rules`, whose `README.md` explains them. Rules that hold for some line
/// of a text count once each. Ten points are convincing if the first line of the text fits, and one of the rules is
/// worth four or more: what many languages share is worth less, so it never convinces alone. A rule of weight 0 rules
/// the language out.
enum Language {
    /// Points from which a text is convincingly of a language.
    static let convincing = 10
    /// The least weight of a rule that is more than a hint.
    static let telling = 4
}

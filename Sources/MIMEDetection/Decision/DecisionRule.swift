import MIMETypes

/// A line of the table by which the type is decided.
struct DecisionRule: Sendable {
    /// Which of the candidates is the answer.
    enum Winner: Sendable {
        case name
        case content
        /// The content if its evidence is a signature or a structure, else the name.
        case stronger
    }

    let name: Detection.Rule
    let condition: Condition
    /// Another condition, one of which has to hold.
    let alternative: Condition
    let winner: Winner
    let reason: Detection.Reason
    /// What is contradicted if the content wins against a name; nil if nothing is.
    let conflict: Conflict.Kind?
    /// Why it is so, in a sentence.
    let explanation: StaticString

    init(
        _ name: Detection.Rule, _ condition: [Condition], or alternative: [Condition]? = nil, _ winner: Winner,
        _ reason: Detection.Reason, conflict: Conflict.Kind? = nil, _ explanation: StaticString
    ) {
        self.name = name
        self.condition = Condition(condition)
        self.alternative = alternative.map { Condition($0) } ?? .never
        self.winner = winner
        self.reason = reason
        self.conflict = conflict
        self.explanation = explanation
    }

    /// The number of the first rule that applies.
    ///
    /// - Parameters:
    ///   - rules: of which the last applies to everything.
    ///   - facts: the facts about name and content.
    /// - Returns: an index of the rules, of which there is one at least.
    static func first(of rules: [DecisionRule], for facts: Facts) -> Int {
        var number = 0
        while number < rules.count - 1 {
            if rules[number].condition.holds(for: facts) || rules[number].alternative.holds(for: facts) { break }
            number += 1
        }
        return number
    }
}

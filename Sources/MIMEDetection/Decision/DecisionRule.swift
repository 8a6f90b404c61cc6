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
    /// Of which one has to hold.
    let conditions: [Condition]
    let winner: Winner
    let reason: Detection.Reason
    /// What is contradicted if the content wins against a name; nil if nothing is.
    let conflict: Conflict.Kind?
    /// Why it is so, in a sentence.
    let explanation: StaticString

    /// A rule for what fits all of some conditions, and all of one of the groups.
    init(
        _ name: Detection.Rule, _ all: [Condition], oneOf groups: [[Condition]] = [[]], _ winner: Winner,
        _ reason: Detection.Reason, conflict: Conflict.Kind? = nil, _ explanation: StaticString
    ) {
        self.name = name
        conditions = groups.map { Condition(all + $0) }
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
        while number < rules.count - 1, !rules[number].applies(to: facts) { number += 1 }
        return number
    }

    @inline(__always)
    private func applies(to facts: Facts) -> Bool {
        for condition in conditions where condition.holds(for: facts) { return true }
        return false
    }
}

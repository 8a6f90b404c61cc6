import MIMETypes

/// A rule in the table that decides on the type.
struct DecisionRule: Sendable {
    /// The candidate that is the answer.
    enum Winner: Sendable {
        case name
        case content
        /// The content if its evidence is a signature or a structure, otherwise the name.
        case stronger
    }

    let name: Detection.Rule
    /// The conditions, one of which must hold.
    let conditions: [Condition]
    let winner: Winner
    let reason: Detection.Reason
    /// The kind of conflict to report if the content wins against a name; nil for none.
    let conflict: Conflict.Kind?
    /// The reason for the decision, in one sentence.
    let explanation: StaticString

    /// Makes a rule that applies if all of some conditions hold, and all conditions of one of the groups.
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

    /// Returns the index of the first rule that applies.
    ///
    /// - Parameters:
    ///   - rules: the rules, at least one; the last one applies to everything.
    ///   - facts: the facts about the name and the content.
    /// - Returns: an index in `rules`.
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

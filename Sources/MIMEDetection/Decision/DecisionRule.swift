import MIMETypes

/// A rule in the table that decides on the type.
struct DecisionRule: Sendable {
    /// The candidate that is the answer.
    struct Winner: Sendable, CustomStringConvertible {
        let description: String
        /// The condition on which the content is the answer instead of the name.
        let isContent: Condition

        static let name = Winner(description: "name", isContent: .never)
        static let content = Winner(description: "content", isContent: Condition([]))
        /// The content if its evidence is a signature or a structure, otherwise the name.
        static let stronger = Winner(
            description: "stronger", isContent: Condition([.is(Facts.Grade.signature, .structural)]))
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
        rules.indices.first { rules[$0].conditions.contains(facts) } ?? rules.count - 1
    }
}

@testable import MIMEDetection

/// All combinations of some values of each field, so that questions about all combinations need not try each.
struct FactSpace {
    private let allowed: UInt64

    private static let fields = Facts.fields.reduce(0) { $0 | $1.mask }

    static let all = FactSpace(allowed: fields)

    private init(allowed: UInt64) {
        self.allowed = allowed
    }

    /// The combinations for which a condition holds; nil if a field has no value left.
    init?(_ condition: Condition) {
        allowed = condition.allowed & Self.fields
        guard Facts.fields.allSatisfy({ condition.allowed & $0.mask != 0 }) else { return nil }
    }

    /// What is left without the combinations for which a condition holds, in parts that have none in common.
    func without(_ condition: Condition) -> [FactSpace] {
        var (rest, left): (UInt64, [FactSpace]) = (allowed, [])
        for field in Facts.fields {
            let other = rest & field.mask & ~condition.allowed
            if other != 0 { left.append(FactSpace(allowed: rest & ~field.mask | other)) }
            rest &= ~field.mask | condition.allowed
            if rest & field.mask == 0 { return left }
        }
        return left
    }

    /// What is left without the combinations that rules apply to.
    func without(_ rules: some Sequence<DecisionRule>) -> [FactSpace] {
        rules.reduce([self]) { spaces, rule in
            rule.conditions.reduce(spaces) { spaces, condition in
                spaces.flatMap { $0.without(condition) }
            }
        }
    }

    /// The first value of each field that is allowed.
    var someFacts: Facts {
        var facts = Facts()
        for field in Facts.fields { Self.set(field, in: &facts, allowed) }
        return facts
    }

    private static func set<Field: Fact>(_ field: Field.Type, in facts: inout Facts, _ allowed: UInt64) {
        if let value = Field.allCases.first(where: { allowed & $0.bit != 0 }) { facts.set(value) }
    }
}

@testable import MIMEDetection

/// All combinations of some values of each field, so that questions about all combinations need not try each.
struct FactSpace {
    private let allowed: UInt64
    private let fields: [any Fact.Type]

    /// All facts about a name and its content.
    static let all = FactSpace(allowed: mask(Facts.fields), Facts.fields)

    /// All facts about a conflict.
    static let conflicts = FactSpace(allowed: mask(Facts.alarmFields), Facts.alarmFields)

    private init(allowed: UInt64, _ fields: [any Fact.Type]) {
        (self.allowed, self.fields) = (allowed, fields)
    }

    private static func mask(_ fields: [any Fact.Type]) -> UInt64 { fields.reduce(0) { $0 | $1.mask } }

    /// The combinations for which a condition holds; nil if a field has no value left.
    init?(_ condition: Condition, _ fields: [any Fact.Type] = Facts.fields) {
        self.init(allowed: condition.allowed & Self.mask(fields), fields)
        guard fields.allSatisfy({ condition.allowed & $0.mask != 0 }) else { return nil }
    }

    /// What is left without the combinations for which a condition holds, in parts that have none in common.
    func without(_ condition: Condition) -> [FactSpace] {
        var (rest, left): (UInt64, [FactSpace]) = (allowed, [])
        for field in fields {
            let other = rest & field.mask & ~condition.allowed
            if other != 0 { left.append(FactSpace(allowed: rest & ~field.mask | other, fields)) }
            rest &= ~field.mask | condition.allowed
            if rest & field.mask == 0 { return left }
        }
        return left
    }

    /// What is left without the combinations that rules apply to.
    func without(_ rules: some Sequence<DecisionRule>) -> [FactSpace] { without(any: rules.flatMap(\.conditions)) }

    /// What is left without the combinations for which one of some conditions holds.
    func without(any conditions: [Condition]) -> [FactSpace] {
        conditions.reduce([self]) { spaces, condition in spaces.flatMap { $0.without(condition) } }
    }

    /// The first value of each field that is allowed.
    var someFacts: Facts {
        var facts = Facts(firstOf: fields)
        for field in fields { Self.set(field, in: &facts, allowed) }
        return facts
    }

    private static func set<Field: Fact>(_ field: Field.Type, in facts: inout Facts, _ allowed: UInt64) {
        if let value = Field.allCases.first(where: { allowed & $0.bit != 0 }) { facts.set(value) }
    }
}

import MIMETypes
import Testing

@testable import MIMEDetection

struct RuleTableTests {
    @Test(arguments: RuleCase.all)
    func ruleDecides(_ example: RuleCase) {
        #expect(Reconciler().decide(example.candidates).rule == example.rule)
    }

    @Test func everyRuleHasAnExample() {
        #expect(RuleCase.all.map(\.rule) == DecisionRule.table.map(\.name.rawValue))
        #expect(DecisionRule.table.map(\.name) + [.declaredTypeDecides] == Detection.Rule.allCases)
    }

    @Test(arguments: DecisionRule.table.indices)
    func withoutARuleItsExampleIsAnsweredOtherwise(_ number: Int) throws {
        var rest = DecisionRule.table
        rest.remove(at: number)
        let example = try #require(RuleCase.all.first { $0.rule == DecisionRule.table[number].name.rawValue })
        let answers = [DecisionRule.table, rest].map { rules in
            let detection = Reconciler().decide(example.candidates, by: rules)
            return "\(detection.type) \(detection.reason) \(detection.conflicts)"
        }
        #expect(answers[0] != answers[1], "\(example.rule) decides nothing by itself")
    }

    @Test func everyFieldHasItsOwnBits() {
        var used: UInt64 = 0
        for field in Facts.fields {
            #expect(field.width == Self.count(field))
            #expect(used & field.mask == 0)
            #expect(field.mask.nonzeroBitCount == field.width)
            used |= field.mask
        }
    }

    private static func count<Field: Fact>(_ field: Field.Type) -> Int { Field.allCases.count }

    @Test func everyCombinationOfFactsHasARule() {
        #expect(FactSpace.all.without(DecisionRule.table).isEmpty)
        #expect(!FactSpace.all.without(DecisionRule.table.dropLast()).isEmpty)
    }

    @Test(arguments: DecisionRule.table.indices)
    func everyRuleDecidesSomeCombination(_ number: Int) throws {
        let rule = DecisionRule.table[number]
        for condition in rule.conditions {
            let left = FactSpace(condition)?.without(DecisionRule.table.prefix(number)) ?? []
            let facts = try #require(left.first?.someFacts, "\(rule.name) is shadowed by the rules before it")
            #expect(DecisionRule.first(of: DecisionRule.table, for: facts) == number)
        }
    }

    @Test func spaceLosesWhatIsTakenAway() throws {
        let signature = Condition([.is(Facts.Grade.signature)])
        let rest = try #require(FactSpace(Condition([.is(Facts.TypeRelation.same)]))?.without(signature))
        #expect(rest.count == 1)
        #expect(rest.allSatisfy { !signature.holds(for: $0.someFacts) })
        #expect(FactSpace(signature)?.without(Condition([])).isEmpty == true)
        #expect(FactSpace(.never) == nil)
    }

    @Test func conditionHoldsForTheFactsThatItAllows() {
        var facts = Facts()
        let condition = Condition([.is(Facts.Grade.weak, .signature), .not(Facts.Bytes.binary)])
        #expect(!condition.holds(for: facts))
        facts.set(Facts.Grade.weak)
        #expect(condition.holds(for: facts))
        #expect(facts.has(Facts.Grade.weak) && !facts.has(Facts.Grade.guess))
        facts.set(Facts.Bytes.binary)
        #expect(!condition.holds(for: facts))
        #expect(!Condition.never.holds(for: Facts.none))
        #expect(Facts.none == Facts())
    }
}

extension Reconciler {
    /// Decides by rules, however obvious the decision is.
    func decide(_ candidates: [Candidate], name: ResourceName? = nil, by rules: [DecisionRule]) -> Detection {
        candidates.withBuffer { decide($0, name: name, usage: ReadUsage(), by: rules) }
    }
}

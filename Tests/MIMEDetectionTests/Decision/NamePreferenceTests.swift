import Testing

@testable import MIMEDetection

struct NamePreferenceTests {
    private static func facts(_ change: (inout Facts) -> Void) -> Facts {
        var facts = Facts.none
        facts.set(Facts.Content.other)
        facts.set(Facts.Grade.weak)
        facts.set(Facts.Bytes.text)
        change(&facts)
        return facts
    }

    private static let other = facts { _ in }
    private static let text = facts { $0.set(Facts.Named.text) }
    private static let narrower = facts { $0.set(Facts.TypeRelation.nameNarrower) }
    private static let wider = facts { $0.set(Facts.TypeRelation.contentNarrower) }
    private static let generic = facts {
        $0.set(Facts.TypeRelation.contentNarrower)
        $0.set(Facts.Named.anyBytes)
    }

    private static func choice(_ names: [Facts], guessed: Range<Int> = 0..<0) -> Int {
        NamePreference.choice(among: names, guessed: guessed)
    }

    @Test func firstLineThatAppliesChooses() {
        #expect(Self.choice([Self.other, Self.text, Self.narrower]) == 2)
        #expect(Self.choice([Self.other, Self.text, Self.text]) == 1)
        #expect(Self.choice([Self.other, Self.other]) == 0)
    }

    @Test func genericTypeIsChosenIfItIsTheUsualMeaning() {
        #expect(Self.choice([Self.text, Self.generic]) == 0)
        #expect(Self.choice([Self.generic, Self.text]) == 0)
        #expect(Self.choice([Self.text, Self.wider]) == 1)
    }

    @Test func guessChoosesFirstOnlyIfTheContentIsAGuess() {
        #expect(Self.choice([Self.other, Self.narrower], guessed: 0..<1) == 1)
        #expect(Self.choice([Self.other, Self.text, Self.other], guessed: 2..<3) == 2)
        let both = [Self.other, Self.narrower].map { facts in
            var facts = facts
            facts.set(Facts.Grade.guess)
            return facts
        }
        #expect(Self.choice(both, guessed: 0..<1) == 0)
    }

    @Test func pageIsChosenIfItIsTheUsualMeaning() {
        let page = Self.facts { $0.set(Facts.TypeRelation.page) }
        #expect(Self.choice([page, Self.narrower]) == 0)
        #expect(Self.choice([Self.other, Self.narrower, page]) == 1)
    }

    @Test(arguments: NamePreference.table.indices)
    func everyLineAppliesToSomeFacts(_ number: Int) throws {
        let line = NamePreference.table[number]
        let before = NamePreference.table.prefix(number).filter { $0.scope == line.scope || $0.scope == .all }
        for condition in line.conditions {
            let left = FactSpace(condition)?.without(any: before.flatMap(\.conditions)) ?? []
            #expect(!left.isEmpty, "\(line.explanation) is shadowed")
        }
    }

    @Test func fieldsHaveTheirOwnBits() {
        for fields in [Facts.fields, Facts.alarmFields] {
            var used: UInt64 = 0
            for field in fields {
                #expect(used & field.mask == 0 && field.mask.nonzeroBitCount == field.width)
                #expect(Self.count(field) == field.width)
                used |= field.mask
            }
        }
    }

    private static func count<Field: Fact>(_ field: Field.Type) -> Int { Field.allCases.count }
}

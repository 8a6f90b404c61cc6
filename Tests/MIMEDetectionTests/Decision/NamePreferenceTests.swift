import Testing

@testable import MIMEDetection

struct NamePreferenceTests {
    private static func facts(_ change: (inout Facts) -> Void) -> Facts {
        var facts = Facts.noName
        change(&facts)
        return facts
    }

    @Test func firstLineThatAppliesChooses() {
        let fits = Self.facts { $0.set(Facts.NameClass.same) }
        let narrower = Self.facts { $0.set(Facts.NameRelation.narrowerOrSame) }
        #expect(NamePreference.choice(among: [.noName, fits, narrower]) == 2)
        #expect(NamePreference.choice(among: [.noName, fits, fits]) == 1)
        #expect(NamePreference.choice(among: [.noName, .noName]) == 0)
    }

    @Test func genericTypeIsChosenIfItIsTheUsualMeaning() {
        let generic = Self.facts { $0.set(Facts.NameRelation.generic) }
        let first = Self.facts {
            $0.set(Facts.NameRelation.generic)
            $0.set(Facts.Rank.first)
        }
        let fits = Self.facts { $0.set(Facts.NameClass.same) }
        #expect(NamePreference.choice(among: [fits, generic]) == 0)
        #expect(NamePreference.choice(among: [first, fits]) == 0)
    }

    @Test func guessChoosesFirstOnlyIfTheContentIsAGuess() {
        let narrower = Self.facts { $0.set(Facts.NameRelation.narrowerOrSame) }
        let guessed = Self.facts { $0.set(Facts.GuessedName.supported) }
        #expect(NamePreference.choice(among: [guessed, narrower]) == 1)
        let both = [guessed, narrower].map { facts in
            var facts = facts
            facts.set(Facts.Basis.guess)
            return facts
        }
        #expect(NamePreference.choice(among: both) == 0)
    }

    @Test(arguments: NamePreference.table.indices)
    func everyLineAppliesToSomeFacts(_ number: Int) throws {
        let before = NamePreference.table.prefix(number).flatMap(\.conditions)
        for condition in NamePreference.table[number].conditions {
            let left = FactSpace(condition, Facts.nameFields)?.without(any: before) ?? []
            #expect(!left.isEmpty, "\(NamePreference.table[number].explanation) is shadowed")
        }
    }

    @Test func fieldsHaveTheirOwnBits() {
        for fields in [Facts.nameFields, Facts.alarmFields] {
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

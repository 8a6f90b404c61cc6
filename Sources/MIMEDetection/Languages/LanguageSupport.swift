/// What the rules for lines say about languages that something else suggests for a text.
///
/// They know lines that a language can't have, which the trained model does not: other languages have the same words.
struct LanguageSupport {
    /// The greatest number of slots of languages.
    static let capacity = 512

    /// What they say about one language.
    enum Verdict {
        /// A line can't be of it.
        case ruledOut
        /// No line is one that the rules know, or there are no rules for it.
        case none
        /// Some line is of it.
        case some
    }

    /// A bit for each slot of a language that a rule holds for.
    private var seen = SIMD8<UInt64>()
    /// The same of the languages that are ruled out.
    private var ruledOut = SIMD8<UInt64>()

    /// Notes that a rule for a language holds.
    mutating func insert(_ language: Int, isRuledOut: Bool) {
        guard language < Self.capacity else { return }
        seen[language >> 6] |= 1 &<< UInt64(language & 63)
        if isRuledOut { ruledOut[language >> 6] |= 1 &<< UInt64(language & 63) }
    }

    /// What the rules say about a language.
    func verdict(on type: TypeID) -> Verdict {
        var verdict = Verdict.none
        for word in 0..<seen.scalarCount {
            var bits = seen[word]
            while bits != 0 {
                let language = word << 6 | bits.trailingZeroBitCount
                bits &= bits - 1
                guard PackedLanguages.type(language) == type else { continue }
                if ruledOut[language >> 6] &>> UInt64(language & 63) & 1 == 1 { return .ruledOut }
                verdict = .some
            }
        }
        return verdict
    }
}

/// Looks up in `LanguageKinTable` the labels that the trained model may assign to text of a type.
enum PackedKin {
    /// The labels of a type.
    struct Labels {
        /// The labels of the type's language.
        var own = LabelSet()
        /// The labels of all languages that look like it, including its own.
        var kin = LabelSet()

        mutating func formUnion(_ other: Labels) {
            own.formUnion(other.own)
            kin.formUnion(other.kin)
        }

        /// Checks whether text in these languages may look like text in others.
        ///
        /// Languages that the model does not know look like those of their families.
        func mayLookLike(_ other: Labels) -> Bool {
            if !other.own.isEmpty { return !other.own.isDisjoint(with: kin) }
            return own.isEmpty ? !other.kin.isDisjoint(with: kin) : !other.kin.isDisjoint(with: own)
        }
    }

    /// Returns the labels of a type; nil if its language is neither in the model nor in a family.
    static func labels(of type: TypeID) -> Labels? {
        let types = LanguageKinTable.types
        var (low, high) = (0, types.count)
        while low < high {
            let middle = (low + high) / 2
            if Int(types[middle]) < type.number { low = middle + 1 } else { high = middle }
        }
        guard low < types.count, Int(types[low]) == type.number else { return nil }
        let place = 10 * Int(LanguageKinTable.sets[low])
        return Labels(own: set(place), kin: set(place + 5))
    }

    private static func set(_ place: Int) -> LabelSet {
        let words = LanguageKinTable.labels
        return LabelSet(words[place], words[place + 1], words[place + 2], words[place + 3], words[place + 4])
    }
}

/// A condition on facts: the values of each field that a rule allows.
struct Condition: Hashable, Sendable {
    /// The bits of the allowed values, and of all values of the fields that don't matter.
    let allowed: UInt64

    /// Makes a condition that holds if all of some conditions hold.
    init(_ all: [Condition]) {
        allowed = all.reduce(~0) { $0 & $1.allowed }
    }

    private init(allowed: UInt64) {
        self.allowed = allowed
    }

    /// Returns a condition that holds if a field has one of some values.
    ///
    /// The values are optional parameters, since an array of each field's values would make the start slower.
    @inline(__always)
    static func `is`<Field: Fact>(
        _ one: Field, _ two: Field? = nil, _ three: Field? = nil, _ four: Field? = nil, _ five: Field? = nil
    ) -> Condition {
        Condition(allowed: ~Field.mask | one.bit | bit(two) | bit(three) | bit(four) | bit(five))
    }

    /// Returns a condition that holds if a field has none of some values.
    @inline(__always)
    static func not<Field: Fact>(
        _ one: Field, _ two: Field? = nil, _ three: Field? = nil, _ four: Field? = nil
    ) -> Condition {
        Condition(allowed: ~(one.bit | bit(two) | bit(three) | bit(four)))
    }

    @inline(__always)
    private static func bit<Field: Fact>(_ value: Field?) -> UInt64 { value?.bit ?? 0 }

    /// A condition that never holds.
    static let never = Condition(allowed: 0)

    @inline(__always)
    func holds(for facts: Facts) -> Bool { facts.bits & ~allowed == 0 }
}

extension [Condition] {
    /// Checks whether one of the conditions holds.
    @inline(__always)
    func contains(_ facts: Facts) -> Bool {
        contains { $0.holds(for: facts) }
    }
}

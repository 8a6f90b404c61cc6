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
    static func `is`<Field: Fact>(_ values: Field...) -> Condition {
        Condition(allowed: values.reduce(~Field.mask) { $0 | $1.bit })
    }

    /// Returns a condition that holds if a field has none of some values.
    static func not<Field: Fact>(_ values: Field...) -> Condition {
        Condition(allowed: values.reduce(~0) { $0 & ~$1.bit })
    }

    /// A condition that never holds.
    static let never = Condition(allowed: 0)

    @inline(__always)
    func holds(for facts: Facts) -> Bool { facts.bits & ~allowed == 0 }
}

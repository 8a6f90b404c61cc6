/// A set of facts of which a rule allows some values of each field.
struct Condition: Hashable, Sendable {
    /// The bits of the values that are allowed, and of all values of the fields that don't matter.
    let allowed: UInt64

    /// Holds if all of some conditions do.
    init(_ all: [Condition]) {
        allowed = all.reduce(~0) { $0 & $1.allowed }
    }

    private init(allowed: UInt64) {
        self.allowed = allowed
    }

    /// Holds if a field has one of some values.
    static func `is`<Field: Fact>(_ values: Field...) -> Condition {
        Condition(allowed: values.reduce(~Field.mask) { $0 | $1.bit })
    }

    /// Holds if a field has any other value.
    static func not<Field: Fact>(_ values: Field...) -> Condition {
        Condition(allowed: values.reduce(~0) { $0 & ~$1.bit })
    }

    /// Never holds.
    static let never = Condition(allowed: 0)

    @inline(__always)
    func holds(for facts: Facts) -> Bool { facts.bits & ~allowed == 0 }
}

/// The number of each type in the compiled tables: a slot that its name's hash chooses, so that a new type renumbers no
/// other.
struct TypeNumbering {
    private static let capacity = 8192

    let slots: SlotTable
    private let texts: Set<String>

    init(_ types: [TypeRow]) throws {
        slots = try SlotTable(types.map(\.type), capacity: Self.capacity, table: "TypeTable.slots")
        texts = Set(types.filter { $0.flags.contains(.text) }.map(\.type))
    }

    func number(of type: String) -> Int? { slots.slots[type] }

    func isText(_ type: String) -> Bool { texts.contains(type) }
}

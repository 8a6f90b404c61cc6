/// The number of each type in the compiled tables: a slot that the hash of the type's name chooses, so that a new type
/// doesn't change the numbers of the others.
struct TypeNumbering {
    private static let capacity = 8192

    let slots: SlotTable
    private let texts: Set<String>
    private let owners: [String: String]

    init(_ types: [TypeRow]) throws {
        slots = try SlotTable(types.map(\.type), capacity: Self.capacity, table: "TypeTable.slots")
        owners = Dictionary(types.flatMap { row in row.aliases.map { ($0, row.type) } }) { first, _ in first }
        texts = Set(types.filter { $0.flags.contains(.text) }.map(\.type))
    }

    func number(of type: String) -> Int? { slots.slots[type] }

    /// Returns the number of the type that has a name or alias; nil if no type has it.
    func number(ofAlias name: String) -> Int? { number(of: owners[name] ?? name) }

    func isText(_ type: String) -> Bool { texts.contains(type) }
}

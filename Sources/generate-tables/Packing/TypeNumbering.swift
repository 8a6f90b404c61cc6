/// The number of each type in the compiled tables: its place in alphabetic order.
struct TypeNumbering {
    private let numbers: [String: Int]
    private let texts: Set<String>

    init(_ types: [TypeRow]) {
        numbers = Dictionary(uniqueKeysWithValues: types.enumerated().map { ($0.element.type, $0.offset) })
        texts = Set(types.filter { $0.flags.contains(.text) }.map(\.type))
    }

    func number(of type: String) -> Int? { numbers[type] }

    func isText(_ type: String) -> Bool { texts.contains(type) }
}

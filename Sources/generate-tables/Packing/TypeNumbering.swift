/// The number of each type in the compiled tables: its place in alphabetic order.
struct TypeNumbering {
    private let numbers: [String: Int]

    init(_ types: [TypeRow]) {
        numbers = Dictionary(uniqueKeysWithValues: types.enumerated().map { ($0.element.type, $0.offset) })
    }

    func number(of type: String) -> Int? { numbers[type] }
}

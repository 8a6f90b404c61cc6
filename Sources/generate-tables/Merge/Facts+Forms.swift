/// The forms of types that are written by hand.
extension Facts {
    /// Adds the types that files are written in to the parents of their types, and makes types of text text.
    ///
    /// A form that a type has anyway is an error.
    mutating func addForms() throws {
        let positions = Dictionary(types.enumerated().map { ($0.element.type, $0.offset) }) { first, _ in first }
        for row in forms {
            guard let index = positions[row.type] else { throw row.error("'\(row.type)' is no canonical type") }
            guard let parent = row.parent else {
                guard !types[index].flags.contains(.text) else { throw row.error("'\(row.type)' is text") }
                continue
            }
            guard positions[parent] != nil else { throw row.error("'\(parent)' is no canonical type") }
            guard !TypeGraph(types).ancestors(of: row.type).contains(parent) else {
                throw row.error("'\(row.type)' is a kind of '\(parent)' already")
            }
            types[index].parents.append(parent)
        }
        markTexts()
    }

    /// Makes types whose supertypes are text formats text.
    mutating func markTexts() {
        let graph = TypeGraph(types)
        for index in types.indices where graph.isText(types[index].type) {
            types[index].flags.formUnion([.text, .mayBeEmpty])
        }
    }
}

extension FormRow {
    /// The type that files are written in; nil if they are only known not to be text.
    fileprivate var parent: String? {
        switch form {
        case .text: "text/plain"
        case .binary: nil
        case .built(let parent): parent
        }
    }
}

package import MIMETypes

/// A type's record in `TypeTable`: its flags, the lengths of its parts, and then the parts themselves.
package struct TypeRecord {
    /// The number of digits of a slot.
    package static let slotWidth = 4
    /// The number of digits of an ancestor.
    private static let ancestorWidth = 3
    /// The number of digits before the ancestors.
    private static let headLength = 15

    /// The offset of the record in the table's text.
    package let start: Int

    private var text: PackedReader { PackedReader(TypeTable.text) }

    @inline(__always)
    package init(_ id: TypeID) {
        start = PackedReader(TypeTable.slots).number(at: id.number * Self.slotWidth, width: Self.slotWidth) - 1
    }

    /// The number of flags among the bits that hold the flags and the category.
    private static let flagBits = 16

    package var flags: TypeFlags { TypeFlags(rawValue: text.number(at: start, width: 4) & (1 << Self.flagBits - 1)) }

    /// The position of the type's category among all cases.
    var category: Int { text.number(at: start, width: 4) >> Self.flagBits }

    package var name: ConstantText { text.text(at: nameStart, count: nameLength) }

    /// The other names, separated by spaces.
    var aliases: ConstantText { text.text(at: nameStart + nameLength, count: aliasesLength) }

    var parentCount: Int { text.number(at: start + 8, width: 1) }

    func parent(at position: Int) -> TypeID { TypeID(number: parentField(position) & Self.numberBits) }

    /// Whether the type only has the structure of a parent and is not a kind of it.
    func isBuiltLikeParent(at position: Int) -> Bool { parentField(position) & Self.builtLike != 0 }

    /// Returns whether the type is a kind of another or only has its structure; nil if neither is the case.
    package func relation(to other: TypeID) -> Relation? {
        for position in 0..<ancestorCount {
            let field = parentField(position)
            if field & Self.numberBits == other.number { return field & Self.isKind != 0 ? .kind : .structure }
        }
        return nil
    }

    /// The ways in which one type can be related to another.
    package enum Relation {
        /// The type can be used as the other.
        case kind
        /// The type has the structure of the other. Every type that can be used as another has its structure.
        case structure
    }

    private static let builtLike = 1 << 17
    private static let isKind = 1 << 16
    private static let numberBits = isKind - 1

    private func parentField(_ position: Int) -> Int {
        text.number(at: start + Self.headLength + position * Self.ancestorWidth, width: Self.ancestorWidth)
    }

    /// The number of ancestors: the parents, followed by their ancestors.
    private var ancestorCount: Int { text.number(at: start + 9, width: 1) }

    /// The file name extensions, separated by spaces.
    var extensions: ConstantText { text.text(at: extensionsStart, count: extensionsLength) }

    var charset: ConstantText { text.text(at: extensionsStart + extensionsLength, count: charsetLength) }

    var summary: ConstantText {
        text.text(
            at: extensionsStart + extensionsLength + charsetLength, count: text.number(at: start + 13, width: 2))
    }

    private var nameLength: Int { text.number(at: start + 4, width: 2) }
    private var aliasesLength: Int { text.number(at: start + 6, width: 2) }
    private var extensionsLength: Int { text.number(at: start + 10, width: 2) }
    private var charsetLength: Int { text.number(at: start + 12, width: 1) }

    private var nameStart: Int { start + Self.headLength + ancestorCount * Self.ancestorWidth }
    private var extensionsStart: Int { nameStart + nameLength + aliasesLength }
}

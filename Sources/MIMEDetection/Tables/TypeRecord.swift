import MIMETypes

/// A type's record in `TypeTable`: its flags, the lengths of its parts, and the parts one after the other.
struct TypeRecord {
    /// The digits of a slot.
    static let slotWidth = 4
    /// The digits before the name.
    private static let headLength = 13

    /// Where it starts in the table's text.
    let start: Int

    private var text: PackedReader { PackedReader(TypeTable.text) }

    @inline(__always)
    init(_ id: TypeID) {
        start = PackedReader(TypeTable.slots).number(at: id.number * Self.slotWidth, width: Self.slotWidth) - 1
    }

    /// How many of the bits that hold flags and category are flags.
    private static let flagBits = 12

    var flags: TypeFlags { TypeFlags(rawValue: text.number(at: start, width: 3) & (1 << Self.flagBits - 1)) }

    /// The place of the type's category among all cases.
    var category: Int { text.number(at: start, width: 3) >> Self.flagBits }

    var name: ConstantText { text.text(at: start + Self.headLength, count: nameLength) }

    /// The other names, with spaces between them.
    var aliases: ConstantText { text.text(at: start + Self.headLength + nameLength, count: aliasesLength) }

    var parentCount: Int { text.number(at: start + 7, width: 1) }

    func parent(at position: Int) -> TypeID { TypeID(number: parentField(position) & ~Self.builtLike) }

    /// Whether the type is only built like a parent, and no kind of it.
    func isBuiltLikeParent(at position: Int) -> Bool { parentField(position) & Self.builtLike != 0 }

    private static let builtLike = 1 << 17

    private func parentField(_ position: Int) -> Int { text.number(at: parentsStart + position * 3, width: 3) }

    /// The file name extensions, with spaces between them.
    var extensions: ConstantText { text.text(at: extensionsStart, count: extensionsLength) }

    var charset: ConstantText { text.text(at: extensionsStart + extensionsLength, count: charsetLength) }

    var summary: ConstantText {
        text.text(
            at: extensionsStart + extensionsLength + charsetLength, count: text.number(at: start + 11, width: 2))
    }

    private var nameLength: Int { text.number(at: start + 3, width: 2) }
    private var aliasesLength: Int { text.number(at: start + 5, width: 2) }
    private var extensionsLength: Int { text.number(at: start + 8, width: 2) }
    private var charsetLength: Int { text.number(at: start + 10, width: 1) }

    private var parentsStart: Int { start + Self.headLength + nameLength + aliasesLength }
    private var extensionsStart: Int { parentsStart + parentCount * 3 }
}

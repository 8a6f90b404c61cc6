import MIMETypes

/// Properties of a type, in the order in which `generate-tables` writes their bits.
struct TypeFlags: OptionSet {
    let rawValue: Int

    static let registered = TypeFlags(rawValue: 1 << 0)
    static let text = TypeFlags(rawValue: 1 << 1)
    static let mayBeEmpty = TypeFlags(rawValue: 1 << 2)
    static let signature = TypeFlags(rawValue: 1 << 3)
    static let compressible = TypeFlags(rawValue: 1 << 4)
    static let incompressible = TypeFlags(rawValue: 1 << 5)
    static let statedInside = TypeFlags(rawValue: 1 << 6)
}

/// Looks types up in `TypeTable`.
enum PackedTypes {
    private static let recordWidth = 27
    private static let nameWidth = 8
    private static let textWidth = 5

    private static var records: PackedReader { PackedReader(TypeTable.records, text: TypeTable.text) }
    private static var names: PackedReader { PackedReader(TypeTable.names, text: TypeTable.text) }

    /// Finds a type by its name or an alias, letter case ignored.
    static func find(_ name: UnsafeBufferPointer<UInt8>) -> TypeID? {
        let index = PackedReader(TypeTable.index)
        let mask = index.slotCount - 1
        var slot = PackedFormat.hash(name) & mask
        while true {
            let entry = index.number(at: slot * 3, width: 3)
            guard entry > 0 else { return nil }
            if names.text(at: (entry - 1) * nameWidth).equalsFolded(name) {
                return TypeID(number: names.number(at: (entry - 1) * nameWidth + textWidth, width: 3))
            }
            slot = (slot + 1) & mask
        }
    }

    @inline(__always)
    static func find(_ type: MIMEType) -> TypeID? {
        if case .constant(_, let number?) = type.storage { return TypeID(number: Int(number)) }
        return type.withEssenceBytes { find($0) }
    }

    /// The canonical name, as a type that costs no allocation.
    static func type(_ id: TypeID) -> MIMEType {
        MIMEType(constant: names.text(at: id.number * nameWidth), number: Int32(id.number))
    }

    /// All canonical types, in the order of the table.
    static var all: [MIMEType] {
        (0..<(records.count / recordWidth)).map { type(TypeID(number: $0)) }
    }

    static func flags(_ id: TypeID) -> TypeFlags {
        TypeFlags(rawValue: records.number(at: id.number * recordWidth, width: 2))
    }

    static func parentCount(_ id: TypeID) -> Int {
        records.number(at: id.number * recordWidth + 5, width: 2)
    }

    static func parent(_ id: TypeID, at position: Int) -> TypeID {
        let first = records.number(at: id.number * recordWidth + 2, width: 3)
        return TypeID(number: PackedReader(TypeTable.parents).number(at: (first + position) * 3, width: 3))
    }

    static func aliases(_ id: TypeID) -> [MIMEType] {
        let first = records.number(at: id.number * recordWidth + 7, width: 3)
        let count = records.number(at: id.number * recordWidth + 10, width: 2)
        return (first..<(first + count)).map {
            MIMEType(constant: names.text(at: $0 * nameWidth), number: Int32(id.number))
        }
    }

    /// None of a type that is not in the table.
    static func extensions(_ id: TypeID?) -> [ConstantText] {
        let record = (id?.number ?? 0) * recordWidth
        let first = records.number(at: record + 12, width: 3)
        let count = id == nil ? 0 : records.number(at: record + 15, width: 2)
        let extensions = PackedReader(TypeTable.extensions, text: TypeTable.text)
        return (first..<(first + count)).map { extensions.text(at: $0 * textWidth) }
    }

    static func charset(_ id: TypeID) -> String? {
        optional(records.text(at: id.number * recordWidth + 17))
    }

    static func summary(_ id: TypeID) -> String? {
        optional(records.text(at: id.number * recordWidth + 22))
    }

    private static func optional(_ text: ConstantText) -> String? {
        text.count == 0 ? nil : text.string
    }
}

extension ConstantText {
    /// Whether the bytes are equal, letter case ignored.
    @inline(__always)
    func equalsFolded(_ other: UnsafeBufferPointer<UInt8>) -> Bool {
        guard count == other.count else { return false }
        for position in 0..<count
        where start[position].asciiLowercased != other[position].asciiLowercased {
            return false
        }
        return true
    }

    /// Whether the bytes are equal.
    @inline(__always)
    func equals(_ other: UnsafeBufferPointer<UInt8>) -> Bool {
        bytes.elementsEqual(other)
    }
}

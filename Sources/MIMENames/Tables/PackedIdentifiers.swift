import MIMETypes

/// Look-ups of uniform type identifiers in `IdentifierTable`, which is made from `data/own/identifiers.tsv`.
enum PackedIdentifiers {
    private static let recordWidth = 12
    private static let preferenceWidth = 5
    private static var records: PackedReader { PackedReader(IdentifierTable.records) }

    /// The number of identifiers.
    static var count: Int { records.count / recordWidth }

    /// Returns the number of an identifier's record, ignoring case; nil if it is not in the table.
    static func find(_ identifier: String) -> Int? {
        let wanted = Array(identifier.utf8.map(\.asciiLowercased))
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            let name = name(middle).bytes.lazy.map(\.asciiLowercased)
            if name.elementsEqual(wanted) { return middle }
            if name.lexicographicallyPrecedes(wanted) { low = middle + 1 } else { high = middle }
        }
        return nil
    }

    /// Returns the identifier of a record.
    static func name(_ record: Int) -> ConstantText {
        let start = record * recordWidth
        return PackedReader(IdentifierTable.names)
            .text(at: records.number(at: start, width: 3), count: records.number(at: start + 3, width: 2))
    }

    /// Returns the media type of a record; nil if it has none.
    static func type(_ record: Int) -> MIMEType? {
        let number = records.number(at: record * recordWidth + 5, width: 3)
        return number == 0 ? nil : PackedTypes.type(TypeID(number: number - 1))
    }

    /// Returns the records that a record conforms to directly.
    static func parents(_ record: Int) -> [Int] {
        let start = records.number(at: record * recordWidth + 8, width: 3)
        let count = records.number(at: record * recordWidth + 11, width: 1)
        let table = PackedReader(IdentifierTable.parents)
        return (0..<count).map { table.number(at: start + $0 * 2, width: 2) }
    }

    /// Returns the record of a type's preferred identifier; nil if it has none.
    static func preferred(_ type: TypeID) -> Int? {
        let table = PackedReader(IdentifierTable.preferred)
        var (low, high) = (0, table.count / preferenceWidth)
        while low < high {
            let middle = (low + high) / 2
            let number = table.number(at: middle * preferenceWidth, width: 3)
            if number == type.number { return table.number(at: middle * preferenceWidth + 3, width: 2) }
            if number < type.number { low = middle + 1 } else { high = middle }
        }
        return nil
    }
}

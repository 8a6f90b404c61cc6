/// The order of the lines in a table written by hand.
///
/// Sorted lines keep changes apart and make two lines about one subject neighbours.
struct TableOrder {
    /// The file's path in `data/`.
    let name: String
    /// How many columns from the left the lines are sorted by; lines that have these in common keep their order.
    let columns: Int

    static let all = [
        ("categories.tsv", 1), ("corrections.tsv", 2), ("descriptions.tsv", 1), ("licences.tsv", 1),
        ("name-counts.tsv", 1), ("own/families.tsv", 1), ("own/flags.tsv", 2), ("own/globs.tsv", 2),
        ("own/identifiers.tsv", 1), ("own/libmagic-names.tsv", 1), ("own/libmagic.tsv", 1), ("own/names.tsv", 2),
        ("own/signatures.tsv", 1), ("own/types.tsv", 1), ("own/xml-roots.tsv", 2), ("own/zip-contents.tsv", 1),
    ].map { TableOrder(name: $0, columns: $1) }

    /// The first line of a table that is out of order; nil if there is none.
    func problem(in text: String) -> String? {
        let lines = Self.lines(text)
        for index in lines.indices.dropFirst(2) where precedes(lines[index], lines[index - 1]) {
            return "\(name):\(index + 1): '\(lines[index].prefix { $0 != "\t" })' belongs further up; "
                + "run generate-tables sort"
        }
        return nil
    }

    /// The table in order, below its first line, which names the columns.
    func sorted(_ text: String) -> String {
        let lines = Self.lines(text)
        let rows = lines.dropFirst().enumerated().sorted { left, right in
            if precedes(left.element, right.element) { return true }
            return !precedes(right.element, left.element) && left.offset < right.offset
        }
        return (lines.prefix(1) + rows.map(\.element)).map { $0 + "\n" }.joined()
    }

    private func precedes(_ left: Substring, _ right: Substring) -> Bool {
        key(left).lexicographicallyPrecedes(key(right))
    }

    /// The bytes that a line is sorted by.
    ///
    /// A tab comes before all other characters that a column may have.
    private func key(_ line: Substring) -> [UInt8] {
        Array(
            line.utf8.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
                .prefix(columns).joined(separator: [UInt8(ascii: "\t")]))
    }

    private static func lines(_ text: String) -> [Substring] { text.split(separator: "\n") }
}

/// The order of the lines in a table written by hand.
///
/// Sorting keeps changes apart in diffs, and puts lines about the same subject next to each other.
struct TableOrder {
    /// The path of the file in `data/`.
    let name: String
    /// The number of columns, from the left, by which lines are sorted.
    ///
    /// Lines that are equal in these columns keep their order.
    let columns: Int

    static let all = [
        ("categories.tsv", 1), ("corrections.tsv", 2), ("descriptions.tsv", 1), ("licences.tsv", 1),
        ("name-counts.tsv", 1), ("own/families.tsv", 1), ("own/flags.tsv", 2), ("own/forms.tsv", 2),
        ("own/globs.tsv", 2), ("own/identifiers.tsv", 1), ("own/libmagic-names.tsv", 1), ("own/libmagic.tsv", 1),
        ("own/names.tsv", 2), ("own/signatures.tsv", 1), ("own/types.tsv", 1), ("own/xml-roots.tsv", 2),
        ("own/zip-contents.tsv", 1),
    ].map { TableOrder(name: $0, columns: $1) }

    /// Returns a message about the first line that is out of order; nil if all lines are in order.
    func problem(in text: String) -> String? {
        let lines = Self.lines(text)
        for index in lines.indices.dropFirst(2) where precedes(lines[index], lines[index - 1]) {
            return "\(name):\(index + 1): '\(lines[index].prefix { $0 != "\t" })' belongs further up; "
                + "run generate-tables sort"
        }
        return nil
    }

    /// Returns the table with its lines sorted; the first line, which names the columns, stays first.
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

    /// Returns the bytes by which a line is sorted.
    ///
    /// A tab sorts before all other characters that a column may contain.
    private func key(_ line: Substring) -> [UInt8] {
        Array(
            line.utf8.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
                .prefix(columns).joined(separator: [UInt8(ascii: "\t")]))
    }

    private static func lines(_ text: String) -> [Substring] { text.split(separator: "\n") }
}

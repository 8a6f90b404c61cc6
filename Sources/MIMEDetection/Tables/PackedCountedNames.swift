import MIMENames
import MIMETypes

/// Looks up the extensions in `CountedNameTable`, of which many packages have files.
///
/// `data/name-counts.tsv` has the counts.
enum PackedCountedNames {
    /// Whether few packages have files of the extension that the detail of a name's evidence states: `glob *.png`.
    ///
    /// - Returns: false for whole names and for extensions that the tables don't have, since those were not counted.
    static func isRare(_ detail: String) -> Bool {
        guard detail.hasPrefix("glob *.") else { return false }
        let name = detail.utf8.dropFirst("glob *".utf8.count).prefix { $0 != ASCII.space && $0 != UInt8(ascii: ",") }
        return Array(name).withUnsafeBufferPointer { PackedGlobs.record(of: $0) != nil && !contains($0) }
    }

    /// Whether an extension, with its dot, is in the table.
    static func contains(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        let table = PackedReader(CountedNameTable.text)
        var start = 0
        while start < table.count {
            let count = table.number(at: start, width: 1)
            if count == name.count, table.text(at: start + 1, count: count).equals(name) { return true }
            start += 1 + count
        }
        return false
    }
}

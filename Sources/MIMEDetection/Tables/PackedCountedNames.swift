import MIMENames
import MIMETypes

/// Looks up what was counted about an extension in `CountedNameTable`.
///
/// `data/name-counts.tsv` has the counts.
struct PackedCountedNames: OptionSet {
    let rawValue: Int

    /// Many packages have files with the extension.
    static let often = PackedCountedNames(rawValue: 1)
    /// The files with the extension that are something else are texts, but for few.
    static let otherwiseText = PackedCountedNames(rawValue: 2)

    /// What was counted about the extension that the detail of a name's evidence states: `glob *.png`.
    ///
    /// - Returns: nil for whole names and for extensions that the tables don't have, since those were not counted.
    static func find(_ detail: String) -> PackedCountedNames? {
        guard detail.hasPrefix("glob *.") else { return nil }
        let name = detail.utf8.dropFirst("glob *".utf8.count).prefix { $0 != ASCII.space && $0 != UInt8(ascii: ",") }
        return Array(name).withUnsafeBufferPointer { PackedGlobs.record(of: $0) == nil ? nil : record(of: $0) }
    }

    /// The record of an extension, with its dot; empty if there is none.
    private static func record(of name: UnsafeBufferPointer<UInt8>) -> PackedCountedNames {
        let table = PackedReader(CountedNameTable.text)
        var start = 0
        while start < table.count {
            let count = table.number(at: start + 1, width: 1)
            if count == name.count, table.text(at: start + 2, count: count).equals(name) {
                return PackedCountedNames(rawValue: table.number(at: start, width: 1))
            }
            start += 2 + count
        }
        return []
    }
}

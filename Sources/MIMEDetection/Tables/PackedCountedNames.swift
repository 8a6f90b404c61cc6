import MIMENames
import MIMETypes

/// The results of counting the files with an extension, from `CountedNameTable`.
///
/// `data/name-counts.tsv` contains the counts.
struct PackedCountedNames: OptionSet {
    let rawValue: Int

    /// Many packages contain files with the extension.
    static let often = PackedCountedNames(rawValue: 1)
    /// Nearly all files with the extension that are not of the named type are text.
    static let otherwiseText = PackedCountedNames(rawValue: 2)
    /// Nearly no file with the extension is text, unless the named type is.
    static let neverText = PackedCountedNames(rawValue: 4)
    /// Several packages contain binary files with the extension that are not of the named type, or one package does
    /// and few contain files that are proven to be of that type.
    static let alsoBinary = PackedCountedNames(rawValue: 8)
    /// The extension has four letters or more.
    static let long = PackedCountedNames(rawValue: 16)
    /// The extension represents no type, and nearly all files with it are text.
    static let onlyText = PackedCountedNames(rawValue: 32)

    /// Checks whether the files with the extension of a name, which represents no type, are text.
    static func standsForText(_ name: [UInt8]) -> Bool {
        guard let dot = name.lastIndex(of: ASCII.dot), dot > 0 else { return false }
        return name[dot...].withUnsafeBufferPointer { record(of: $0).contains(onlyText) }
    }

    /// Looks up the extension that the detail of a name's evidence states, such as `glob *.png`.
    ///
    /// - Returns: the results; nil for complete names and for extensions that the tables don't contain, since those
    ///   were not counted.
    static func find(_ detail: String) -> PackedCountedNames? {
        guard detail.hasPrefix("glob *.") else { return nil }
        let name = detail.utf8.dropFirst("glob *".utf8.count).prefix { $0 != ASCII.space && $0 != UInt8(ascii: ",") }
        return Array(name).withUnsafeBufferPointer {
            guard PackedGlobs.record(of: $0) != nil else { return nil }
            return $0.count < ".abcd".utf8.count ? record(of: $0) : record(of: $0).union(long)
        }
    }

    /// Returns the record of an extension, given with its dot; empty if there is none.
    private static func record(of name: UnsafeBufferPointer<UInt8>) -> PackedCountedNames {
        let table = PackedReader(CountedNameTable.text)
        guard name.count > 1 else { return [] }
        var start = 0
        while start < table.count, table.number(at: start + 3, width: 1) <= Int(name[1]) {
            let count = table.number(at: start + 1, width: 1)
            if count == name.count, table.text(at: start + 2, count: count).equals(name) {
                return PackedCountedNames(rawValue: table.number(at: start, width: 1))
            }
            start += 2 + count
        }
        return []
    }
}

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
    /// Hardly any file with the extension is in a known binary format other than the types of the extension.
    static let noOtherFormat = PackedCountedNames(rawValue: 16)
    /// The extension represents no type, and nearly all files with it are text.
    static let onlyText = PackedCountedNames(rawValue: 32)
    /// Hardly any file with the extension is binary and not of its types.
    static let noOtherBytes = PackedCountedNames(rawValue: 64)
    /// The extension has four letters or more, which the table does not state.
    static let long = PackedCountedNames(rawValue: 128)

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
        var detail = detail
        return detail.withUTF8 { bytes in
            let start = "glob *".utf8.count
            guard bytes.starts(with: "glob *.".utf8) else { return nil }
            let end = bytes[start...].firstIndex { $0 == ASCII.space || $0 == UInt8(ascii: ",") } ?? bytes.count
            let name = UnsafeBufferPointer(rebasing: bytes[start..<end])
            guard PackedGlobs.record(of: name) != nil else { return nil }
            return name.count < ".abcd".utf8.count ? record(of: name) : record(of: name).union(long)
        }
    }

    /// Returns the record of an extension, given with its dot; empty if there is none.
    private static func record(of name: UnsafeBufferPointer<UInt8>) -> PackedCountedNames {
        let (text, index) = (PackedReader(CountedNameTable.text), PackedReader(CountedNameTable.index))
        var slot = PackedFormat.hash(name) & CountedNameTable.indexMask
        while true {
            let number = index.number(at: slot * 3, width: 3)
            guard number > 0 else { return [] }
            let (start, count) = (number - 1, name.count)
            if text.number(at: start + 2, width: 1) == count, text.text(at: start + 3, count: count).equals(name) {
                return PackedCountedNames(rawValue: text.number(at: start, width: 2))
            }
            slot += 1
        }
    }
}

import MIMETypes

/// How often files of an extension were found to be what it says; `data/name-counts.tsv` has the numbers.
enum PackedNameCounts {
    /// Numbers of packages.
    struct Count: Equatable {
        /// With files that are what the extension says, or may be.
        let known: Int
        /// With files that are other text.
        let text: Int
        /// With files of another binary format.
        let binary: Int
        /// With files of bytes that are of no known format.
        let bytes: Int
    }

    private static let beforeExtension = "glob *".utf8.count

    /// Looks up the extension of which the detail of a name's evidence speaks, such as `glob *.png`.
    ///
    /// - Returns: nil if it is about no extension, or nothing was counted.
    static func count(of detail: String) -> Count? { withExtension(of: detail, find) }

    /// Calls `body` with the extension of which the detail of a name's evidence speaks, with its dot.
    ///
    /// - Returns: nil if it is about no extension, or `body` returns nil.
    static func withExtension<Result>(
        of detail: String, _ body: (UnsafeBufferPointer<UInt8>) -> Result?
    ) -> Result? {
        guard detail.hasPrefix("glob *.") else { return nil }
        let name = detail.utf8.dropFirst(beforeExtension).prefix { $0 != ASCII.space && $0 != UInt8(ascii: ",") }
        return Array(name).withUnsafeBufferPointer(body)
    }

    private static func find(_ name: UnsafeBufferPointer<UInt8>) -> Count? {
        let text = PackedReader(NameCountTable.text)
        let index = PackedReader(NameCountTable.index)
        var slot = PackedFormat.hash(name) & NameCountTable.indexMask
        while true {
            let record = index.number(at: slot * 3, width: 3) - 1
            guard record >= 0 else { return nil }
            let length = text.number(at: record, width: 1)
            if length == name.count, text.text(at: record + 1, count: length).equals(name) {
                let numbers = (0..<4).map { text.number(at: record + 1 + length + $0 * 2, width: 2) }
                return Count(known: numbers[0], text: numbers[1], binary: numbers[2], bytes: numbers[3])
            }
            slot += 1
        }
    }
}

/// Finds names that introduce actions where a PDF is not written as its specification says.
///
/// Readers differ in what they skip there, so only the names count, not what they belong to.
struct PDFSightings {
    private let bytes: UnsafeRawBufferPointer

    init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    /// Looks for such a name in a range.
    ///
    /// - Parameters:
    ///   - range: the bytes to search.
    ///   - isText: whether the bytes are known not to be the data of a stream, in which a short name may occur by
    ///     chance.
    /// - Returns: the offset of the first name; nil if there is none.
    func first(in range: Range<Int>, isText: Bool) -> Int? {
        var cursor = ByteCursor(UnsafeRawBufferPointer(rebasing: bytes[..<range.upperBound]), at: range.lowerBound)
        while !cursor.isAtEnd {
            cursor.skip(to: UInt8(ascii: "/"))
            let offset = cursor.position
            guard offset + 1 < range.upperBound else { return nil }
            cursor.skip(1)
            guard Self.firsts.contains(bytes[offset + 1]) else { continue }
            let isShort = isText && offset - range.lowerBound < Self.longestText
            if matches(Self.names, offset + 1) || isShort && matches(Self.shortNames, offset + 1) { return offset }
        }
        return nil
    }

    private func matches(_ names: [StaticString], _ offset: Int) -> Bool {
        names.contains { PDFName.spells($0, in: bytes, at: offset) }
    }

    /// The number of bytes in which short names are looked for.
    private static let longestText = 4096
    private static let firsts = ASCIISet("JLIGRTOEUX#")
    private static let names: [StaticString] = [
        "JavaScript", "Launch", "ImportData", "GoToR", "GoToE", "Rendition", "RichMedia", "Thread", "OnInstantiate",
        "ObjStm", "Encrypt",
    ]
    private static let shortNames: [StaticString] = ["URI", "XFA"]
}

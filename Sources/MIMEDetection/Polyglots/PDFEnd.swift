import MIMETypes

/// Examines what comes after each `%%EOF` in a PDF.
///
/// A document that was changed has one at the end of every version, so only objects, tables and text are expected after
/// one. A file hidden after one may itself end with another, as PostScript does.
enum PDFEnd {
    /// The maximum number of ends that may be followed by something that needs closer examination.
    ///
    /// Ordinary documents have two or three: the last one, and those of attached documents that aren't compressed.
    private static let maxLooks = 64

    /// Returns what comes after an end; nil if only padding or more of the document follows every end.
    static func trailingData(in bytes: UnsafeRawBufferPointer) -> OtherReading? {
        var (cursor, looks, unknown): (ByteCursor, Int, OtherReading?) = (ByteCursor(bytes), 0, nil)
        while cursor.skip(behind: "%%EOF") {
            let end = cursor.position
            if continues(bytes, at: end) { continue }
            looks += 1
            if looks > maxLooks { return unchecked(end) }
            guard let (type, start) = TrailingContent.find(in: bytes, after: end) else { continue }
            let found = reading(type, end, bytes.count - end)
            if PictureEnd.isShown(type) { return PictureEnd.worst(in: bytes, from: start, type, after: found) }
            if type != .octetStream, type != .plainText { return found }
            // Data of no known format counts only after the last end, since anything may come between versions.
            unknown = found
        }
        return unknown.flatMap { $0.offset == lastEnd(bytes) ? $0 : nil }
    }

    /// Checks whether an object, a table, the end of a stream or another end comes next.
    private static func continues(_ bytes: UnsafeRawBufferPointer, at end: Int) -> Bool {
        var cursor = ByteCursor(bytes, at: end)
        cursor.skipWhitespace()
        guard let next = cursor.peek() else { return true }
        switch next {
        case UInt8(ascii: "%"): return cursor.starts(with: "%%EOF")
        case UInt8(ascii: "x"): return cursor.starts(with: "xref")
        case UInt8(ascii: "s"): return cursor.starts(with: "startxref")
        case UInt8(ascii: "e"): return cursor.starts(with: "endstream")
        default:
            let digits = cursor.take { (0x30...0x39).contains($0) }
            return (1...10).contains(digits.count) && cursor.peek() == 0x20
                && cursor.peek(1).map { $0 &- 0x30 < 10 } == true
        }
    }

    private static func lastEnd(_ bytes: UnsafeRawBufferPointer) -> Int? {
        var (cursor, end): (ByteCursor, Int?) = (ByteCursor(bytes), nil)
        while cursor.skip(behind: "%%EOF") { end = cursor.position }
        return end
    }

    private static func reading(_ type: MIMEType, _ end: Int, _ count: Int) -> OtherReading {
        OtherReading(
            kind: .trailingData, type: type, offset: end, detail: "\(count) bytes after an end of the document")
    }

    private static func unchecked(_ offset: Int) -> OtherReading {
        OtherReading(
            kind: .unchecked, type: .pdf, offset: offset, detail: "more ends of the document than are looked at",
            feature: .tooCostly)
    }
}

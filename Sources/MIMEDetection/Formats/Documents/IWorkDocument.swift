import MIMETypes

/// Distinguishes documents of Pages, Numbers and Keynote since 2013, whose entries all have the same names.
///
/// The entry `Index/Document.iwa` is compressed with Snappy and starts with a message whose number identifies the
/// program. The message is so short that it is in the first chunk, which is literal.
/// https://github.com/obriensp/iWorkFileFormat,
/// https://github.com/google/snappy/blob/main/format_description.txt
enum IWorkDocument {
    static let entry: StaticString = "Index/Document.iwa"
    /// The entry in which versions before 2013 store the document, as XML.
    static let olderEntry: StaticString = "index.xml"

    static func type(_ directory: ZIPDirectory, _ resource: Resource) throws(ResourceError) -> StaticString? {
        let isSlide: (ZIPEntryName) -> Bool = { name in
            (name.hasPrefix("Index/Slide") || name.hasPrefix("Index/MasterSlide")) && name.hasSuffix(".iwa")
        }
        if directory.first(where: isSlide) != nil { return "application/vnd.apple.keynote" }
        guard let document = directory.first(named: entry),
            let start = try directory.content(of: document, limit: 64, resource)
        else { return nil }
        return switch start.withUnsafeBytes({ messageNumber($0) }) {
        case 1: "application/vnd.apple.numbers"
        case 10_000: "application/vnd.apple.pages"
        default: nil
        }
    }

    /// Returns the type of a Pages or Numbers document before 2013, by the namespace of its root element; Keynote uses
    /// an entry of its own.
    static func olderType(_ directory: ZIPDirectory, _ resource: Resource) throws(ResourceError) -> StaticString? {
        guard let document = directory.first(named: olderEntry),
            let start = try directory.content(of: document, limit: 256, resource)
        else { return nil }
        return start.withUnsafeBytes { bytes in
            let roots: [(StaticString, StaticString)] = [
                ("<sl:document", "application/vnd.apple.pages"), ("<ls:document", "application/vnd.apple.numbers"),
            ]
            return roots.first { root in
                var cursor = ByteCursor(bytes)
                return cursor.skip(behind: root.0)
            }?.1
        }
    }

    /// Returns the number of the first message.
    ///
    /// It comes after the lengths of the chunk, the text and the literal, and the identifier of the archive, each with
    /// the tag of its field.
    private static func messageNumber(_ bytes: UnsafeRawBufferPointer) -> Int? {
        var cursor = ByteCursor(bytes, at: 4)
        guard bytes.first == 0, number(&cursor) != nil, skipLiteralTag(&cursor), number(&cursor) != nil,
            cursor.next() == 0x08, number(&cursor) == 1, cursor.next() == 0x12, number(&cursor) != nil,
            cursor.next() == 0x08
        else { return nil }
        return number(&cursor)
    }

    private static func skipLiteralTag(_ cursor: inout ByteCursor) -> Bool {
        guard let tag = cursor.next(), tag & 3 == 0 else { return false }
        // Lengths of more than 60 bytes follow in one to four bytes.
        cursor.skip(max(0, Int(tag >> 2) - 59))
        return true
    }

    /// Reads a number in groups of seven bits, lowest first.
    private static func number(_ cursor: inout ByteCursor) -> Int? {
        var value = 0
        for shift in stride(from: 0, to: 35, by: 7) {
            guard let byte = cursor.next() else { return nil }
            value |= Int(byte & 0x7F) << shift
            if byte < 0x80 { return value }
        }
        return nil
    }
}

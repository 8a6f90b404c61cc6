import MIMETypes

/// Looks in a PDF for an action that runs a script or a program.
///
/// Only objects that are written out are found, not those in object streams. A document that merely mentions JavaScript
/// has no such action. https://pdfa.org/resource/iso-32000-2/ section 12.6
enum PDFScriptSearch {
    /// The first action, or nil if there is none.
    static func reading(in bytes: UnsafeRawBufferPointer) -> OtherReading? {
        var cursor = ByteCursor(bytes)
        while cursor.skip(behind: "/S") {
            let start = cursor.position - 2
            var value = cursor
            value.skipWhitespace()
            guard value.consume("/") else { continue }
            if isName("JavaScript", value) { return reading("text/javascript", start, "/S /JavaScript") }
            if isName("Launch", value) { return reading("application/x-executable", start, "/S /Launch") }
        }
        return nil
    }

    private static func reading(_ type: StaticString, _ offset: Int, _ detail: String) -> OtherReading {
        OtherReading(kind: .script, type: MIMEType(constant: type), offset: offset, detail: detail)
    }

    /// Whether a name stands at a cursor, any character of which may be written as `#` and two digits.
    private static func isName(_ name: String, _ start: ByteCursor) -> Bool {
        var cursor = start
        for wanted in name.utf8 {
            guard let byte = cursor.next() else { return false }
            if byte == wanted { continue }
            guard byte == UInt8(ascii: "#"), let high = cursor.next(), let low = cursor.next(),
                UInt8(String(decoding: [high, low], as: UTF8.self), radix: 16) == wanted
            else { return false }
        }
        guard let end = cursor.peek() else { return true }
        return end <= 0x20 || "/<>()[]{}%".utf8.contains(end)
    }
}

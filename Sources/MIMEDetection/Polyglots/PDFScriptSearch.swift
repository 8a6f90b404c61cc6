import MIMETypes

/// Looks in a PDF for an action that runs a script.
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
            guard value.consume("/"), isJavaScript(&value) else { continue }
            return OtherReading(
                kind: .script, type: MIMEType(constant: "text/javascript"), offset: start, detail: "/S /JavaScript")
        }
        return nil
    }

    /// Whether a name is that of the action.
    ///
    /// Any character of it may be written as `#` and two digits.
    private static func isJavaScript(_ cursor: inout ByteCursor) -> Bool {
        for wanted in "JavaScript".utf8 {
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

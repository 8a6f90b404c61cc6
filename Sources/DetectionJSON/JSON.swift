/// A JSON value; the members of an object keep their order.
///
/// `JSONWriter` writes such values. Use them for small documents; results for files are written piece by piece instead.
///
/// https://www.rfc-editor.org/rfc/rfc8259
package enum JSON {
    case null
    case bool(Bool)
    case number(Int)
    /// A finite number with a fractional part.
    case decimal(Double)
    case string(String)
    case array([JSON])
    case object([(String, JSON)])

    /// The value on one line.
    package var text: String {
        var bytes: [UInt8] = []
        append(to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends the value on one line.
    package func append(to output: inout [UInt8]) {
        var writer = JSONWriter()
        writer.value(self)
        output += writer.finish()
    }
}

/// A JSON value whose members keep their order.
///
/// `JSONWriter` writes it. It is for small documents. Answers about files are written piece by piece.
///
/// https://www.rfc-editor.org/rfc/rfc8259
package enum JSON {
    case null
    case bool(Bool)
    case number(Int)
    /// A number with a fraction, which is finite.
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

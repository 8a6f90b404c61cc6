/// A JSON value whose members keep their order.
///
/// Foundation's encoder would cost more than the detection of a file.
///
/// https://www.rfc-editor.org/rfc/rfc8259
enum JSON {
    case null
    case string(String)
    case array([JSON])
    case object([(String, JSON)])

    /// The value on one line.
    var text: String {
        switch self {
        case .null: "null"
        case .string(let text): Self.quoted(text)
        case .array(let elements): "[\(elements.map(\.text).joined(separator: ","))]"
        case .object(let members): "{\(members.map { "\(Self.quoted($0)):\($1.text)" }.joined(separator: ","))}"
        }
    }

    private static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case "\r": quoted += "\\r"
            case "\t": quoted += "\\t"
            // A separator of lines outside JSON, which some readers of JSON Lines stumble over.
            case "\u{2028}", "\u{2029}": quoted += escape(scalar)
            case _ where scalar.value < 0x20 || scalar.value == 0x7F: quoted += escape(scalar)
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }

    private static func escape(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
}

/// A JSON value whose members keep their order.
///
/// Foundation's encoder would cost more than the detection of a file, and it escapes the slash of every media type.
///
/// https://www.rfc-editor.org/rfc/rfc8259
package enum JSON {
    case null
    case bool(Bool)
    case number(Int)
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
        switch self {
        case .null: output += "null".utf8
        case .bool(let value): output += (value ? "true" : "false").utf8
        case .number(let value): output += "\(value)".utf8
        case .string(let text): Self.append(text, to: &output)
        case .array(let elements): Self.append(elements, "[", "]", to: &output) { $0.append(to: &$1) }
        case .object(let members):
            Self.append(members, "{", "}", to: &output) { member, output in
                Self.append(member.0, to: &output)
                output.append(UInt8(ascii: ":"))
                member.1.append(to: &output)
            }
        }
    }

    private static func append<Element>(
        _ elements: [Element], _ opening: Unicode.Scalar, _ closing: Unicode.Scalar, to output: inout [UInt8],
        _ append: (Element, inout [UInt8]) -> Void
    ) {
        output.append(UInt8(ascii: opening))
        for index in elements.indices {
            if index > 0 { output.append(UInt8(ascii: ",")) }
            append(elements[index], &output)
        }
        output.append(UInt8(ascii: closing))
    }
}

extension JSON {
    static func append(_ text: String, to output: inout [UInt8]) {
        output.append(UInt8(ascii: "\""))
        var text = text
        // In one piece if it is plain, as nearly all of it is.
        let isDone = text.withUTF8 { bytes in
            guard isPlain(bytes) else { return false }
            output.append(contentsOf: bytes)
            return true
        }
        if !isDone { appendEscaped(text, to: &output) }
        output.append(UInt8(ascii: "\""))
    }

    /// Whether each byte stands for itself, as in most texts.
    static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
    }

    private static func appendEscaped(_ text: String, to output: inout [UInt8]) {
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": output += "\\\"".utf8
            case "\\": output += "\\\\".utf8
            case "\n": output += "\\n".utf8
            case "\r": output += "\\r".utf8
            case "\t": output += "\\t".utf8
            // A separator of lines outside JSON, which some readers of JSON Lines stumble over.
            case "\u{2028}", "\u{2029}": output += escape(scalar).utf8
            case _ where scalar.value < 0x20 || scalar.value == 0x7F: output += escape(scalar).utf8
            // What is not seen, or turns text around, may not hide in a log or on a terminal.
            case _ where scalar.value > 0x7F && scalar.properties.generalCategory == .format:
                for unit in UTF16.encode(scalar) ?? UTF16.EncodedScalar() { output += escape(unit).utf8 }
            default: output += UTF8.encode(scalar).map { Array($0) } ?? []
            }
        }
    }

    private static func escape(_ scalar: Unicode.Scalar) -> String { escape(UInt16(scalar.value)) }

    private static func escape(_ unit: UInt16) -> String {
        let digits = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
}

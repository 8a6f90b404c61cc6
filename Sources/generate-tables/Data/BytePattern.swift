import MIMETypes

/// The notation for bytes in `signatures.tsv`: printable ASCII between double quotes, everything else in hexadecimal.
///
/// For example, `89"PNG"0D0A1A0A` represents the first eight bytes of a PNG image.
enum BytePattern {
    static func text(_ bytes: [UInt8]) -> String {
        var text = ""
        var isQuoted = false
        for byte in bytes {
            let isPrintable = (0x20...0x7E).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
            if isPrintable != isQuoted {
                text += "\""
                isQuoted = isPrintable
            }
            text += isPrintable ? String(UnicodeScalar(byte)) : hexadecimal(byte)
        }
        return isQuoted ? text + "\"" : text
    }

    /// Returns the bytes that a text represents; nil if the text is malformed.
    static func bytes(_ text: String) -> [UInt8]? {
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let first = rest.popFirst() {
            if first == UInt8(ascii: "\"") {
                guard let end = rest.firstIndex(of: UInt8(ascii: "\"")) else { return nil }
                bytes += rest[..<end]
                rest = rest[(end + 1)...]
            } else {
                guard let second = rest.popFirst(),
                    let byte = UInt8(String(decoding: [first, second], as: UTF8.self), radix: 16)
                else { return nil }
                bytes.append(byte)
            }
        }
        return bytes
    }

    static func hexadecimal(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
    }
}

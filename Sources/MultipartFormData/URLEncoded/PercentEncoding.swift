import MIMETypes

/// The encoding of a byte as a percent sign and two hexadecimal digits.
///
/// https://url.spec.whatwg.org/#percent-encoded-bytes
package enum PercentEncoding {
    /// Decodes text; nil if any of it is malformed.
    static func decode(_ text: ArraySlice<UInt8>) -> [UInt8]? {
        var isWellFormed = true
        let bytes = decode(text) { isWellFormed = false }
        return isWellFormed ? bytes : nil
    }

    /// Decodes all well-formed escapes, and calls `malformed` for each percent sign that is left unchanged.
    package static func decode(_ text: ArraySlice<UInt8>, malformed: () -> Void) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(text.count)
        var rest = text
        while let byte = rest.popFirst() {
            guard byte == ASCII.percent else {
                result.append(byte)
                continue
            }
            if let high = rest.first.flatMap(ASCII.hexadecimalValue),
                let low = rest.dropFirst().first.flatMap(ASCII.hexadecimalValue)
            {
                result.append(high << 4 | low)
                rest = rest.dropFirst(2)
            } else {
                malformed()
                result.append(byte)
            }
        }
        return result
    }

    /// Appends a byte as a percent sign and two capital hexadecimal digits.
    package static func append(_ byte: UInt8, to result: inout [UInt8]) {
        result.append(ASCII.percent)
        for digit in [byte >> 4, byte & 15] { result.append(digit < 10 ? 0x30 + digit : 0x37 + digit) }
    }
}

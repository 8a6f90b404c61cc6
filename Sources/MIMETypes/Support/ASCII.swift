/// Checks of single bytes, shared by the parsing of media types and the look-up of names.
@usableFromInline
package enum ASCII {
    package static let slash = UInt8(ascii: "/")
    package static let dot = UInt8(ascii: ".")
    package static let space = UInt8(ascii: " ")

    /// Returns the byte, in lower case if it is a capital letter.
    @inlinable
    @inline(__always)
    package static func lowercased(_ byte: UInt8) -> UInt8 {
        byte &- 0x41 < 26 ? byte | 0x20 : byte
    }

    /// Checks whether the byte is a letter or a digit.
    @inlinable
    @inline(__always)
    package static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        lowercased(byte) &- 0x61 < 26 || byte &- 0x30 < 10
    }

    /// Checks whether the byte may occur in an HTTP token.
    ///
    /// https://mimesniff.spec.whatwg.org/#http-token-code-point
    package static func isToken(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "!"), UInt8(ascii: "#"), UInt8(ascii: "$"), UInt8(ascii: "%"), UInt8(ascii: "&"),
            UInt8(ascii: "'"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: "^"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "|"), UInt8(ascii: "~"):
            true
        default:
            isLetterOrDigit(byte)
        }
    }

    /// Checks whether the byte is white space in HTTP: line feed, carriage return, tab or space.
    ///
    /// https://fetch.spec.whatwg.org/#http-whitespace
    package static func isHTTPWhitespace(_ byte: UInt8) -> Bool {
        byte == 0x0A || byte == 0x0D || byte == 0x09 || byte == 0x20
    }
}

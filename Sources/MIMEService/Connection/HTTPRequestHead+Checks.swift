#if Server
import MIMETypes
import NIOHTTP1

extension HTTPRequestHead {
    /// Whether the body is sent as it is or in chunks, without any other transfer coding.
    ///
    /// https://www.rfc-editor.org/rfc/rfc9112#section-6.1
    var hasKnownTransferCoding: Bool {
        let codings = headers[canonicalForm: "transfer-encoding"]
        return codings.count <= 1 && codings.allSatisfy { $0.lowercased() == "chunked" }
    }

    /// Whether an intermediary may have determined another end of the body, because HTTP/1.0 has no transfer codings.
    ///
    /// https://www.rfc-editor.org/rfc/rfc9112#section-6.1
    var isUnsurelyFramed: Bool {
        version == .http1_0 && headers.contains(name: "transfer-encoding")
    }

    /// Whether the request has a valid `Host` header: exactly one, with a host and possibly a port.
    ///
    /// HTTP/1.1 requires the header in every request.
    ///
    /// https://www.rfc-editor.org/rfc/rfc9112#section-3.2
    var hasSoundHost: Bool {
        var count = 0
        for (name, value) in headers where name.utf8.count == 4 && name.lowercased() == "host" {
            count += 1
            var value = value
            guard count == 1, value.withUTF8(Self.isHost) else { return false }
        }
        return count == 1 || version == .http1_0
    }

    /// Returns whether text is a name or an address, possibly followed by a port.
    ///
    /// The text may be empty, for URLs without a host.
    ///
    /// https://www.rfc-editor.org/rfc/rfc3986#section-3.2.2
    private static func isHost(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        if bytes.first == UInt8(ascii: "[") {
            guard let end = bytes.firstIndex(of: UInt8(ascii: "]")) else { return false }
            return bytes[bytes.startIndex..<end].dropFirst().allSatisfy(isOfAddress)
                && isPort(bytes[end...].dropFirst())
        }
        let name = bytes.prefix { $0 != UInt8(ascii: ":") }
        return name.allSatisfy(isOfName) && isPort(bytes[name.endIndex...])
    }

    /// Returns whether text is empty, or a colon followed by digits.
    private static func isPort(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        text.isEmpty || text.first == UInt8(ascii: ":") && text.dropFirst().allSatisfy { (0x30...0x39).contains($0) }
    }

    private static func isOfAddress(_ byte: UInt8) -> Bool {
        isOfName(byte) || byte == UInt8(ascii: ":")
    }

    /// Returns whether a byte is allowed in a registered name: a letter, a digit, a percent sign, or certain other
    /// characters.
    private static func isOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "%"),
            UInt8(ascii: "!"), UInt8(ascii: "$"),
            UInt8(ascii: "&")...UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "="):
            true
        default: ASCII.isLetterOrDigit(byte)
        }
    }
}
#endif

/// The grammar of certificates in text form (PEM).
///
/// https://www.rfc-editor.org/rfc/rfc7468#section-3
enum CertificateGrammar {
    /// Checks whether text consists of one or more certificates and nothing else.
    static func isFollowed(_ start: ByteCursor) -> Bool {
        var (cursor, count) = (start, 0)
        while !cursor.isAtEnd {
            let line = cursor.takeTrimmedLine()
            if line.isEmpty { continue }
            guard let kind = kinds.first(where: { line.equals($0.begin) }),
                isBody(&cursor, until: kind.end)
            else { return false }
            count += 1
        }
        return count > 0
    }

    private static let kinds: [(begin: StaticString, end: StaticString)] = [
        ("-----BEGIN CERTIFICATE-----", "-----END CERTIFICATE-----"),
        ("-----BEGIN X509 CERTIFICATE-----", "-----END X509 CERTIFICATE-----"),
        ("-----BEGIN TRUSTED CERTIFICATE-----", "-----END TRUSTED CERTIFICATE-----"),
    ]

    /// Moves past lines of Base64, which must start like a DER sequence, and the line that ends them.
    private static func isBody(_ cursor: inout ByteCursor, until end: StaticString) -> Bool {
        guard cursor.peek() == UInt8(ascii: "M") else { return false }
        while !cursor.isAtEnd {
            let line = cursor.takeTrimmedLine()
            if line.equals(end) { return true }
            guard line.allSatisfy(ByteClass.isBase64) else { return false }
        }
        return false
    }
}

import MIMETypes

/// Keys that consist only of their numbers.
enum DERKey {
    static let type = MIMEType(constant: "application/x-x509-key")

    /// Returns a candidate for the kind of key that a sequence of numbers is.
    ///
    /// https://www.rfc-editor.org/rfc/rfc8017#appendix-A.1, https://www.rfc-editor.org/rfc/rfc5915#section-3
    static func candidate(_ sequence: DERElement) -> Candidate? {
        let parts = sequence.children(10)
        guard let first = parts.first?.content, parts.count > 1, parts.last?.end == sequence.end else { return nil }
        if first.count == 1, first[0] == 1, parts[1].tag == DERElement.octetString,
            parts.dropFirst(2).allSatisfy({ $0.tag & 0xFE == DERElement.context })
        {
            return DERFormat.structural(type, "private key of an elliptic curve")
        }
        guard parts.allSatisfy({ $0.tag == DERElement.integer }) else { return nil }
        switch (parts.count, first.count) {
        case (9, 1) where first[0] == 0: return DERFormat.structural(type, "private key of RSA")
        case (6, 1) where first[0] == 0: return DERFormat.structural(type, "private key of DSA")
        case (2, 64...) where isExponent(parts[1]): return DERFormat.structural(type, "public key of RSA")
        default: return nil
        }
    }

    /// Checks whether a number is one of the exponents that are in use.
    private static func isExponent(_ number: DERElement) -> Bool {
        guard let content = number.content, content.count <= 3 else { return false }
        return [3, 17, 65537].contains(content.reduce(0) { $0 << 8 | Int($1) })
    }
}

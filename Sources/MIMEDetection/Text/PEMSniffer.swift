import MIMETypes

/// Recognises keys and certificates in text form (PEM) with words before the line that states what begins.
///
/// Such words are common, but so is text that quotes a certificate. This evidence therefore only supports a name and is
/// never the answer by itself. Text that starts with such a line is recognised by signatures.
/// https://www.rfc-editor.org/rfc/rfc7468#section-2
enum PEMSniffer: TextSniffer {
    static let tier = Evidence.Tier.none

    static func candidate(_ text: TextSample) -> Candidate? {
        var cursor = text.start
        while cursor.skip(behind: "-----BEGIN ") {
            let place = cursor.position - 11
            let isLineStart = place == text.start.position || text.bytes[place - 1] == 0x0A
            let label = cursor.take { (0x30...0x5A).contains($0) || $0 == 0x20 || $0 == UInt8(ascii: ".") }
            guard isLineStart, cursor.starts(with: "-----") else { continue }
            for (ending, type) in types where label.string.hasSuffix(ending) {
                return candidate(MIMEType(constant: type), "a line that begins \(label.string)", text)
            }
        }
        if isBareCertificate(text) {
            return candidate("application/x-x509-ca-cert", "DER in letters, without its first line", text)
        }
        return isDescription(text) ? candidate("application/x-x509-ca-cert", "what GnuTLS writes first", text) : nil
    }

    /// Checks whether text starts with the description that GnuTLS writes before the text form, which may be after the
    /// bytes that are read.
    private static func isDescription(_ text: TextSample) -> Bool {
        text.start.starts(with: "X.509 Certificate ")
    }

    /// Checks whether text consists only of Base64 characters and starts like a DER sequence.
    private static func isBareCertificate(_ text: TextSample) -> Bool {
        var cursor = text.start
        guard cursor.starts(with: "MI") else { return false }
        let line = cursor.takeTrimmedLine()
        return line.count >= 48 && line.allSatisfy(ByteClass.isBase64)
    }

    /// The types by the ends of labels, longer ends before shorter ones.
    private static let types: [(ending: String, type: StaticString)] = [
        ("PGP PUBLIC KEY BLOCK", "application/pgp-keys"), ("PGP PRIVATE KEY BLOCK", "application/pgp-keys"),
        ("PGP SIGNATURE", "application/pgp-signature"), ("PGP MESSAGE", "application/pgp-encrypted"),
        ("CERTIFICATE REQUEST", "application/pkcs10"), ("CERTIFICATE", "application/x-x509-ca-cert"),
        ("X509 CRL", "application/pkix-crl"), ("PKCS7", "application/pkcs7-signature"),
        ("OPENSSH PRIVATE KEY", "text/x-ssh-private-key"), ("RSA PRIVATE KEY", "application/x-x509-key"),
        ("EC PRIVATE KEY", "application/x-x509-key"), ("DSA PRIVATE KEY", "application/x-x509-key"),
        ("ENCRYPTED PRIVATE KEY", "application/pkcs8-encrypted"), ("PRIVATE KEY", "application/pkcs8"),
        ("PUBLIC KEY", "application/x-x509-key"),
        ("EC PARAMETERS", "application/x-x509-ec-parameters"), ("DSA PARAMETERS", "application/x-x509-dsa-parameters"),
        ("DH PARAMETERS", "application/x-x509-dh-parameters"),
        // Anything else that is stored in such files.
        ("", "application/x-x509-ca-cert"),
    ]
}

import MIMETypes

extension Detection {
    /// Says how the encoding of a text is known, and finds it out where the form of the bytes does not tell.
    ///
    /// Bytes of ASCII or UTF-8 that are all there are cost nothing.
    mutating func refineCharset(_ resource: Resource) throws(ResourceError) {
        guard let charset else { return }
        let isWhole = try resource.isHeadWhole()
        let found = try resource.withHead { head in
            head.withUnsafeBytes { bytes in Self.refined(charset, bytes, isWhole: isWhole) }
        }
        self.charset = found.charset
        charsetEvidence = found.evidence
    }

    private static func refined(
        _ charset: Charset, _ bytes: UnsafeRawBufferPointer, isWhole: Bool
    ) -> (charset: Charset, evidence: CharsetEvidence) {
        func found(_ charset: Charset, _ basis: CharsetEvidence.Basis) -> (Charset, CharsetEvidence) {
            (charset, CharsetEvidence(basis: basis, bytes: bytes.count, isWhole: isWhole))
        }
        let isASCII = charset == .usASCII
        guard charset == .unknown8Bit || isASCII && !isWhole else { return found(charset, .form) }
        if let declared = declared(in: bytes, isWhole: isWhole, isASCII: isASCII) {
            return found(declared, .declaration)
        }
        guard !isASCII, let likely = CharsetModel.charset(of: bytes, isWhole: isWhole) else {
            return found(charset, .form)
        }
        return found(likely, .statistics)
    }

    /// The encoding that a text declares, if the text can be in it.
    private static func declared(in bytes: UnsafeRawBufferPointer, isWhole: Bool, isASCII: Bool) -> Charset? {
        guard let stated = CharsetDeclaration.name(in: bytes, isWhole: isWhole),
            let name = PackedCharsets.canonicalName(stated)
        else { return nil }
        let charset = Charset(constant: name)
        // What was read is ASCII, which all encodings of the table contain.
        if isASCII { return charset }
        guard charset != .utf8, charset != .usASCII else { return nil }
        guard CharsetModel.isPossible(name, bytes, isWhole: isWhole) ?? true else {
            // Programs read the one as the other, which has letters where the one has controls.
            // https://encoding.spec.whatwg.org/#names-and-labels
            let windows = ConstantText("windows-1252")
            let isLatin1 = name.bytes.elementsEqual("iso-8859-1".utf8)
            let isPossible = CharsetModel.isPossible(windows, bytes, isWhole: isWhole) ?? false
            return isLatin1 && isPossible ? Charset(constant: windows) : nil
        }
        return charset
    }
}

import MIMETypes

extension Detection {
    /// Sets the evidence for the encoding of text, and determines the encoding if the form of the bytes doesn't show
    /// it.
    ///
    /// This costs next to nothing if the bytes are ASCII or UTF-8 and are the complete content.
    mutating func refineCharset(_ resource: Resource) throws(ResourceError) {
        guard let charset else { return }
        let isWhole = try resource.isHeadWhole()
        let found = Self.refined(charset, try resource.headBuffer(), isWhole: isWhole)
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
        if isASCII, let designated = DesignatedCharset.charset(of: bytes) { return found(designated, .form) }
        guard charset == .unknown8Bit || isASCII && !isWhole else { return found(charset, .form) }
        if let declared = declared(in: bytes, isWhole: isWhole, isASCII: isASCII) {
            return found(declared, .declaration)
        }
        guard !isASCII, let likely = CharsetModel.charset(of: bytes, isWhole: isWhole) else {
            return found(charset, .form)
        }
        return found(likely, .statistics)
    }

    /// Returns the encoding that text declares, if the text can be in it.
    private static func declared(in bytes: UnsafeRawBufferPointer, isWhole: Bool, isASCII: Bool) -> Charset? {
        guard let stated = CharsetDeclaration.name(in: bytes, isWhole: isWhole),
            let name = PackedCharsets.canonicalName(stated)
        else { return nil }
        let charset = Charset(constant: name)
        // The bytes that were read are ASCII, which is part of all encodings in the table.
        if isASCII { return charset }
        guard charset != .utf8, charset != .usASCII else { return nil }
        guard CharsetModel.isPossible(name, bytes, isWhole: isWhole) ?? true else {
            // Programs read ISO-8859-1 as Windows-1252, which has letters where ISO-8859-1 has control characters.
            // https://encoding.spec.whatwg.org/#names-and-labels
            let windows = ConstantText("windows-1252")
            let isLatin1 = name.bytes.elementsEqual("iso-8859-1".utf8)
            let isPossible = CharsetModel.isPossible(windows, bytes, isWhole: isWhole) ?? false
            return isLatin1 && isPossible ? Charset(constant: windows) : nil
        }
        return charset
    }
}

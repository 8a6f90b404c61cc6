import MIMETypes

/// Certificates, keys, and signed data, distinguished by their structure, a few elements deep.
enum DERFormat: ContainerFormat {
    static let firstBytes: [UInt8] = [DERElement.sequence, DERElement.objectIdentifier]

    // The shortest structure is a response that only states an error.
    static func mayMatch(_ head: UnsafeRawBufferPointer) -> Bool { head.count >= 5 }

    static func candidate(_ resource: Resource, head: UnsafeRawBufferPointer) throws(ResourceError) -> Candidate? {
        if let found = recognised(resource.knownSize, head) { return found }
        let mayBePart = areElements(head, resource.knownSize) || isSequence(head, resource.knownSize)
        return mayBePart ? part : nil
    }

    private static func recognised(_ size: Int?, _ head: UnsafeRawBufferPointer) -> Candidate? {
        if head.has([0x30, 0x80], at: 0) { return streamedMessage(head) ?? streamedStore(head) }
        guard let outer = DERElement(head, at: 0), outer.tag == DERElement.sequence else { return nil }
        if let size, size == outer.end, let refusal = refusal(outer) { return refusal }
        guard outer.end - outer.start >= 8 else { return nil }
        // The structure is the whole content, except for an added line end or the rest of a block, or it is truncated.
        let isCut = size.map { $0 < outer.end } ?? false
        if let size {
            if size > outer.end + 2, !isPadding(head, from: outer.end, to: size) { return bundle(outer, head) }
            if isCut, size < minCut { return nil }
        }
        let parts = outer.children(3)
        return parts.first.flatMap { recognised(outer, $0, parts, isCut: isCut) }
    }

    /// Checks whether a few zeros fill the rest of a block.
    private static func isPadding(_ head: UnsafeRawBufferPointer, from end: Int, to size: Int) -> Bool {
        size <= head.count && size - end <= 8 && head[end..<size].allSatisfy { $0 == 0 }
    }

    private static func recognised(
        _ outer: DERElement, _ first: DERElement, _ parts: [DERElement], isCut: Bool
    ) -> Candidate? {
        switch first.tag {
        case DERElement.objectIdentifier: return message(first, parts)
        case DERElement.integer: return key(first, parts) ?? (isCut ? nil : DERKey.candidate(outer))
        case DERElement.enumerated where !isCut: return response(first, parts)
        case DERElement.sequence: return signed(first, parts)
        default: return nil
        }
    }

    /// Support for the name of a certificate or key if the structure is that of neither: parameters, parts, test data.
    private static let part = Candidate(
        type: MIMEType(constant: "application/x-x509-ca-cert"),
        evidence: Evidence(basis: .container, tier: .none, detail: ConstantText("elements of DER")))

    /// Checks whether the content is a sequence that starts with another element.
    ///
    /// A short one must be the whole content.
    private static func isSequence(_ head: UnsafeRawBufferPointer, _ size: Int?) -> Bool {
        guard head.count > 4, head[0] == DERElement.sequence else { return false }
        let isShort = head[1] < 0x80
        let first = isShort ? 2 : 2 + Int(head[1] & 0x7F)
        guard !isShort || size == Int(head[1]) + 2, first <= 6, head.count > first else { return false }
        // What is signed in a certificate starts with its version, which has the number 0.
        let (family, number) = (head[first] & 0xE0, head[first] & 0x1F)
        return family == DERElement.context || family & 0xC0 == 0 && (1...0x16).contains(number)
    }

    /// Checks whether the content consists of a few elements: an algorithm and its parameters, or a key behind them.
    private static func areElements(_ head: UnsafeRawBufferPointer, _ size: Int?) -> Bool {
        var end = 0
        for _ in 0..<4 {
            guard let element = DERElement(head, at: end), partTags.contains(element.tag) else { return false }
            end = element.end
            if end == size { return true }
        }
        return false
    }

    private static let partTags: [UInt8] = [
        DERElement.sequence, DERElement.objectIdentifier, DERElement.integer, DERElement.octetString, 5,
    ]

    /// Recognises a certificate followed by another one, as some programs write a chain.
    private static func bundle(_ outer: DERElement, _ head: UnsafeRawBufferPointer) -> Candidate? {
        guard let next = DERElement(head, at: outer.end), next.tag == DERElement.sequence,
            next.first?.tag == DERElement.sequence, isCertificate(outer)
        else { return nil }
        return structural(certificate, "certificate with more behind it")
    }

    /// The minimum length of a truncated structure, so that some elements can be checked.
    private static let minCut = 64

    /// The common prefix of the identifiers of all kinds of cryptographic messages, which differ only in the last byte.
    private static let family: [UInt8] = [0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x07]

    /// The identifier of the lists of certificates and files that Windows uses.
    ///
    /// https://learn.microsoft.com/windows/win32/api/wincrypt/ns-wincrypt-ctl_info
    private static let trustList: [UInt8] = [0x2B, 6, 1, 4, 1, 0x82, 0x37, 10, 1]

    /// The use of a list as a catalog of a driver's files.
    ///
    /// https://docs.rs/windows-sys/0.36.1/windows_sys/Win32/Security/Cryptography/Catalog/constant.szOID_CATALOG_LIST.html
    private static let catalog: [UInt8] = [0x2B, 6, 1, 4, 1, 0x82, 0x37, 12, 1, 1]

    /// Recognises messages whose elements end with a marker instead of stating their lengths, as streaming programs
    /// write them.
    ///
    /// https://www.itu.int/rec/T-REC-X.690, section 8.1.3.6
    private static func streamedMessage(_ head: UnsafeRawBufferPointer) -> Candidate? {
        guard let kind = DERElement(head, at: 2), kind.tag == DERElement.objectIdentifier, let name = kind.content,
            name.starts(with: family), name.count == 9, head.has([0xA0, 0x80], at: kind.end)
        else { return nil }
        let signed = kind.end + 2
        if name[8] == 2, head.has([0x30, 0x80, 2, 1], at: signed), let digests = DERElement(head, at: signed + 5),
            digests.tag == DERElement.set, digests.start < digests.end, head.has([0x30, 0x80], at: digests.end),
            let content = DERElement(head, at: digests.end + 2), content.tag == DERElement.objectIdentifier,
            head.has([0, 0], at: content.end)
        {
            return structural("application/pkcs7-signature", "streamed message without content")
        }
        return structural("application/pkcs7-mime", "streamed message of PKCS #7")
    }

    /// Recognises a store of keys and certificates that is written in the same way.
    ///
    /// https://www.rfc-editor.org/rfc/rfc7292#section-4
    private static func streamedStore(_ head: UnsafeRawBufferPointer) -> Candidate? {
        guard head.has([2, 1, 3, 0x30, 0x80], at: 2), let kind = DERElement(head, at: 7),
            kind.tag == DERElement.objectIdentifier, kind.content?.starts(with: family) == true
        else { return nil }
        return structural("application/pkcs12", "streamed store of keys")
    }

    /// Cryptographic messages. https://www.rfc-editor.org/rfc/rfc5652#section-3
    private static func message(_ kind: DERElement, _ parts: [DERElement]) -> Candidate? {
        guard let name = kind.content, name.starts(with: family), name.count == 9, parts.count > 1,
            parts[1].tag == DERElement.context
        else { return nil }
        let isSigned = name[8] == 2
        let content = parts[1].first?.children(3) ?? []
        guard isSigned, content.count == 3 else { return structural("application/pkcs7-mime", "message of PKCS #7") }
        if content[2].first?.content?.elementsEqual(trustList) == true {
            return list(content[2])
        }
        // Nothing is signed: the message serves to transport certificates.
        if content[1].tag == DERElement.set, content[1].start == content[1].end {
            return structural("application/x-pkcs7-certificates", "signed message without signatures")
        }
        if content[2].children(2).count == 1 {
            return structural("application/pkcs7-signature", "signed message without content")
        }
        return structural("application/pkcs7-mime", "signed message of PKCS #7")
    }

    /// Tells the catalog of a driver's files from other lists, such as that of the certificates that are trusted.
    ///
    /// The list starts with what it is used for.
    /// https://learn.microsoft.com/en-us/windows/win32/api/wincrypt/ns-wincrypt-ctl_info
    private static func list(_ list: DERElement) -> Candidate {
        let usage = list.children(2).last?.first?.first?.first?.content
        return usage?.elementsEqual(catalog) == false
            ? structural("application/vnd.ms-pki.stl", "signed list of what is trusted")
            : structural("application/vnd.ms-pki.seccat", "signed catalog of files")
    }

    /// Recognises private keys, stores of them, and time stamp requests, which start with a version.
    ///
    /// https://www.rfc-editor.org/rfc/rfc5958, https://www.rfc-editor.org/rfc/rfc7292#section-4,
    /// https://www.rfc-editor.org/rfc/rfc3161#section-2.4.1
    private static func key(_ version: DERElement, _ parts: [DERElement]) -> Candidate? {
        guard let number = version.content, number.count == 1, parts.count > 1 else { return nil }
        let isMessage = parts[1].isAlgorithm && parts[1].children(2).last?.tag == DERElement.context
        if number[0] == 3, isMessage { return structural("application/pkcs12", "version 3 and a message of PKCS #7") }
        if number[0] <= 1, parts[1].isAlgorithm, parts.count > 2, parts[2].tag == DERElement.octetString {
            return structural("application/pkcs8", "version, algorithm and key")
        }
        if number[0] == 1, parts[1].first?.isAlgorithm == true, parts[1].children(2).last?.tag == DERElement.octetString
        {
            return structural("application/timestamp-query", "version and digest")
        }
        return nil
    }

    /// Recognises responses that state only why there is none.
    ///
    /// https://www.rfc-editor.org/rfc/rfc6960#section-4.2.1
    private static func refusal(_ outer: DERElement) -> Candidate? {
        let parts = outer.children(2)
        guard parts.count == 1, parts[0].tag == DERElement.enumerated, parts[0].end == outer.end,
            parts[0].end - parts[0].start == 1
        else { return nil }
        return structural("application/ocsp-response", "status without a response")
    }

    /// Recognises responses about the status of certificates.
    ///
    /// https://www.rfc-editor.org/rfc/rfc6960#section-4.2.1
    private static func response(_ status: DERElement, _ parts: [DERElement]) -> Candidate? {
        guard status.end - status.start == 1, parts.count > 1, parts[1].tag == DERElement.context else { return nil }
        return structural("application/ocsp-response", "status and response")
    }

    /// Recognises the structure of a certificate, a request or a revocation list: statements, an algorithm and a
    /// signature.
    private static func signed(_ statements: DERElement, _ parts: [DERElement]) -> Candidate? {
        if statements.isAlgorithm, parts.count > 1 {
            if parts.count == 2, parts[1].tag == DERElement.bitString {
                return structural(DERKey.type, "algorithm and public key")
            }
            let isKey = parts[1].tag == DERElement.octetString
            return isKey ? structural("application/pkcs8-encrypted", "algorithm and encrypted key") : nil
        }
        if parts.count > 1, !parts[1].isAlgorithm {
            return isCertificate(statements) ? structural("application/pkix-pkipath", "list of certificates") : nil
        }
        if let type = type(ofStatements: statements) { return structural(type, "signed statements in DER") }
        if parts.count == 1, isCertificate(statements) {
            return structural("application/pkix-pkipath", "list of one certificate")
        }
        let request = statements.first?.first?.first
        return parts.count == 1 && request?.first?.isAlgorithm == true
            ? structural("application/ocsp-request", "list of certificates to ask about") : nil
    }

    private static func isCertificate(_ element: DERElement) -> Bool {
        let parts = element.children(3)
        guard parts.count == 3, parts[1].isAlgorithm, parts[2].tag == DERElement.bitString else { return false }
        return type(ofStatements: parts[0]) == .some(certificate)
    }

    private static let certificate = MIMEType(constant: "application/pkix-cert")

    /// Returns the type of the signed statements, by the kinds of their parts.
    ///
    /// https://www.rfc-editor.org/rfc/rfc5280#section-4.1, section 5.1, and
    /// https://www.rfc-editor.org/rfc/rfc2986#section-4
    private static func type(ofStatements statements: DERElement) -> MIMEType? {
        var parts = statements.children(6)
        guard statements.tag == DERElement.sequence, let first = parts.first else { return nil }
        let hasVersion = first.tag == DERElement.context
        if hasVersion { parts.removeFirst() }
        let hasNumber = parts.first?.tag == DERElement.integer
        if hasNumber { parts.removeFirst() }
        guard parts.count >= 2, parts[1].tag == DERElement.sequence else { return nil }
        if parts[0].isAlgorithm {
            guard parts.count >= 3 else { return nil }
            if parts[2].isTime, !hasVersion { return MIMEType(constant: "application/pkix-crl") }
            return hasNumber && parts[2].first?.isTime == true ? certificate : nil
        }
        let isName = parts[0].tag == DERElement.sequence && parts[0].first.map { $0.tag == DERElement.set } ?? true
        let isKey = parts[1].first?.isAlgorithm == true
        return hasNumber && !hasVersion && isName && isKey ? MIMEType(constant: "application/pkcs10") : nil
    }
}

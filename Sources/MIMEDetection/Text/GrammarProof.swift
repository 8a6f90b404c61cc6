import MIMETypes

/// Checks complete text against the grammar of its format, which proves formats whose signatures are too short to do
/// so.
enum GrammarProof {
    /// Checks whether a complete resource follows the grammar of its type.
    ///
    /// - Parameters:
    ///   - resource: the resource, which is read completely.
    ///   - detection: the detection for the resource.
    ///   - registry: the registry of the detector.
    /// - Returns: true if it does; false if it doesn't, if there is no grammar for the type, or if the resource is too
    ///   large.
    /// - Throws: a `ResourceError` if the bytes can't be read.
    static func isGiven(
        for resource: Resource, _ detection: Detection, _ registry: TypeRegistry
    ) throws(ResourceError) -> Bool {
        let markup = markup(detection, registry)
        guard let grammar = grammar(of: detection.type, registry) ?? markup,
            isReadable(detection.charset) || markup != nil
        else { return false }
        let isFollowed = { markup == nil ? follows($0, grammar) : isDocument($0, grammar, detection.charset) }
        if try resource.isHeadWhole() { return isFollowed(try resource.headBuffer()) }
        guard let size = resource.size, size <= maxSize(in: resource.limits) else { return false }
        return try resource.withBuffer(at: 0, count: size) { $0.count == size && isFollowed($0) }
    }

    /// Checks whether a document in XML follows its grammar, in UTF-16 or in a charset based on ASCII.
    private static func isDocument(_ bytes: UnsafeRawBufferPointer, _ grammar: Grammar, _ charset: Charset?) -> Bool {
        if isReadable(charset) { return follows(bytes, grammar) }
        guard let form = XMLDeclarations.wideForm(of: bytes) else { return false }
        return WideText(bytes, form).narrowed.withUnsafeBytes { follows($0, grammar) }
    }

    /// The number of bytes that a file may have to be compared with its grammar.
    static func maxSize(in limits: ReadLimits) -> Int { limits.bytes - ReadLimits.standard.bytes }

    /// Checks whether there is a grammar for a type.
    static func exists(for type: MIMEType, _ registry: TypeRegistry) -> Bool { grammar(of: type, registry) != nil }

    /// Checks whether ASCII characters can be read byte by byte; content that is not text as a whole may still be in
    /// text form.
    private static func isReadable(_ charset: Charset?) -> Bool {
        charset.map { $0 == .usASCII || $0 == .utf8 } ?? true
    }

    private typealias Grammar = (ByteCursor) -> Bool

    private static func follows(_ bytes: UnsafeRawBufferPointer, _ grammar: Grammar) -> Bool {
        var cursor = ByteCursor(bytes)
        _ = cursor.consume("\u{FEFF}")
        return grammar(cursor)
    }

    private static func grammar(of type: MIMEType, _ registry: TypeRegistry) -> Grammar? {
        if lines.hasSameEssence(as: type) { return isJSONLines }
        if commented.hasSameEssence(as: type) { return JSON5Sniffer.isCommentedJSON }
        if registry.isBuiltLike(type, TypeID.json) { return isJSON }
        if certificates.contains(where: { $0.hasSameEssence(as: type) }) { return CertificateGrammar.isFollowed }
        if calendar.hasSameEssence(as: type) { return { ContentLineGrammar.isFollowed("VCALENDAR", $0) } }
        return card.hasSameEssence(as: type) ? { ContentLineGrammar.isFollowed("VCARD", $0) } : nil
    }

    /// Returns the grammar of XML, which only documents without a declaration need as a proof.
    private static func markup(_ detection: Detection, _ registry: TypeRegistry) -> Grammar? {
        let type = detection.type
        let isMarkup =
            type.hasSameEssence(as: MIMEType.xml) || UnrootedXML.contains(type, registry) || hasWeakRoot(detection)
        return isMarkup ? { XMLScanner.isDocument($0) } : nil
    }

    /// Checks whether the root element is that of the type, but nothing declares that the document is XML.
    private static func hasWeakRoot(_ detection: Detection) -> Bool {
        detection.candidates.contains {
            $0.evidence.basis == .xmlRoot && $0.evidence.tier == .weak && $0.type.hasSameEssence(as: detection.type)
        }
    }

    private static let lines = MIMEType(constant: "application/x-ndjson")
    private static let commented = MIMEType(constant: "text/x-json-with-comments")
    private static let calendar = MIMEType(constant: "text/calendar")
    private static let card = MIMEType(constant: "text/vcard")
    private static let certificates = [
        MIMEType(constant: "application/x-x509-ca-cert"), MIMEType(constant: "application/pkix-cert"),
        MIMEType(constant: "application/pem-certificate-chain"),
    ]

    /// Checks for one value, and nothing after it.
    private static func isJSON(_ cursor: ByteCursor) -> Bool {
        JSONGrammar.isObjectOrArray(cursor) || isScalar(cursor)
    }

    /// Checks for a string, a number or a literal: for exactly one value between brackets that are put around it.
    private static func isScalar(_ cursor: ByteCursor) -> Bool {
        guard !JSONScanner.mayStart(cursor), cursor.remaining <= longestScalar else { return false }
        let array = [UInt8(ascii: "[")] + cursor.rest(longestScalar) + [UInt8(ascii: "]")]
        return array.withUnsafeBytes { bytes in
            var scanner = JSONScanner(ByteCursor(bytes))
            guard case .complete = scanner.scan() else { return false }
            // The array counts as well.
            return scanner.tokens == 2 && scanner.end.isAtEnd
        }
    }

    /// The maximum number of bytes of a string, a number or a literal that is a document by itself.
    private static let longestScalar = 65_536

    /// Checks for an object or array on each line.
    ///
    /// https://jsonlines.org
    private static func isJSONLines(_ start: ByteCursor) -> Bool {
        var (cursor, count) = (start, 0)
        while !cursor.isAtEnd {
            let line = cursor.takeLine()
            if line.allSatisfy({ $0 <= 0x20 }) { continue }
            guard isJSON(ByteCursor(line)) else { return false }
            count += 1
        }
        return count > 0
    }
}

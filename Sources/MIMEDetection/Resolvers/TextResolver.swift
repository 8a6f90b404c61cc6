public import MIMETypes

/// A resolver that distinguishes text from binary data, and recognises the encoding and format of text.
///
/// Only formats that have a grammar, such as JSON, are recognised, and only if there is little doubt. A shebang line
/// counts as a signature.
///
/// Evidence: the head (the first 8 KiB by default). For text, the candidate is `text/plain` with a charset. For content
/// with bytes that don't occur in text, the candidate is `application/octet-stream`. This candidate rules out text
/// types, unless the content still looks like text, for example because there are very few such bytes. For an empty
/// file, there is no candidate.
public struct TextResolver: MIMETypeResolver, RegistryUsing {
    /// The properties of types.
    var registry = TypeRegistry.standard

    /// The number of bytes that are sure to be text in some encoding if there is no control character among them.
    ///
    /// Of the 256 values of a byte, 27 are control characters. Fewer than one in ten billion random binary files would
    /// have none of them in this many bytes.
    private static let certainLength = 256

    /// Creates the resolver.
    public init() {}

    /// Reads the head as text.
    ///
    /// - Parameter resource: any resource.
    /// - Returns: up to three kinds of candidates: one for the format of the text, if the format is recognised; one for
    ///   plain text or for binary data; and candidates whose evidence supports or contradicts the format that the name
    ///   implies. Empty if there is no content.
    /// - Throws: a `ResourceError` if the bytes can't be read.
    public func candidates(for resource: Resource) throws(ResourceError) -> [Candidate] {
        try CandidateBuffer.with { (candidates) throws(ResourceError) in
            if let name = resource.name { registry.appendNames(name, to: &candidates) }
            let count = candidates.count
            try append(to: &candidates, try TextHead(resource), resource)
            return Array(candidates[count...])
        }
    }

    /// Adds the candidates for a resource, the text of whose head is nil if the content is not text or is empty; if the
    /// method throws, some may already have been added.
    @inline(never)
    func append(to candidates: inout CandidateBuffer, _ text: TextHead?, _ resource: Resource) throws(ResourceError) {
        guard let text else {
            if resource.hasContent { appendBinary(try resource.headBuffer(), to: &candidates) }
            return
        }
        try text.withSample(of: resource) { append($0, resource.name, to: &candidates) }
    }

    private func append(_ text: TextSample, _ name: ResourceName?, to candidates: inout CandidateBuffer) {
        let count = candidates.count
        let isCommented = text.start.starts(with: "#!") && CommentedShebang.isPresent(in: text, candidates)
        if !isCommented, let format = Self.format(text) { candidates.append(format) }
        let hasFormat = candidates.count > count
        let isCertain = text.form != .unknown8Bit || text.bytes.count >= Self.certainLength
        candidates.append(
            Candidate(
                type: PackedTypes.type(.plainText),
                evidence: Evidence(
                    basis: .text, tier: .text, textCertainty: isCertain ? .certain : .probable,
                    detail: text.form.evidence),
                charset: text.charset))
        // Supports a name that implies JSON even if the text is not valid JSON.
        if let name, !hasFormat || candidates.facts(at: count).id != .json, name.mentionsJSON,
            let leaning = JSONSniffer.leaning(text)
        {
            candidates.append(leaning)
        }
        if hasFormat { return }
        if let leaning = UnfinishedMark.leaning(text.bytes, isText: true, candidates, registry) {
            candidates.append(leaning)
        }
        if let contradiction = NamedGrammar.contradiction(text, candidates, registry) {
            candidates.append(contradiction)
        }
    }

    /// Checks whether the content may be text.
    ///
    /// - Parameter candidates: the candidates found by cheaper resolvers.
    /// - Returns: false if a structure or a signature identifies the content as binary data.
    public func isNeeded(after candidates: [Candidate]) -> Bool {
        !candidates.withBuffer { $0.isConclusivelyBinary(registry) }
    }

    private func appendBinary(_ head: UnsafeRawBufferPointer, to candidates: inout CandidateBuffer) {
        if head.isEmpty { return }
        if let script = Self.script(head) { candidates.append(script) }
        let doubt = Self.doubt(head)
        let isCertain = doubt == nil && StrayControls.areTooMany(in: head)
        candidates.append(
            Candidate(
                type: PackedTypes.type(.octetStream),
                evidence: Evidence(
                    basis: .text, tier: .text,
                    textCertainty: isCertain ? .certain : doubt == nil ? .probable : .doubtful,
                    detail: doubt ?? ConstantText("bytes that text does not have"))))
        if doubt == nil { return }
        if let leaning = UnfinishedMark.leaning(head, isText: false, candidates, registry) {
            candidates.append(leaning)
        }
    }

    /// Returns a candidate for a script that is followed by other bytes, such as an archive that it unpacks.
    ///
    /// The system runs the interpreter that the first line names, whatever follows. But if an archive follows that
    /// line, there is no script: https://docs.python.org/3/library/zipapp.html#the-python-zip-application-archive-format
    private static func script(_ head: UnsafeRawBufferPointer) -> Candidate? {
        guard head.has("#!", at: 0) else { return nil }
        if let end = head.firstIndex(of: 0x0A), head.has("PK\u{3}\u{4}", at: end + 1) { return nil }
        let text = UnsafeRawBufferPointer(rebasing: head.prefix(while: Charset.isTextByte))
        guard let found = ShebangSniffer.candidate(TextSample(bytes: text, form: .usASCII, isWhole: false)) else {
            return nil
        }
        return Candidate(
            type: found.type, evidence: Evidence(basis: .signature, tier: .signature, detail: found.evidence.detail))
    }

    /// Returns the reason why the bytes may be text despite some that don't occur in text; nil if they look like binary
    /// data.
    private static func doubt(_ head: UnsafeRawBufferPointer) -> ConstantText? {
        if StrayControls.areFewNULs(in: head) || StrayControls.isUTF8WithControls(head) {
            return ConstantText("text but for some controls")
        }
        // For example, a patch of binary files, or a script that contains an archive.
        if StrayControls.isMostlyASCII(head) { return ConstantText("text but for some bytes") }
        if StrayControls.areWords(head) { return ConstantText("text in an unknown encoding") }
        if StrayControls.startsAsText(head) { return ConstantText("text with other bytes behind it") }
        return EBCDIC.isText(head) ? ConstantText("text in EBCDIC") : nil
    }

    /// Asks the sniffers, the strictest first, because the answer of the first one that recognises the text is used.
    private static func format(_ text: TextSample) -> Candidate? {
        ShebangSniffer.candidate(text) ?? JSONSniffer.candidate(text) ?? SubRipSniffer.candidate(text)
            ?? MailSniffer.candidate(text) ?? CSVSniffer.candidate(text) ?? JSON5Sniffer.candidate(text)
            ?? DiffSniffer.candidate(text) ?? NTriplesSniffer.candidate(text) ?? YAMLSniffer.candidate(text)
    }
}

extension TextForm {
    fileprivate var evidence: ConstantText {
        switch self {
        case .usASCII: ConstantText("ASCII text")
        case .utf8: ConstantText("UTF-8 text")
        case .utf16LE: ConstantText("UTF-16 text, little-endian")
        case .utf16BE: ConstantText("UTF-16 text, big-endian")
        case .utf32LE: ConstantText("UTF-32 text, little-endian")
        case .utf32BE: ConstantText("UTF-32 text, big-endian")
        case .unknown8Bit: ConstantText("text in an eight-bit encoding")
        }
    }
}

extension ResourceName {
    /// Whether the last extension contains `json`, as in `data.json`, `map.geojson` and `log.jsonl`.
    fileprivate var mentionsJSON: Bool {
        guard let dot = bytes.lastIndex(of: ASCII.dot), bytes.count - dot > 4 else { return false }
        return (dot...(bytes.count - 4)).contains { start in
            "json".utf8.enumerated().allSatisfy { bytes[start + $0.offset].asciiLowercased == $0.element }
        }
    }
}

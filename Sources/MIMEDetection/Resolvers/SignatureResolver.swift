public import MIMETypes

/// A resolver that recognises formats by characteristic bytes, using the rules in `data/signatures.tsv`.
///
/// Evidence: the head (the first 8 KiB by default). Four or more distinctive bytes count as a signature; fewer bytes
/// are weak evidence. Containers are not opened.
public struct SignatureResolver: MIMETypeResolver {
    /// The priority below which a rule for text is only a keyword of some language.
    private static let wordPriority = 40

    /// Creates the resolver.
    public init() {}

    /// Compares the head with all rules that can match it.
    ///
    /// - Parameter resource: any resource.
    /// - Returns: the types whose rules match, strongest evidence first; empty if there are none.
    /// - Throws: a `ResourceError` if the bytes can't be read.
    public func candidates(for resource: Resource) throws(ResourceError) -> [Candidate] {
        try CandidateBuffer.array { (found) throws(ResourceError) in try append(to: &found, for: resource) }
    }

    /// Adds the candidates that `candidates(for:)` returns; if the method throws, some may already have been added.
    @inline(never)
    func append(to candidates: inout CandidateBuffer, for resource: Resource) throws(ResourceError) {
        try SignatureMatchList.with { (matches) throws(ResourceError) in
            try Self.addMatches(to: &matches, try resource.headBuffer(), resource)
            for index in 0..<matches.count {
                let match = matches[index]
                let evidence = Evidence(
                    signature: PackedSignatures.text(ofRule: match.rule), at: Int(match.offset),
                    tier: Self.isWhole(match, resource) ? .signature : match.tier, weight: Int(match.priority))
                candidates.append(Candidate(type: PackedTypes.type(match.type), evidence: evidence))
            }
        }
    }

    private static func addMatches(
        to matches: inout SignatureMatchList, _ head: UnsafeRawBufferPointer, _ resource: Resource
    ) throws(ResourceError) {
        if head.isEmpty { return }
        PackedSignatures(head: head).forEachPlacedMatch { matches.insert(demoted($0, isFound: false)) }
        addBehindMark(to: &matches, head)
        let isText = try isText(head, resource, matches)
        if isText { demoteWords(&matches) }
        // Words later in the head don't weaken a binary format's signature at the start.
        guard !isBinaryFormat(matches.first) else { return }
        addFound(to: &matches, head, isText: isText)
        if isText { demoteWords(&matches) }
    }

    /// Adds the signatures of text that starts after a byte order mark.
    private static func addBehindMark(to matches: inout SignatureMatchList, _ head: UnsafeRawBufferPointer) {
        guard head.starts(with: byteOrderMark) else { return }
        let text = UnsafeRawBufferPointer(rebasing: head[byteOrderMark.count...])
        PackedSignatures(head: text).forEachPlacedMatch { match in
            guard match.isText else { return }
            var match = demoted(match, isFound: false)
            match.offset += numericCast(byteOrderMark.count)
            matches.insert(match)
        }
    }

    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    private static func addFound(
        to matches: inout SignatureMatchList, _ head: UnsafeRawBufferPointer, isText: Bool
    ) {
        PackedSignatures(head: head).forEachFoundMatch(inText: isText) { match in
            var match = demoted(match, isFound: true)
            if match.type == .pdf, !PDFHeader.isCredible(in: head) { return }
            if isQuoted(match, head) { match.tier = min(match.tier, .weak) }
            matches.insert(match)
        }
    }

    private static func isBinaryFormat(_ match: SignatureMatch?) -> Bool {
        match.map { $0.tier >= .signature && !$0.isText } ?? false
    }

    /// Checks whether the head is text in some charset, if that makes a difference to the matches.
    ///
    /// 64 bytes of binary data without a control character are rare, so most heads are not examined any further.
    private static func isText(
        _ head: UnsafeRawBufferPointer, _ resource: Resource, _ matches: SignatureMatchList
    ) throws(ResourceError) -> Bool {
        if isBinaryFormat(matches.first) {
            guard matches.contains(where: couldBeWords), startsLikeText(head) else { return false }
        }
        return try TextForm(headOf: resource) != nil
    }

    /// Lowers the tier of binary formats in a head that contains only bytes that occur in text.
    ///
    /// The header of such a format contains numbers, so the head is probably text that starts with the same letters,
    /// such as `RIFF;...`.
    private static func demoteWords(_ matches: inout SignatureMatchList) {
        matches.setTier(.text, where: couldBeWords)
    }

    /// Checks whether the bytes of a rule are ASCII characters although the format is never text.
    private static func couldBeWords(_ match: SignatureMatch) -> Bool {
        PackedSignatures.isASCIIText(rule: match.rule)
            && PackedTypes.flags(match.type).isDisjoint(with: [.text, .textForm])
    }

    /// Checks whether the whole content is the signature of a binary format; a text doesn't consist of a signature
    /// alone.
    private static func isWhole(_ match: SignatureMatch, _ resource: Resource) -> Bool {
        match.offset == 0 && match.length >= 3 && !match.isText
            && resource.knownSize == Int(match.length)
    }

    /// Checks whether the first 64 bytes contain no control characters; if there are fewer bytes, they must include a
    /// blank or a line break.
    private static func startsLikeText(_ head: UnsafeRawBufferPointer) -> Bool {
        let start = UnsafeRawBufferPointer(rebasing: head.prefix(startLength))
        return start.allSatisfy { $0 >= 0x80 || Charset.isTextByte($0) }
            && (start.count == startLength || start.contains { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D })
    }

    /// The number of bytes that are nearly always text if there is no control character among them.
    private static let startLength = 64

    /// Lowers the tier of words: any text may contain them, so they are weaker evidence than bytes that are meant to
    /// identify a format.
    private static func demoted(_ match: SignatureMatch, isFound: Bool) -> SignatureMatch {
        guard match.isText else { return match }
        let isWord = match.priority < wordPriority
        let isProse =
            isFound || isWord || PackedTypes.type(match.type).withEssenceBytes { $0.starts(with: "text/".utf8) }
        var match = match
        if isProse || match.tier == .weak {
            match.tier = match.tier == .weak || isWord ? .text : .weak
        }
        return match
    }

    /// Checks whether a printable character comes right before the signature of a binary format, as in source code that
    /// quotes it.
    private static func isQuoted(_ match: SignatureMatch, _ head: UnsafeRawBufferPointer) -> Bool {
        match.offset > 0 && !match.isText && (0x21..<0x7F).contains(head[Int(match.offset) - 1])
    }
}

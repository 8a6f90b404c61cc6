import MIMETypes

/// A format of text that is recognised by how it starts.
///
/// A sniffer reads a limited number of lines, or each byte of the head once. It returns nil for text that is not
/// clearly of its format.
protocol TextSniffer: SendableMetatype {
    /// How strong the evidence is that it finds.
    static var tier: Evidence.Tier { get }

    /// Looks at the start of a text.
    ///
    /// - Returns: the format that is recognised; nil if it is another one or none.
    static func candidate(_ text: TextSample) -> Candidate?
}

extension TextSniffer {
    static var tier: Evidence.Tier { .text }

    /// A candidate with the evidence that this sniffer finds.
    static func candidate(_ type: StaticString, _ detail: String, _ text: TextSample) -> Candidate {
        candidate(MIMEType(constant: type), detail, text)
    }

    static func candidate(_ type: MIMEType, _ detail: String, _ text: TextSample) -> Candidate {
        Candidate(
            type: PackedTypes.canonical(type),
            evidence: Evidence(basis: .text, tier: tier, detail: detail), charset: text.charset)
    }
}

extension [any TextSniffer.Type] {
    /// The answer of the first sniffer that recognises the text.
    func candidate(_ text: TextSample) -> Candidate? {
        for sniffer in self {
            if let found = sniffer.candidate(text) { return found }
        }
        return nil
    }
}

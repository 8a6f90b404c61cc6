import MIMETypes

/// A text format that is recognised by the start of the text.
///
/// A sniffer reads a limited number of lines, or each byte of the head once. It returns nil for text that is not
/// clearly of its format.
protocol TextSniffer: SendableMetatype {
    /// The strength of the evidence that the sniffer finds.
    static var tier: Evidence.Tier { get }

    /// Examines the start of text.
    ///
    /// - Returns: a candidate for the format; nil if the text is in another format or in none.
    static func candidate(_ text: TextSample) -> Candidate?
}

extension TextSniffer {
    static var tier: Evidence.Tier { .text }

    /// Returns a candidate with the evidence that this sniffer finds.
    static func candidate(_ type: StaticString, _ detail: String, _ text: TextSample) -> Candidate {
        candidate(MIMEType(constant: type), detail, text)
    }

    /// Returns a candidate whose detail is some words with what was found in place of `#`.
    static func candidate(
        _ type: MIMEType, _ words: StaticString, _ found: String, _ text: TextSample
    ) -> Candidate {
        Candidate(
            type: PackedTypes.canonical(type),
            evidence: Evidence(basis: .text, tier: tier, words: words, filledWith: found), charset: text.charset)
    }

    static func candidate(_ type: MIMEType, _ detail: String, _ text: TextSample) -> Candidate {
        candidate(type, "#", detail, text)
    }
}

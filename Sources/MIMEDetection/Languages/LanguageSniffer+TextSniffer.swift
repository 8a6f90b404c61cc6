import MIMETypes

extension LanguageSniffer: TextSniffer {
    static func candidate(_ text: TextSample) -> Candidate? {
        var support = LanguageSupport()
        return candidate(text, &support)
    }

    /// What a text is; `support` is given what the rules make of it otherwise.
    static func candidate(_ text: TextSample, _ support: inout LanguageSupport) -> Candidate? {
        sniff(text.bytes, isWhole: text.isWhole, &support).map { language in
            Candidate(
                type: PackedTypes.canonical(language.type), evidence: language.evidence,
                charset: text.charset)
        }
    }
}

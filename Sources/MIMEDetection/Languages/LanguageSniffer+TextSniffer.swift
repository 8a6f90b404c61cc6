import MIMETypes

extension LanguageSniffer: TextSniffer {
    static func candidate(_ text: TextSample) -> Candidate? {
        sniff(text.bytes, isWhole: text.isWhole).map { language in
            Candidate(
                type: PackedTypes.canonical(language.type), evidence: language.evidence,
                charset: text.charset)
        }
    }
}

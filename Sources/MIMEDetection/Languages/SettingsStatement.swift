import MIMETypes

/// Finds settings under the name of a program or a document.
///
/// A text that starts with a section, and of which every line belongs to one, is not in any other language, although
/// its words may be usual in one. Comments before the section prove less: they are part of tables of many kinds.
///
/// Of 610,000 files with names of programs and documents in packages of Debian and in projects of Python, only two are
/// such texts, and both are settings.
enum SettingsStatement {
    /// Returns the kind of settings that a text consists of, as evidence against its name.
    ///
    /// - Parameters:
    ///   - text: the start of the text.
    ///   - labels: the labels of the languages that the name represents.
    /// - Returns: nil if the text is something else, or if the name represents a language of settings.
    static func contradiction(_ text: TextSample, _ labels: PackedKin.Labels) -> Candidate? {
        guard text.start.peek() == UInt8(ascii: "["), let settings, !labels.mayLookLike(settings),
            let found = INISniffer.candidate(text)
        else { return nil }
        return Candidate(
            type: found.type,
            evidence: Evidence(basis: .text, tier: .signature, rulesOutName: true, detail: found.evidence.detail),
            charset: found.charset)
    }

    private static let settings = PackedKin.labels(of: .ini)
}

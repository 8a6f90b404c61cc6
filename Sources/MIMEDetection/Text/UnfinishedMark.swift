import MIMETypes

/// What supports the name of a format where the mark of its files is missing, but they start with something that it
/// could come from: a template that writes it, a part that is put into a file later, or text with mistakes.
enum UnfinishedMark {
    private struct Format {
        let type: MIMEType
        let starts: [StaticString]
        let detail: ConstantText
    }

    private static let xml = MIMEType(constant: "application/xml")

    /// Templates, with their settings before them or without, and parts of programs in PostScript.
    private static let ofTexts = [
        Format(
            type: xml, starts: ["{{", "{%", "{#", "<%", "---\n", "@", "#if", "#set"],
            detail: ConstantText("starts like a template")),
        Format(
            type: MIMEType(constant: "application/postscript"), starts: ["%"],
            detail: ConstantText("starts with a comment of PostScript")),
    ]

    /// Texts with bytes that they should not have.
    private static let ofBytes = [
        Format(type: xml, starts: ["<"], detail: ConstantText("starts like a tag")),
        Format(
            type: MIMEType(constant: "application/json"), starts: ["{", "[", "\""],
            detail: ConstantText("starts like a value of JSON")),
    ]

    /// Looks at the first bytes.
    ///
    /// - Parameters:
    ///   - bytes: the head.
    ///   - isText: whether all of them are text.
    ///   - candidates: those of the name.
    ///   - registry: the detector's.
    /// - Returns: a candidate that is no answer by itself; nil if the bytes start otherwise, or if the name represents
    ///   another format.
    static func leaning(
        _ bytes: UnsafeRawBufferPointer, isText: Bool, _ candidates: [Candidate], _ registry: TypeRegistry
    ) -> Candidate? {
        guard let first = bytes.first(where: { $0 > 0x20 }), "{<#@-%[\"".utf8.contains(first) else { return nil }
        var cursor = ByteCursor(bytes)
        cursor.skipWhitespace()
        for format in isText ? ofTexts : ofBytes where format.starts.contains(where: { cursor.starts(with: $0) }) {
            guard let name = candidates.first(where: { $0.evidence.basis == .name }),
                registry.isBuiltLike(name.type, format.type)
            else { return nil }
            return Candidate(
                type: format.type, evidence: Evidence(basis: .text, tier: .none, detail: format.detail))
        }
        return nil
    }
}

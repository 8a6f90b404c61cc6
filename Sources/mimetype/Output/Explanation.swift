import MIMETypes

/// The explanation of a detection: the rule, the evidence, the other candidates, the conflicts, and the resolvers that
/// failed.
struct Explanation {
    private let detection: Detection

    init(_ detection: Detection) {
        self.detection = detection
    }

    func append(to output: inout [UInt8], _ palette: Palette) {
        appendLine("because", "\(detection.reason)", to: &output, palette)
        if let rule = detection.rule { appendLine("rule", rule, to: &output, palette) }
        let evidence = detection.evidence
        appendLine(Self.source(evidence), Self.detail(evidence), to: &output, palette)
        for candidate in detection.candidates where candidate.evidence != evidence {
            let statement = "\(candidate.type), \(Self.detail(candidate.evidence))"
            appendLine(Self.source(candidate.evidence), statement, to: &output, palette)
        }
        if let charset = detection.charset, let evidence = detection.charsetEvidence {
            appendLine("charset", Self.statement(charset, evidence), to: &output, palette)
        }
        for conflict in detection.conflicts {
            output.append("    ")
            palette.warn(in: &output) { $0.append("conflict   \(conflict)\(conflict.confidenceText)") }
            output.append(0x0A)
        }
        for doubt in detection.doubtfulConflicts {
            appendLine("doubt", "\(doubt)\(doubt.confidenceText)", to: &output, palette)
        }
        for failure in detection.failures {
            output.append("    ")
            palette.warn(in: &output) { $0.append("failure    \(failure)") }
            output.append(0x0A)
        }
    }

    private func appendLine(_ label: String, _ text: String, to output: inout [UInt8], _ palette: Palette) {
        output.append("    ")
        let padded = label + String(repeating: " ", count: max(1, 11 - label.count))
        palette.dim(in: &output) { $0.append(padded) }
        output.append(text)
        output.append(0x0A)
    }

    private static func detail(_ evidence: Evidence) -> String {
        evidence.confidence.map { "\(evidence.detail), confidence \($0)" } ?? evidence.detail
    }

    private static func statement(_ charset: Charset, _ evidence: CharsetEvidence) -> String {
        let reason =
            switch evidence.basis {
            case .form: "by the form of the bytes"
            case .declaration: "as the text says"
            case .statistics: "by how often its characters occur"
            }
        return "\(charset), \(reason)" + (evidence.isWhole ? "" : ", in the first \(evidence.bytes) bytes")
    }

    /// Returns a word for the source of the evidence.
    private static func source(_ evidence: Evidence) -> String {
        switch evidence.basis {
        case .fileKind: "file"
        case .declaredType: "declared"
        case .name: "name"
        case .signature: evidence.tier == .signature ? "signature" : "bytes"
        case .container: "structure"
        case .xmlRoot: "mark-up"
        case .text: "text"
        case .libmagic: "libmagic"
        case .fallback: "fallback"
        }
    }
}

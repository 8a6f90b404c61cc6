import MIMETypes

/// Why a type was decided for: the rule, what it rests on, what else was heard, and what disagrees.
struct Explanation {
    private let detection: Detection

    init(_ detection: Detection) {
        self.detection = detection
    }

    func append(to output: inout [UInt8], _ palette: Palette) {
        appendLine("because", "\(detection.reason)", to: &output, palette)
        let evidence = detection.evidence
        appendLine(Self.witness(evidence), Self.detail(evidence), to: &output, palette)
        for candidate in detection.candidates where candidate.evidence != evidence {
            let statement = "\(candidate.type), \(Self.detail(candidate.evidence))"
            appendLine(Self.witness(candidate.evidence), statement, to: &output, palette)
        }
        for conflict in detection.conflicts {
            output.append("    ")
            palette.warn(in: &output) { $0.append("conflict   \(conflict)") }
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

    /// Who said it, in one word.
    private static func witness(_ evidence: Evidence) -> String {
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

import MIMETypes

/// `name: type`, the types aligned below each other.
struct TextOutput: DetectionOutput {
    let isBrief: Bool
    let explains: Bool
    /// The characters of the longest name, or 0 not to align.
    let nameWidth: Int

    /// The characters of a name as a terminal shows them.
    static func width(_ name: [UInt8]) -> Int {
        String(decoding: name, as: UTF8.self).count
    }

    func write(_ detection: Detection, path: [UInt8], to output: inout StandardOutput) {
        if !isBrief {
            output.write(path)
            output.write(":")
            let padding = nameWidth > 0 ? nameWidth - Self.width(path) : 0
            output.write(String(repeating: " ", count: max(0, padding) + 1))
        }
        output.write(detection.type.essence)
        output.endLine()
        if explains { explain(detection, to: &output) }
    }

    func write(_ error: ResourceError, path: [UInt8], to output: inout StandardOutput) {}

    private func explain(_ detection: Detection, to output: inout StandardOutput) {
        let evidence = detection.evidence
        output.write("    because: \(evidence.basis.rawValue), \(evidence.detail)")
        output.endLine()
        for candidate in detection.candidates where candidate.evidence != evidence {
            output.write(
                "    heard:   \(candidate.type) (\(candidate.evidence.basis.rawValue), \(candidate.evidence.detail))")
            output.endLine()
        }
        for conflict in detection.conflicts {
            output.write("    but:     \(conflict)")
            output.endLine()
        }
    }
}

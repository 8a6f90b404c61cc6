import MIMEDetection
import MIMETypes

/// Detects types, and remembers the last detection.
final class ExplainingDetector: MIMETypeDetecting {
    private let detector = MIMEDetector()
    private let last = Lock<Detection?>(nil)

    /// The last detection; nil if there has been none.
    var lastDetection: Detection? { last.withLock { $0 } }

    func detect(_ resource: Resource) throws(ResourceError) -> Detection {
        let detection = try detector.detect(resource)
        last.withLock { $0 = detection }
        return detection
    }

    /// Returns the lines that explain the last detection.
    func explanation(of path: String) -> String {
        guard let detection = lastDetection else { return "" }
        let evidence = detection.evidence
        var lines = ["\(path.printable()): \(detection.type)"]
        lines.append("    because: \(evidence.basis.rawValue), \(evidence.detail)")
        for candidate in detection.candidates where candidate.evidence != evidence {
            lines.append(
                "    candidate: \(candidate.type) (\(candidate.evidence.basis.rawValue), \(candidate.evidence.detail))")
        }
        for conflict in detection.conflicts { lines.append("    but:     \(conflict)") }
        return lines.map { "\($0)\n" }.joined()
    }
}

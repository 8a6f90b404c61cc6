import CMIMETypeHeader
import MIMEDetection
import MIMETypes

/// Turns the verdict of a policy into one for C.
struct VerdictWriter {
    private(set) var verdict = mimetype_verdict()

    /// Writes a verdict.
    init(_ answer: UploadVerdict) {
        let memory = ResultMemory()
        if let refusal = answer.refusal {
            verdict.type = refusal.found.flatMap { memory.text($0.essence) }
            verdict.message = memory.text(refusal.message)
            verdict.log_message = memory.text(refusal.logMessage)
            add(refusal.findings, memory)
        } else if let type = answer.type {
            verdict.is_accepted = 1
            verdict.type = memory.text(type.essence)
            verdict.safe_name = answer.safeName.flatMap(memory.text)
        }
        handOver(memory)
    }

    /// Writes the error that explains why there is no verdict.
    init(code: Int32, message: String) {
        let memory = ResultMemory()
        verdict.code = code
        verdict.message = memory.text(message)
        handOver(memory)
    }

    private mutating func add(_ findings: [UploadFinding], _ memory: ResultMemory) {
        let elements = findings.map { finding in
            mimetype_refusal(
                code: memory.text(finding.code.rawValue), reason: memory.text(finding.reason.rawValue),
                severity: memory.text(finding.severity.rawValue),
                type: finding.type.flatMap { memory.text($0.essence) },
                detail: memory.text(finding.detail), part: finding.part.flatMap(memory.text),
                offset: finding.offset.flatMap { UInt64(exactly: $0) } ?? .max)
        }
        verdict.refusals = memory.pointers(elements)
        verdict.refusal_count = UInt32(clamping: elements.count)
    }

    /// Makes the verdict own the memory until `mimetype_verdicts_free` is called.
    private mutating func handOver(_ memory: ResultMemory) {
        verdict.memory = Unmanaged.passRetained(memory).toOpaque()
    }
}

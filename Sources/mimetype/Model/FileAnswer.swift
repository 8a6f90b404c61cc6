import MIMEDetection
import MIMETypes

/// The result for one file.
struct FileAnswer {
    let path: [UInt8]
    /// The number of bytes, where it is known.
    let size: Int?
    let detection: Detection
    /// What a description adds; empty unless descriptions are printed.
    var details: [String] = []
    /// Why the file is not what was expected; nil unless `--strict` refuses it.
    var refusal: UploadRefusal?
    /// The confidence that a conflict needs to be an alarm.
    var minConfidence = CheckScope.usualConfidence
    /// What the rules of a check say about it.
    var verdict = RuleVerdict.none

    /// Whether its content was recognised as an ELF program that can be loaded anywhere.
    var isPositionIndependentProgram: Bool { detection.evidence.detail == "ELF program that can be loaded anywhere" }
}

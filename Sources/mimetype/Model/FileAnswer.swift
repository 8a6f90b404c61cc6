import MIMEDetection
import MIMETypes

/// The result of a detection for a file, with everything that may be printed about the file.
struct FileAnswer {
    let path: [UInt8]
    /// The number of bytes in the file; nil if it is not known.
    let size: Int?
    let detection: Detection
    /// The details that a description adds to the type; empty unless descriptions are printed.
    var details: [String] = []
    /// The reason why the file is not what was expected; nil unless `--strict` refuses it.
    var refusal: UploadRefusal?
    /// The minimum confidence at which a conflict is an alarm.
    var minConfidence = CheckScope.usualConfidence
    /// What the rules of a check state about the file.
    var verdict = RuleVerdict.none

    /// Whether the content was recognised as a position-independent ELF program.
    var isPositionIndependentProgram: Bool { detection.evidence.detail == "ELF program that can be loaded anywhere" }
}

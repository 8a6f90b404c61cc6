import MIMEDetection
import MIMETypes

/// The result for one file.
struct FileAnswer {
    let path: [UInt8]
    /// The number of bytes, where it is known.
    let size: Int?
    let detection: Detection
    /// Why the file is not what was expected; nil unless `--strict` refuses it.
    var refusal: UploadRefusal?
    /// What the rules of a check say about it.
    var verdict = RuleVerdict.none
}

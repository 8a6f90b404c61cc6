import MIMEDetection
import MIMETypes

/// The result for an upload.
struct UploadDetection: Sendable {
    let detection: Detection
    /// Whether bytes that were not read could change the answer.
    let isUndetermined: Bool
    /// Whether libmagic was used.
    let usedLibmagic: Bool
    /// The verdict of a policy, if there is one.
    var verdict: UploadVerdict?

    init(_ seen: PrefixDetection, usedLibmagic: Bool) {
        detection = seen.detection
        isUndetermined = !seen.isFinal
        self.usedLibmagic = usedLibmagic
    }
}

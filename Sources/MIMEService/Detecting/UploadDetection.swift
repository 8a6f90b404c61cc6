import MIMEDetection
import MIMETypes

/// What was found out about an upload.
struct UploadDetection: Sendable {
    let detection: Detection
    /// Whether bytes that have not been seen could make the answer another one.
    let isUndetermined: Bool
    /// Whether libmagic was asked.
    let usedLibmagic: Bool
    /// Whether a policy lets it in, if there is one.
    var verdict: UploadVerdict?

    init(_ seen: PrefixDetection, usedLibmagic: Bool) {
        detection = seen.detection
        isUndetermined = !seen.isFinal
        self.usedLibmagic = usedLibmagic
    }
}

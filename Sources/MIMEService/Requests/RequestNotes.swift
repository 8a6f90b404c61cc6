#if Server
import MIMETypes

/// A handler's notes about a request, for the log.
final class RequestNotes: Sendable {
    struct Detected: Sendable {
        var count = 0
        var bytes = 0
        /// The first type that was detected.
        var type: MIMEType?
        var tier: Evidence.Tier?
    }

    private let detected = Lock(Detected())

    var all: Detected { detected.withLock { $0 } }

    /// Records the result for a file, and the number of bytes read.
    func note(_ result: UploadDetection, bytes: Int) {
        detected.withLock { detected in
            detected.count += 1
            detected.bytes += bytes
            guard detected.type == nil else { return }
            detected.type = result.detection.type
            detected.tier = result.detection.evidence.tier
        }
    }
}
#endif

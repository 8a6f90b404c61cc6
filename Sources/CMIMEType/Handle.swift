import CMIMETypeHeader
import MIMEDetection

/// What a pointer to a `mimetype_detector` leads to.
final class Handle: Sendable {
    let detector: MIMEDetector
    let followsLinks: Bool
    let tellsEvidence: Bool

    init(_ options: DetectorOptions) throws(OptionsError) {
        detector = try options.detector()
        followsLinks = !options.has(MIMETYPE_KEEP_LINKS)
        tellsEvidence = options.has(MIMETYPE_WITH_EVIDENCE)
    }

    /// Borrows what a caller's pointer leads to.
    static func borrow(_ pointer: OpaquePointer) -> Handle {
        Unmanaged<Handle>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
    }
}

import CMIMETypeHeader
import MIMEDetection

/// The object that a pointer to a `mimetype_detector` stands for.
final class Handle: Sendable {
    let detector: MIMEDetector
    let followsLinks: Bool
    let tellsEvidence: Bool

    init(_ options: DetectorOptions) throws(OptionsError) {
        detector = try options.detector()
        followsLinks = !options.has(MIMETYPE_KEEP_LINKS)
        tellsEvidence = options.has(MIMETYPE_WITH_EVIDENCE)
    }

    /// Borrows the object that a caller's pointer stands for.
    static func borrow(_ pointer: OpaquePointer) -> Handle {
        Unmanaged<Handle>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
    }
}

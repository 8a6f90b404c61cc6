import CMIMETypeHeader
import MIMEDetection
import MIMETypes

/// The object that a pointer to a `mimetype_detector` represents.
final class Handle: Sendable {
    let detector: MIMEDetector
    let registry: TypeRegistry
    let followsLinks: Bool
    let tellsEvidence: Bool

    init(_ options: DetectorOptions) throws(OptionsError) {
        registry = try options.registry()
        detector = try options.detector(registry)
        followsLinks = !options.has(MIMETYPE_KEEP_LINKS)
        tellsEvidence = options.has(MIMETYPE_WITH_EVIDENCE)
    }

    /// Returns the object that a caller's pointer represents, without changing its reference count.
    static func borrow(_ pointer: OpaquePointer) -> Handle {
        Unmanaged<Handle>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
    }
}

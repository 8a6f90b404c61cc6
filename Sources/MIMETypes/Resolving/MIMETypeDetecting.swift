/// Decides which media type a resource has.
///
/// A `MIMETypeResolver` proposes candidates; a conforming type decides. `MIMEDetector` conforms, and so can a custom
/// table. Modules that need detections but not the resolvers depend only on this protocol.
///
/// Many tasks may ask at once, each with its own resource, so conforming types are `Sendable`.
public protocol MIMETypeDetecting: Sendable {
    /// Detects the type of a resource.
    ///
    /// - Parameter resource: an open file, bytes, or a stream's start. It must not be kept.
    /// - Returns: the detection; `application/octet-stream` if nothing is known.
    /// - Throws: a `ResourceError` if the bytes can't be read.
    func detect(_ resource: Resource) throws(ResourceError) -> Detection

    /// How much of a resource is read that the detector makes itself, for example of a stream's first bytes.
    var limits: ReadLimits { get }
}

extension MIMETypeDetecting {
    /// The standard limits.
    public var limits: ReadLimits { .standard }
}

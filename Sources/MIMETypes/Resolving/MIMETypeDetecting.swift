/// A type that decides which media type a resource has.
///
/// A `MIMETypeResolver` proposes candidates; a type that conforms to this protocol makes the decision. `MIMEDetector`
/// conforms, and so can a custom type. A module that uses a detector but no resolvers depends only on this protocol.
///
/// Many tasks may use a detector at once, each with its own resource, so conforming types are `Sendable`.
public protocol MIMETypeDetecting: Sendable {
    /// Detects the type of a resource.
    ///
    /// - Parameter resource: an open file, bytes, or the start of a stream. Don't use the resource after the call
    ///   returns.
    /// - Returns: the detection; its type is `application/octet-stream` if nothing is known.
    /// - Throws: a `ResourceError` if the bytes can't be read.
    func detect(_ resource: Resource) throws(ResourceError) -> Detection

    /// The read limits of the resources that the detector creates itself, for example from a stream's first bytes.
    var limits: ReadLimits { get }
}

extension MIMETypeDetecting {
    /// The default: `ReadLimits.standard`.
    public var limits: ReadLimits { .standard }
}

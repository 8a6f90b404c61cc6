/// Decides on one media type of a resource.
///
/// A `MIMETypeResolver` proposes, something that conforms to this protocol decides: `MIMEDetector` does, and so may a table
/// of the caller's own. It is what a module takes that needs a type but not the resolvers.
///
/// It is asked from many tasks at once, each with a resource of its own, so it is `Sendable`.
public protocol MIMETypeDetecting: Sendable {
    /// Tells the type of a resource.
    ///
    /// - Parameter resource: an open file, bytes, or a stream's start. It must not be kept.
    /// - Returns: the detection; `application/octet-stream` if nothing is known.
    /// - Throws: a `ResourceError` if the bytes can't be read.
    func detect(_ resource: Resource) throws(ResourceError) -> Detection
}

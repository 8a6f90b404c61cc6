/// Decides whether a file may be uploaded, before a byte of it is sent.
///
/// `UploadPolicy` of `MIMEDetection` conforms, and so can a custom rule. Modules that send files but have no detectors
/// depend only on this protocol.
public protocol UploadJudging: Sendable {
    /// Gives the type of a file that may be uploaded.
    ///
    /// - Parameter resource: the file, with the name that its receiver gets. It must not be kept.
    /// - Returns: the type, for the part's `Content-Type`.
    /// - Throws: the refusal; a `ResourceError` if the bytes can't be read.
    func acceptedType(of resource: Resource) throws -> MIMEType

    /// How much of a resource is read that the form makes.
    var limits: ReadLimits { get }
}

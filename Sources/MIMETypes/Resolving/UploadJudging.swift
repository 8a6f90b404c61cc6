/// A type that decides whether a file may be uploaded, before any of it is sent.
///
/// `UploadPolicy` of `MIMEDetection` conforms, and so can a custom rule. Modules that send files but have no detectors
/// depend only on this protocol.
public protocol UploadJudging: Sendable {
    /// Returns the type of a file that may be uploaded.
    ///
    /// - Parameter resource: the file, with the name that the receiver gets. It must not be kept.
    /// - Returns: the type, for the part's `Content-Type`.
    /// - Throws: an error that states the refusal, or a `ResourceError` if the bytes can't be read.
    func acceptedType(of resource: Resource) throws -> MIMEType

    /// The limits for resources that a form creates.
    var limits: ReadLimits { get }
}

/// A type that decides whether a file may be uploaded, before any of it is sent.
///
/// `UploadPolicy` in `MIMEDetection` conforms, and so can a custom rule. Modules that send files but don't detect types
/// depend only on this protocol.
public protocol UploadJudging: Sendable {
    /// Returns the type of a file that may be uploaded.
    ///
    /// - Parameter resource: the file, with the name under which it will be sent. Don't use the resource after the call
    ///   returns.
    /// - Returns: the type, for the part's `Content-Type`.
    /// - Throws: an error that explains the refusal, or a `ResourceError` if the bytes can't be read.
    func acceptedType(of resource: Resource) throws -> MIMEType

    /// The limits for resources that a form creates.
    var limits: ReadLimits { get }
}

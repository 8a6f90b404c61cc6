/// A type that decides whether a file may be uploaded, before any part of the file is sent.
///
/// `UploadPolicy` in `MIMEDetection` conforms, and so can a custom type. A module that sends files without detecting
/// their types itself depends only on this protocol.
public protocol UploadJudging: Sendable {
    /// Returns the type of a file if the file may be uploaded; throws an error if not.
    ///
    /// - Parameter resource: the file, with the name under which it will be sent. Don't use the resource after the call
    ///   returns.
    /// - Returns: the type to send in the `Content-Type` header of the form part.
    /// - Throws: an error that explains the refusal, or a `ResourceError` if the bytes can't be read.
    func acceptedType(of resource: Resource) throws -> MIMEType

    /// The read limits of the resources that a form creates for its files.
    var limits: ReadLimits { get }
}

public import MIMETypes

extension UploadPolicy: UploadJudging {
    /// Returns the type of a file that the policy accepts, or throws an `UploadRefusal`.
    ///
    /// - Parameter resource: the file, with the name under which it will be passed on.
    /// - Returns: the type that the file's bytes confirm.
    /// - Throws: an `UploadRefusal` if the policy refuses the file; a `ResourceError` if the bytes can't be read.
    public func acceptedType(of resource: Resource) throws -> MIMEType {
        let verdict = try judge(resource)
        if let refusal = verdict.refusal { throw refusal }
        return verdict.found
    }
}

extension UploadRefusal: Error, CustomStringConvertible {
    /// The message for the sender of the file, in English.
    public var description: String { message }
}

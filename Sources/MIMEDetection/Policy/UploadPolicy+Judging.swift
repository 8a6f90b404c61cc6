public import MIMETypes

extension UploadPolicy: UploadJudging {
    /// Returns the type of a file if the policy accepts it.
    ///
    /// - Parameter resource: the file; its name is the one that the receiver gets.
    /// - Returns: the type that its bytes confirm.
    /// - Throws: an `UploadRefusal` if the policy refuses it; a `ResourceError` if the bytes can't be read.
    public func acceptedType(of resource: Resource) throws -> MIMEType {
        let verdict = try judge(resource)
        if let refusal = verdict.refusal { throw refusal }
        return verdict.found
    }
}

extension UploadRefusal: Error, CustomStringConvertible {
    /// The sentence for the sender of the file.
    public var description: String { message }
}

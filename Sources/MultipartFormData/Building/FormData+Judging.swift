public import MIMETypes

extension FormData {
    /// Adds a file from the file system if a policy accepts it.
    ///
    /// The file is judged under the name that the receiver gets, before any of it is sent. If the file changes after
    /// that, sending fails, so the file that is sent is the one that was judged.
    ///
    /// ```swift
    /// let policy = UploadPolicy(allowing: [.png, .jpeg])
    /// try form.append("photo", path: "photo.jpg", policy: policy)
    /// ```
    ///
    /// - Parameters:
    ///   - name: the name of the field; names may repeat.
    ///   - path: the path, absolute or relative to the working directory; links are followed.
    ///   - policy: the policy that decides whether the file may be sent, and what its type is.
    ///   - fileName: the file name that the receiver gets, or nil for the last component of the path.
    ///   - headers: additional headers of the part.
    /// - Throws: the policy's refusal, such as an `UploadRefusal`; a `FormDataError` if the path does not lead to a
    ///   regular file that can be read, or if a name contains control characters that the form refuses.
    public mutating func append(
        _ name: String, path: String, policy: some UploadJudging, fileName: String? = nil, headers: [PartHeader] = []
    ) throws {
        try append(name, pathBytes: Array(path.utf8), policy: policy, fileName: fileName, headers: headers)
    }

    /// Adds a file from the file system by a path that need not be UTF-8, if a policy accepts the file.
    ///
    /// - Parameters:
    ///   - name: the name of the field; names may repeat.
    ///   - path: the path, absolute or relative to the working directory; links are followed.
    ///   - policy: the policy that decides whether the file may be sent, and what its type is.
    ///   - fileName: the file name that the receiver gets, or nil for the last component of the path, in which bytes
    ///     that are not UTF-8 are replaced.
    ///   - type: the type for the part's `Content-Type`, which the policy also judges; nil for the type that the policy
    ///     confirms.
    ///   - headers: additional headers of the part.
    /// - Throws: the policy's refusal; a `FormDataError` if the path does not lead to a regular file that can be read,
    ///   or if a name contains control characters that the form refuses.
    public mutating func append(
        _ name: String, pathBytes path: [UInt8], policy: some UploadJudging, fileName: String? = nil,
        type: MIMEType? = nil, headers: [PartHeader] = []
    ) throws {
        let file = try OpenFile(path: path)
        let fileName = fileName ?? ResourceName(pathBytes: path).description
        let found = try policy.acceptedType(of: file, fileName: fileName, type: type)
        try append(name, fileName: fileName, type: type ?? found, headers: headers, content: .file(file.file))
    }

    /// Adds a file from memory if a policy accepts it.
    ///
    /// - Parameters:
    ///   - name: the name of the field; names may repeat.
    ///   - bytes: the content; it is not copied.
    ///   - policy: the policy that decides whether the file may be sent, and what its type is.
    ///   - fileName: the file name that the receiver gets.
    ///   - type: the type for the part's `Content-Type`, which the policy also judges; nil for the type that the policy
    ///     confirms.
    ///   - headers: additional headers of the part.
    /// - Throws: the policy's refusal; a `FormDataError` if the content contains the boundary, or if a name contains
    ///   control characters that the form refuses.
    public mutating func append(
        _ name: String, bytes: [UInt8], policy: some UploadJudging, fileName: String = "blob", type: MIMEType? = nil,
        headers: [PartHeader] = []
    ) throws {
        let found = try policy.acceptedType(
            of: PrefixSource(bytes, isComplete: true), fileName: fileName, type: type)
        try append(name, fileName: fileName, type: type ?? found, headers: headers, content: .memory(bytes))
    }
}

extension UploadJudging {
    fileprivate func acceptedType(
        of source: some ByteSource, fileName: String, type: MIMEType?
    ) throws -> MIMEType {
        let name = fileName.isEmpty ? nil : ResourceName(fileName)
        do {
            return FormData.sendable(
                try acceptedType(of: Resource(source: source, name: name, declaredType: type, limits: limits)))
        } catch let error as ResourceError {
            throw FormDataError(error, fileName)
        }
    }
}

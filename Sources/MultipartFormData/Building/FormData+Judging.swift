public import MIMETypes

extension FormData {
    /// Adds a file from the file system if a policy accepts the file.
    ///
    /// The policy judges the file under the name that the receiver gets, before anything is sent. If the file changes
    /// later, sending fails, so the file that is sent is the one that was judged.
    ///
    /// ```swift
    /// let policy = UploadPolicy(allowing: [.png, .jpeg])
    /// try form.append("photo", path: "photo.jpg", policy: policy)
    /// ```
    ///
    /// - Parameters:
    ///   - name: the name of the field; names may repeat.
    ///   - path: the path, absolute or relative to the working directory; symbolic links are followed.
    ///   - policy: the policy, which decides whether the file may be sent, and determines its type.
    ///   - fileName: the file name that the receiver gets, or nil for the last component of the path.
    ///   - headers: additional headers of the part.
    /// - Throws: the policy's refusal, such as an `UploadRefusal`; a `FormDataError` if the path does not lead to a
    ///   regular file that can be read, or if a name contains control characters and the form refuses them.
    public mutating func append(
        _ name: String, path: String, policy: some UploadJudging, fileName: String? = nil, headers: [PartHeader] = []
    ) throws {
        try append(name, pathBytes: Array(path.utf8), policy: policy, fileName: fileName, headers: headers)
    }

    /// Adds a file from the file system if a policy accepts the file; the file's path need not be UTF-8.
    ///
    /// - Parameters:
    ///   - name: the name of the field; names may repeat.
    ///   - path: the path, absolute or relative to the working directory; symbolic links are followed.
    ///   - policy: the policy, which decides whether the file may be sent, and determines its type.
    ///   - fileName: the file name that the receiver gets, or nil for the last component of the path. Bytes of that
    ///     component that are not UTF-8 are replaced.
    ///   - type: the part's `Content-Type`, which the policy takes into account as the declared type; nil for the type
    ///     that the policy determines.
    ///   - headers: additional headers of the part.
    /// - Throws: the policy's refusal, such as an `UploadRefusal`; a `FormDataError` if the path does not lead to a
    ///   regular file that can be read, or if a name contains control characters and the form refuses them.
    public mutating func append(
        _ name: String, pathBytes path: [UInt8], policy: some UploadJudging, fileName: String? = nil,
        type: MIMEType? = nil, headers: [PartHeader] = []
    ) throws {
        let file = try OpenFile(path: path)
        let fileName = fileName ?? ResourceName(pathBytes: path).description
        let found = try policy.acceptedType(of: file, fileName: fileName, type: type)
        try append(name, fileName: fileName, type: type ?? found, headers: headers, content: .file(file.file))
    }

    /// Adds a file from memory if a policy accepts the file.
    ///
    /// - Parameters:
    ///   - name: the name of the field; names may repeat.
    ///   - bytes: the content; the array is not copied.
    ///   - policy: the policy, which decides whether the file may be sent, and determines its type.
    ///   - fileName: the file name that the receiver gets.
    ///   - type: the part's `Content-Type`, which the policy takes into account as the declared type; nil for the type
    ///     that the policy determines.
    ///   - headers: additional headers of the part.
    /// - Throws: the policy's refusal, such as an `UploadRefusal`; a `FormDataError` if the content contains the
    ///   boundary, or if a name contains control characters and the form refuses them.
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

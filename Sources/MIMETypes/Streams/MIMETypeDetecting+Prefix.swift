extension MIMETypeDetecting {
    /// Detects the type of a stream from its first bytes, and determines whether later bytes could change the type.
    ///
    /// ```swift
    /// let seen = detector.detect(prefix: bytes, isComplete: false, name: "report.docx")
    /// seen.type         // application/vnd.openxmlformats-officedocument.wordprocessingml.document
    /// seen.isFinal      // false: an archive has its directory at its end
    /// seen.wanted       // how much has to be seen at the start, and how much at the end
    /// ```
    ///
    /// - Parameters:
    ///   - prefix: the first bytes of the stream, without gaps.
    ///   - isComplete: true if the stream ends after `prefix`, which makes the answer final.
    ///   - name: the name of the stream, or nil.
    ///   - declaredType: the type that a header or the caller declares, or nil.
    /// - Returns: the detection, and the bytes that are needed for a final answer, if any.
    /// - Throws: a `ResourceError` if a custom resolver throws one. Reading bytes in memory never fails.
    public func detect(
        prefix: [UInt8], isComplete: Bool, name: String? = nil, declaredType: MIMEType? = nil
    ) throws(ResourceError) -> PrefixDetection {
        try prefix.withUnsafeBufferPointer { (prefix) throws(ResourceError) in
            let prefix = UnsafeRawBufferPointer(prefix)
            return try detect(prefix: prefix, isComplete: isComplete, name: name, declaredType: declaredType)
        }
    }

    /// Detects the type of a stream from its first bytes, without copying the bytes.
    ///
    /// - Parameters:
    ///   - prefix: the first bytes of the stream; they must not change during the call.
    ///   - isComplete: true if the stream ends after `prefix`, which makes the answer final.
    ///   - name: the name of the stream, or nil.
    ///   - declaredType: the type that a header or the caller declares, or nil.
    /// - Returns: the detection, and the bytes that are needed for a final answer, if any.
    /// - Throws: a `ResourceError` if a custom resolver throws one. Reading bytes in memory never fails.
    public func detect(
        prefix: UnsafeRawBufferPointer, isComplete: Bool, name: String? = nil, declaredType: MIMEType? = nil
    ) throws(ResourceError) -> PrefixDetection {
        let name = name.flatMap { $0.isEmpty ? nil : ResourceName($0) }
        guard isComplete || !prefix.isEmpty else {
            let nothing = Resource(name: name, declaredType: declaredType)
            return PrefixDetection(try detect(nothing), wanted: WantedBytes(prefixLength: limits.headLength + 1))
        }
        let resource = Resource(
            unownedMemory: prefix, isComplete: isComplete, name: name, declaredType: declaredType, limits: limits)
        return PrefixDetection(try detect(resource), of: resource)
    }
}

public import MIMETypes

/// Detecting the type of a stream from its first bytes can't fail: a resolver that throws is skipped and reported in
/// the detection's `failures`.
extension MIMEDetector {
    /// Detects the type of a stream from its first bytes, and determines whether later bytes could change it.
    ///
    /// - Parameters:
    ///   - prefix: the first bytes of the stream, without gaps.
    ///   - isComplete: true if the stream ends after `prefix`, which makes the answer final.
    ///   - name: the file name that belongs to the stream, or nil.
    ///   - declaredType: the type declared by a header or the caller, or nil.
    /// - Returns: the detection, and the further bytes that are needed for a final answer, if any.
    public func detect(
        prefix: [UInt8], isComplete: Bool, name: String? = nil, declaredType: MIMEType? = nil
    ) -> PrefixDetection {
        prefix.withUnsafeBytes { detect(prefix: $0, isComplete: isComplete, name: name, declaredType: declaredType) }
    }

    /// Detects the type of a stream from its first bytes, without copying them.
    ///
    /// - Parameters:
    ///   - prefix: the first bytes of the stream, without gaps; they must not change during the call.
    ///   - isComplete: true if the stream ends after `prefix`, which makes the answer final.
    ///   - name: the file name that belongs to the stream, or nil.
    ///   - declaredType: the type declared by a header or the caller, or nil.
    /// - Returns: the detection, and the further bytes that are needed for a final answer, if any.
    public func detect(
        prefix: UnsafeRawBufferPointer, isComplete: Bool, name: String? = nil, declaredType: MIMEType? = nil
    ) -> PrefixDetection {
        let name = name.flatMap { $0.isEmpty ? nil : ResourceName($0) }
        guard isComplete || !prefix.isEmpty else {
            let nothing = decide(Resource(name: name, declaredType: declaredType))
            return PrefixDetection(nothing, wanted: WantedBytes(prefixLength: limits.headLength + 1))
        }
        let resource = Resource(
            unownedMemory: prefix, isComplete: isComplete, name: name, declaredType: declaredType, limits: limits)
        return PrefixDetection(decide(resource), of: resource)
    }
}

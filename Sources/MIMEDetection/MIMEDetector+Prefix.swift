public import MIMETypes

/// As for bytes in memory, nothing can fail here: a resolver that does is left out and reported in `failures`.
extension MIMEDetector {
    /// Detects the type of a stream by its first bytes, and whether those that follow could change it.
    ///
    /// - Parameters:
    ///   - prefix: the first bytes, without a gap.
    ///   - isComplete: whether the stream ended after them, which makes the answer final.
    ///   - name: what the stream is called, or nil.
    ///   - declaredType: the type that a header or the caller declares, or nil.
    /// - Returns: the detection, and which further bytes are needed to be certain.
    public func detect(
        prefix: [UInt8], isComplete: Bool, name: String? = nil, declaredType: MIMEType? = nil
    ) -> PrefixDetection {
        prefix.withUnsafeBytes { detect(prefix: $0, isComplete: isComplete, name: name, declaredType: declaredType) }
    }

    /// Detects the type of a stream by its first bytes, without copying them.
    ///
    /// - Parameters:
    ///   - prefix: the first bytes; they must not change during the call.
    ///   - isComplete: whether the stream ended after them, which makes the answer final.
    ///   - name: what the stream is called, or nil.
    ///   - declaredType: the type that a header or the caller declares, or nil.
    /// - Returns: the detection, and which further bytes are needed to be certain.
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

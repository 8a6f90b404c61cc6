/// The answer for the first bytes of a stream, and whether the bytes that follow could change it.
public struct PrefixDetection: Sendable {
    /// The detection based on the bytes seen so far, the name and the declared type.
    public let detection: Detection
    /// The bytes that are needed to be certain; nil if the answer is final.
    public let wanted: WantedBytes?

    /// Whether the type is final: no further bytes can change it.
    ///
    /// For most formats, the answer is final one byte after the end of the detector's head: at 8,193 bytes with the
    /// default head of 8 KiB. A signature at the start isn't enough, since resolvers read the whole head: a later PNG
    /// chunk can turn an image into an animation, text is judged by everything in the head, and a custom resolver may
    /// look anywhere. To get a final answer earlier, set a smaller `ReadLimits.headLength`.
    ///
    /// This assumes that the stream is as long as its headers state. If it breaks off earlier, a detection of the whole
    /// file may differ.
    public var isFinal: Bool { wanted == nil }

    /// The type detected so far.
    public var type: MIMEType { detection.type }

    /// Combines an answer with the bytes that are still missing.
    ///
    /// - Parameters:
    ///   - detection: the answer.
    ///   - wanted: the bytes that are needed for a final answer, or nil.
    public init(_ detection: Detection, wanted: WantedBytes? = nil) {
        self.detection = detection
        self.wanted = wanted
    }

    /// Combines the answer for a resource with the bytes that were missing when the resource was examined.
    ///
    /// - Parameters:
    ///   - detection: the answer.
    ///   - resource: the resource that was examined.
    public init(_ detection: Detection, of resource: Resource) {
        let wanted = resource.wanted
        // A type that a container states explicitly doesn't depend on the container's end.
        let isStated = (detection.evidence.isExhaustive || detection.evidence.rulesOutName) && wanted?.prefixLength == 0
        self.init(detection, wanted: isStated ? nil : wanted)
    }
}

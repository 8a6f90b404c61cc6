/// The detection for the first bytes of a stream, and the bytes that are needed for a final answer, if any.
public struct PrefixDetection: Sendable {
    /// The detection based on the bytes seen so far, the name and the declared type.
    public let detection: Detection
    /// The bytes that are needed for a final answer; nil if the answer is already final.
    public let wanted: WantedBytes?

    /// Whether the type is final, which means that no further bytes can change it.
    ///
    /// Resolvers read the head of a stream, which consists of the first 8 KiB by default. For most formats, the answer
    /// is final when the head and one more byte have arrived, so after 8,193 bytes by default. A signature at the start
    /// isn't enough, since resolvers read the whole head. For example, a later PNG chunk can turn an image into an
    /// animation, text is judged by everything in the head, and a custom resolver may look anywhere. To get a final
    /// answer earlier, set a smaller `ReadLimits.headLength`.
    ///
    /// Headers in the content of a stream may state the content's length. A final answer assumes that the stream has
    /// this length. If the stream breaks off earlier, a detection of the truncated file may give another answer.
    public var isFinal: Bool { wanted == nil }

    /// The type detected so far.
    public var type: MIMEType { detection.type }

    /// Combines a detection with the bytes that are needed for a final answer.
    ///
    /// - Parameters:
    ///   - detection: the detection.
    ///   - wanted: the bytes that are needed for a final answer; nil if the detection is final.
    public init(_ detection: Detection, wanted: WantedBytes? = nil) {
        self.detection = detection
        self.wanted = wanted
    }

    /// Combines the detection for a resource with the bytes that were missing when the resource was examined.
    ///
    /// - Parameters:
    ///   - detection: the detection.
    ///   - resource: the resource that was examined; its `wanted` property states which bytes were missing.
    public init(_ detection: Detection, of resource: Resource) {
        let wanted = resource.wanted
        // If the start of a container states the type explicitly, the end of the container can't change the type.
        let isStated = (detection.evidence.isExhaustive || detection.evidence.rulesOutName) && wanted?.prefixLength == 0
        self.init(detection, wanted: isStated ? nil : wanted)
    }
}

/// The answer about the first bytes of a stream, and whether those that follow could change it.
public struct PrefixDetection: Sendable {
    /// What the bytes, the name and the declared type say so far.
    public let detection: Detection
    /// What has to be seen to be certain; nil if the answer is final.
    public let wanted: WantedBytes?

    /// Whether bytes that follow can't change the type.
    ///
    /// A stream is supposed to be as long as its own headers say: one that breaks off earlier may be called something
    /// else by who has all of it.
    public var isFinal: Bool { wanted == nil }

    /// The type as it is known so far.
    public var type: MIMEType { detection.type }

    /// Combines an answer with what is missing for it.
    ///
    /// - Parameters:
    ///   - detection: the answer.
    ///   - wanted: the bytes that are needed for a final answer, or nil.
    public init(_ detection: Detection, wanted: WantedBytes? = nil) {
        self.detection = detection
        self.wanted = wanted
    }

    /// Combines the answer about a resource with what was missing when it was looked at.
    ///
    /// - Parameters:
    ///   - detection: the answer.
    ///   - resource: what it is about.
    public init(_ detection: Detection, of resource: Resource) {
        let wanted = resource.wanted
        // What a container says of itself outright does not depend on its end.
        let isStated = (detection.evidence.isExhaustive || detection.evidence.rulesOutName) && wanted?.prefixLength == 0
        self.init(detection, wanted: isStated ? nil : wanted)
    }
}

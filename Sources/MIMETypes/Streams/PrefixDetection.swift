/// The answer about the first bytes of a stream, and whether those that follow could change it.
public struct PrefixDetection: Sendable {
    /// The detection by the bytes seen so far, the name and the declared type.
    public let detection: Detection
    /// The bytes that are needed to be certain; nil if the answer is final.
    public let wanted: WantedBytes?

    /// Whether bytes that follow can't change the type.
    ///
    /// For most formats that is so one byte after the detector's head, which is 8 KiB by default: at 8,193 bytes. A
    /// signature at the start isn't enough, since resolvers read the whole head: a later chunk makes a PNG image an
    /// animated one, text is judged by all of it, and a custom resolver may look anywhere. To get a final answer
    /// earlier, set a smaller `ReadLimits.headLength`.
    ///
    /// This assumes that the stream is as long as its headers state. If it breaks off earlier, a detection of the whole
    /// file may differ.
    public var isFinal: Bool { wanted == nil }

    /// The type detected so far.
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

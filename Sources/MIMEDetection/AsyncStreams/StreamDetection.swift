public import MIMETypes

/// The detection for a stream, and the whole stream, including the bytes that were read for the detection.
public struct StreamDetection<Base: AsyncSequence & Sendable>: Sendable where Base.Element: Sendable {
    /// The detection, and whether the bytes that have not been read could change the type.
    public let result: PrefixDetection
    /// The whole stream: the bytes that were read, then the rest.
    ///
    /// The stream can be iterated only once.
    public let body: ReplayingStream<Base>

    /// The detection based on the bytes that were read, the name and the declared type.
    public var detection: Detection { result.detection }

    /// The type detected from the bytes that were read.
    public var type: MIMEType { result.type }
}

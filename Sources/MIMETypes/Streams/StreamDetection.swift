/// The answer about a stream, and the stream with everything that was read of it.
public struct StreamDetection<Base: AsyncSequence & Sendable>: Sendable where Base.Element: Sendable {
    /// The answer, and whether what was not read could change it.
    public let result: PrefixDetection
    /// The whole stream: the bytes that were read, then the rest.
    ///
    /// It can be iterated once.
    public let body: ReplayingStream<Base>

    /// What the bytes that were read, the name and the declared type say.
    public var detection: Detection { result.detection }

    /// The type as it is known.
    public var type: MIMEType { result.type }
}

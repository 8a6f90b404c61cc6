/// The answer for a stream, and the stream itself, which starts with the bytes that were read.
public struct StreamDetection<Base: AsyncSequence & Sendable>: Sendable where Base.Element: Sendable {
    /// The answer, and whether the unread bytes could change it.
    public let result: PrefixDetection
    /// The whole stream: the bytes that were read, then the rest.
    ///
    /// It can be iterated once.
    public let body: ReplayingStream<Base>

    /// The detection based on the bytes that were read, the name and the declared type.
    public var detection: Detection { result.detection }

    /// The type detected so far.
    public var type: MIMEType { result.type }
}

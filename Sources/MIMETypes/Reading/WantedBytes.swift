/// The bytes of a stream that are needed before its type is certain.
public struct WantedBytes: Sendable, Hashable {
    /// How many bytes are needed from the start of the stream, including those that have arrived; 0 if that many have.
    public let prefixLength: Int
    /// How many bytes at the end are needed, and the stream's length; 0 if the end doesn't matter.
    ///
    /// Formats such as ZIP keep their directory at the end.
    public let tailLength: Int

    /// The last bytes that a built-in resolver looks at: the record at the end of a ZIP archive and the longest
    /// comment.
    package static let longestTail = 65_557

    /// Describes what is wanted.
    ///
    /// - Parameters:
    ///   - prefixLength: bytes from the start, not negative.
    ///   - tailLength: bytes at the end, not negative.
    public init(prefixLength: Int = 0, tailLength: Int = 0) {
        precondition(prefixLength >= 0 && tailLength >= 0, "a number of bytes can't be negative")
        self.prefixLength = prefixLength
        self.tailLength = tailLength
    }

    /// How many more bytes are needed at the start; the tail is not included.
    ///
    /// - Parameter count: how many bytes from the start have arrived.
    /// - Returns: 0 if there are enough of them.
    public func missing(after count: Int) -> Int { max(0, prefixLength - count) }

    func widened(to other: WantedBytes) -> WantedBytes {
        WantedBytes(
            prefixLength: max(prefixLength, other.prefixLength), tailLength: max(tailLength, other.tailLength))
    }
}

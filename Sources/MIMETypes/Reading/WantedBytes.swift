/// The bytes of a stream that are needed before its type is certain.
public struct WantedBytes: Sendable, Hashable {
    /// The number of bytes needed from the start of the stream, including those that have arrived; 0 if no more are
    /// needed.
    public let prefixLength: Int
    /// The number of bytes needed at the end, along with the stream's length; 0 if the end doesn't matter.
    ///
    /// Formats such as ZIP keep their directory at the end.
    public let tailLength: Int

    /// The maximum number of bytes at the end that a built-in resolver examines: the record at the end of a ZIP archive
    /// and the longest comment.
    package static let longestTail = 65_557

    /// Describes which bytes are needed.
    ///
    /// - Parameters:
    ///   - prefixLength: the number of bytes from the start, not negative.
    ///   - tailLength: the number of bytes at the end, not negative.
    public init(prefixLength: Int = 0, tailLength: Int = 0) {
        precondition(prefixLength >= 0 && tailLength >= 0, "a number of bytes can't be negative")
        self.prefixLength = prefixLength
        self.tailLength = tailLength
    }

    /// Returns how many more bytes are needed at the start, not counting the tail.
    ///
    /// - Parameter count: the number of bytes from the start that have arrived.
    /// - Returns: the number of missing bytes; 0 if enough have arrived.
    public func missing(after count: Int) -> Int { max(0, prefixLength - count) }

    func widened(to other: WantedBytes) -> WantedBytes {
        WantedBytes(
            prefixLength: max(prefixLength, other.prefixLength), tailLength: max(tailLength, other.tailLength))
    }
}

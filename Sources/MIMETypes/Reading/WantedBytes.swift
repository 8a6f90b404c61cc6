/// The bytes of a stream that a detection needs before the stream's type is final.
public struct WantedBytes: Sendable, Hashable {
    /// The number of bytes needed from the start of the stream, including those that have arrived; 0 if no more bytes
    /// are needed from the start.
    public let prefixLength: Int
    /// The number of bytes needed from the end of the stream; 0 if the end is not needed.
    ///
    /// For example, a ZIP archive has its directory at the end. If the end is needed, so is the stream's length, as the
    /// position of the last bytes depends on it.
    public let tailLength: Int

    /// The maximum number of bytes that a built-in resolver requests from the end: the record at the end of a ZIP
    /// archive, with the longest possible comment.
    package static let longestTail = 65_557

    /// Creates a description of the bytes that are needed.
    ///
    /// - Parameters:
    ///   - prefixLength: the number of bytes needed from the start, not negative.
    ///   - tailLength: the number of bytes needed from the end, not negative.
    public init(prefixLength: Int = 0, tailLength: Int = 0) {
        precondition(prefixLength >= 0 && tailLength >= 0, "a number of bytes can't be negative")
        self.prefixLength = prefixLength
        self.tailLength = tailLength
    }

    /// Returns how many more bytes are needed from the start, not counting those needed from the end.
    ///
    /// - Parameter count: the number of bytes from the start that have arrived.
    /// - Returns: the number of missing bytes; 0 if enough bytes have arrived.
    public func missing(after count: Int) -> Int { max(0, prefixLength - count) }

    func widened(to other: WantedBytes) -> WantedBytes {
        WantedBytes(
            prefixLength: max(prefixLength, other.prefixLength), tailLength: max(tailLength, other.tailLength))
    }
}

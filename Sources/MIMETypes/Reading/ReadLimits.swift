/// The limits on how much of a resource one detection may read.
///
/// The limits bound the time and memory of a detection, regardless of the resource's size or content. A detection that
/// reaches a limit returns the best answer so far and sets `ReadUsage.isExhausted`.
public struct ReadLimits: Sendable, Hashable {
    /// The length of the head in bytes, at least 1.
    ///
    /// The head consists of the first bytes of the resource. It is read once and shared by all resolvers.
    public var headLength: Int { didSet { check() } }
    /// The maximum number of reads, not counting the read of the head.
    public var reads: Int { didSet { check() } }
    /// The maximum number of bytes in all reads together, not counting the read of the head.
    public var bytes: Int { didSet { check() } }

    /// A head of 8 KiB, then at most 64 further reads with 1 MiB in total.
    public static let standard = ReadLimits()

    /// A head of 8 KiB, then at most 4,096 further reads with 33 MiB in total.
    ///
    /// These limits are high enough for a thorough search of a file of up to 32 MiB, or of the parts of a larger
    /// archive or office document. The file stays in memory while it is being searched.
    public static let thorough = ReadLimits(reads: 4096, bytes: 33 << 20)

    /// Creates limits.
    ///
    /// - Parameters:
    ///   - headLength: the length of the head in bytes, at least 1.
    ///   - reads: the maximum number of reads, not counting the read of the head.
    ///   - bytes: the maximum number of bytes in all reads together, not counting the read of the head.
    public init(headLength: Int = 8192, reads: Int = 64, bytes: Int = 1 << 20) {
        self.headLength = headLength
        self.reads = reads
        self.bytes = bytes
        check()
    }

    private func check() {
        precondition(headLength > 0 && reads >= 0 && bytes >= 0, "read limits must not be negative")
    }
}

/// A record of how much one detection has read.
public struct ReadUsage: Sendable, Hashable, Codable {
    /// The number of reads, including the read of the head.
    public internal(set) var reads = 0
    /// The number of bytes in all reads together, including the head.
    public internal(set) var bytes = 0
    /// Whether a limit prevented or shortened a read; if so, the answer may be less precise than it could be.
    public internal(set) var isExhausted = false

    /// Creates a record of a detection that has not read anything yet.
    public init() {}
}

/// How much of a resource one detection may read.
///
/// The limits bound time and memory whatever the file's size or content. A detection that reaches one gives the best
/// answer so far and says so in `ReadUsage.isExhausted`.
public struct ReadLimits: Sendable, Hashable {
    /// How many bytes from the start are read at once and shared by all resolvers; at least 1.
    public var headLength: Int { didSet { check() } }
    /// How many more reads, at other offsets, are allowed.
    public var reads: Int { didSet { check() } }
    /// How many bytes these other reads may return together.
    public var bytes: Int { didSet { check() } }

    /// 8 KiB of head, then at most 64 reads of together 1 MiB.
    public static let standard = ReadLimits()

    /// 8 KiB of head, then at most 4,096 reads of together 33 MiB: what a thorough search in a file of up to 32 MiB
    /// takes, or in the parts of a larger archive or office document.
    ///
    /// The file stays in memory while it is searched.
    public static let thorough = ReadLimits(reads: 4096, bytes: 33 << 20)

    /// Sets limits.
    ///
    /// - Parameters:
    ///   - headLength: bytes from the start, at least 1.
    ///   - reads: the number of further reads.
    ///   - bytes: the bytes of all further reads together.
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

/// What one detection read.
public struct ReadUsage: Sendable, Hashable, Codable {
    /// The number of reads, the head's included.
    public internal(set) var reads = 0
    /// The bytes of all reads together, the head's included.
    public internal(set) var bytes = 0
    /// Whether a read was refused because of a limit, so that the answer may be less precise than it could be.
    public internal(set) var isExhausted = false

    /// Nothing read yet.
    public init() {}
}

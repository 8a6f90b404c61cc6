#if Upload
/// Cuts a body into pieces that a connection takes in about a tenth of a second.
///
/// On a slow line a large piece would take so long that there seems to be no progress.
struct Pace {
    /// The bytes of the next piece.
    private(set) var pieceLength = 32 << 10

    private static let lengths = 8 << 10...512 << 10
    private static let fast = Duration.milliseconds(5)
    private static let slow = Duration.milliseconds(100)

    private var start = ContinuousClock.now

    /// Notes that a piece goes to the connection.
    mutating func begin() {
        start = .now
    }

    /// Notes that the connection is ready for the next one.
    mutating func end(at now: ContinuousClock.Instant = .now) {
        let elapsed = now - start
        if elapsed < Self.fast { pieceLength = min(pieceLength * 2, Self.lengths.upperBound) }
        if elapsed > Self.slow { pieceLength = max(pieceLength / 2, Self.lengths.lowerBound) }
    }
}
#endif

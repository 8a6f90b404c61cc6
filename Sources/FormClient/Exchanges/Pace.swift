#if Upload
/// Determines piece lengths so that a connection accepts each piece in about a tenth of a second.
///
/// On a slow line, a large piece would take so long that there would seem to be no progress.
struct Pace {
    /// The length of the next piece in bytes.
    private(set) var pieceLength = 32 << 10

    private static let lengths = 8 << 10...512 << 10
    private static let fast = Duration.milliseconds(5)
    private static let slow = Duration.milliseconds(100)

    private var start = ContinuousClock.now

    /// Records that a piece was passed to the connection.
    mutating func begin() {
        start = .now
    }

    /// Records that the connection is ready for the next piece.
    mutating func end(at now: ContinuousClock.Instant = .now) {
        let elapsed = now - start
        if elapsed < Self.fast { pieceLength = min(pieceLength * 2, Self.lengths.upperBound) }
        if elapsed > Self.slow { pieceLength = max(pieceLength / 2, Self.lengths.lowerBound) }
    }
}
#endif

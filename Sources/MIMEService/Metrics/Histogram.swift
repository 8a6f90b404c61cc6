/// How many durations lie below each of a few bounds.
struct Histogram: Sendable {
    /// The bounds, in microseconds.
    static let bounds = [100, 250, 500, 1000, 2500, 5000, 10_000, 50_000, 250_000, 1_000_000, 10_000_000]

    /// How many lie between a bound and the one before; the last is for all above.
    private(set) var buckets = [Int](repeating: 0, count: bounds.count + 1)
    private(set) var sum = Duration.zero

    mutating func add(_ duration: Duration) {
        let microseconds = duration.components.seconds * 1_000_000 + duration.components.attoseconds / 1_000_000_000_000
        let index = Self.bounds.firstIndex { microseconds <= $0 } ?? Self.bounds.count
        buckets[index] += 1
        sum += duration
    }
}

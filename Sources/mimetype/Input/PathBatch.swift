/// Some paths that one thread works through.
struct PathBatch: Sendable {
    /// The place among all batches, from 0.
    let number: Int
    let paths: [FoundPath]
    /// How much of the input is read with this batch, from 0 to 1; nil if nobody knows where it ends.
    let progress: Double?
    /// Whether the next path may be a long time in coming, so that the answers should not wait for it.
    let isFollowedByPause: Bool
}

/// Some paths that one thread works through.
struct PathBatch: Sendable {
    /// The position among all batches, from 0.
    let number: Int
    let paths: [FoundPath]
    /// How much of the input has been read with this batch, from 0 to 1; nil if the end is unknown.
    let progress: Double?
    /// Whether the next path may take long to come, so that the answers should not wait for it.
    let isFollowedByPause: Bool
}

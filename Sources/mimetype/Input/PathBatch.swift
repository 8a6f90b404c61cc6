/// A batch of paths that one thread processes.
struct PathBatch: Sendable {
    /// The position of the batch among all batches, counted from 0.
    let number: Int
    let paths: [FoundPath]
    /// The fraction of the input, from 0 to 1, that has been read when the batch is complete; nil if the end is
    /// unknown.
    let progress: Double?
    /// Whether the next path may take a long time to arrive, so that output should not wait for it.
    let isFollowedByPause: Bool
}

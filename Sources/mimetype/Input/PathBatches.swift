/// Hands out the paths of a run in batches.
struct PathBatches {
    private var sources: PathSources
    private let length: Int
    private var number = 0

    /// Makes the batches of a run.
    ///
    /// - Parameters:
    ///   - sources: the sources of the paths.
    ///   - length: the maximum number of paths in a batch.
    init(_ sources: PathSources, length: Int) {
        self.sources = sources
        self.length = length
    }

    /// Returns the next batch; nil after the last one.
    mutating func next() -> PathBatch? {
        var paths: [FoundPath] = []
        while paths.count < length, let path = sources.next() {
            paths.append(path)
            if sources.mayPause { break }
        }
        guard !paths.isEmpty else { return nil }
        defer { number += 1 }
        return PathBatch(
            number: number, paths: paths, progress: sources.progress, isFollowedByPause: sources.mayPause)
    }
}

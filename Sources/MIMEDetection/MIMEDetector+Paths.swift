public import MIMETypes

extension MIMEDetector {
    /// Detects the types of many files, several at the same time.
    ///
    /// - Parameters:
    ///   - paths: the paths of the files, absolute or relative to the working directory.
    ///   - followingLinks: true to examine the file that a symbolic link points to, false to examine the link itself.
    ///   - concurrency: the maximum number of files to examine at the same time, at least 1.
    /// - Returns: for each path, in the order of `paths`, the detection or the error that prevented reading the file.
    /// - Throws: a `CancellationError` if the task is cancelled before all files have been examined.
    public func detect(
        contentsOf paths: [String], followingLinks: Bool = true, concurrency: Int = 4
    ) async throws(CancellationError) -> [Result<Detection, ResourceError>] {
        precondition(concurrency > 0, "at least one file has to be looked at")
        let count = min(concurrency, paths.count)
        let strands = await withTaskGroup(of: (Int, [Result<Detection, ResourceError>]).self) { group in
            for strand in 0..<count {
                group.addTask { (strand, detect(paths, from: strand, every: count, followingLinks)) }
            }
            return await group.reduce(into: [[Result<Detection, ResourceError>]](repeating: [], count: count)) {
                $0[$1.0] = $1.1
            }
        }
        if Task.isCancelled { throw CancellationError() }
        return paths.indices.map { strands[$0 % count][$0 / count] }
    }

    /// Examines every n-th path, and stops early if the task is cancelled.
    private func detect(
        _ paths: [String], from start: Int, every step: Int, _ followingLinks: Bool
    ) -> [Result<Detection, ResourceError>] {
        var results: [Result<Detection, ResourceError>] = []
        for index in stride(from: start, to: paths.count, by: step) {
            if Task.isCancelled { break }
            results.append(
                Result { () throws(ResourceError) in try detect(path: paths[index], followingLinks: followingLinks) })
        }
        return results
    }
}

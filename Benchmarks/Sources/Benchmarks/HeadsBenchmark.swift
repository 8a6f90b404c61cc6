import Foundation
import MIMEDetection

/// The processor time of one detection of the first 8 KiB of each file in a folder, in memory and without libmagic, for
/// comparison with other languages: `Bindings/Python/benchmarks/compare.py`.
enum HeadsBenchmark {
    static func run(folder: String, rounds: Int) {
        let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        let heads: [[UInt8]] = files.compactMap { file in
            guard let handle = FileHandle(forReadingAtPath: "\(folder)/\(file)") else { return nil }
            defer { try? handle.close() }
            guard let data = try? handle.read(upToCount: 8192), !data.isEmpty else { return nil }
            return [UInt8](data)
        }
        let detector = MIMEDetector(resolvers: MIMEDetector.nativeResolvers + [FallbackResolver()])
        let times = (0..<rounds).map { _ in
            let start = processorTime()
            for head in heads { blackHole(detector.detect(bytes: head)) }
            return processorTime() - start
        }
        print(heads.count, (times.min() ?? 0) / Double(heads.count) * 1e6)
    }

    /// What this process has used so far, in seconds.
    private static func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}

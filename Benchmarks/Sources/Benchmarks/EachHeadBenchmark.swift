import Foundation
import MIMEDetection

/// The time of one detection of the first 8 KiB of each file in a list, in memory, for `compare-heads`.
enum EachHeadBenchmark {
    /// Prints the nanoseconds for each file in two lines: of a call that is repeated, and of one in a pass over all.
    static func run(list: String, asksLibmagic: Bool) {
        let names = (try? String(contentsOfFile: list, encoding: .utf8))?.split(separator: "\n") ?? []
        let heads = names.map { [UInt8]((FileManager.default.contents(atPath: String($0)) ?? Data()).prefix(8192)) }
        let native = MIMEDetector(resolvers: MIMEDetector.nativeResolvers + [FallbackResolver()])
        let detector = asksLibmagic ? MIMEDetector() : native
        for calls in [10, 1] {
            var best = [Double](repeating: .infinity, count: heads.count)
            for _ in 0..<15 {
                for (index, head) in heads.enumerated() {
                    best[index] = min(best[index], time(calls: calls) { blackHole(detector.detect(bytes: head)) })
                }
            }
            print(best.map { "\($0)" }.joined(separator: " "))
        }
    }

    private static func time(calls: Int, _ body: () -> Void) -> Double {
        let time = ContinuousClock().measure { for _ in 0..<calls { body() } }
        return (Double(time.components.attoseconds) / 1e9 + Double(time.components.seconds) * 1e9) / Double(calls)
    }
}

import CMagicReference
import Foundation
import MIMEDetection
import MIMETypes

/// Detections by content of the first 8 KiB of each file in a folder, in memory and without libmagic, beside a bare
/// call of `magic_buffer` on the same bytes.
struct DetectionBenchmark {
    private struct Sample {
        let name: String
        let bytes: [UInt8]
    }

    private struct Result {
        let name: String
        let kind: String
        let time: Double
        let reference: Double
    }

    private let samples: [Sample]

    init(folder: String) {
        let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String }.sorted() ?? []
        samples = files.compactMap { file in
            guard let handle = FileHandle(forReadingAtPath: "\(folder)/\(file)") else { return nil }
            defer { try? handle.close() }
            guard let data = try? handle.read(upToCount: 8192), !data.isEmpty else { return nil }
            return Sample(name: file, bytes: [UInt8](data))
        }
    }

    func run() {
        guard !samples.isEmpty, let cookie = magic_open(MAGIC_MIME_TYPE | MAGIC_NO_CHECK_COMPRESS),
            magic_load(cookie, nil) == 0
        else { return print("no files, or no database of libmagic") }
        defer { magic_close(cookie) }
        let detector = MIMEDetector(resolvers: MIMEDetector.nativeResolvers + [FallbackResolver()])
        let results = samples.map { sample in
            let detection = detector.detect(bytes: sample.bytes)
            return Result(
                name: sample.name, kind: Self.kind(detection),
                time: nanoseconds(calls: 20, rounds: 5) { blackHole(detector.detect(bytes: sample.bytes)) },
                reference: nanoseconds(calls: 1, rounds: 3) {
                    sample.bytes.withUnsafeBytes { blackHole(magic_buffer(cookie, $0.baseAddress, $0.count)) }
                })
        }
        report(results)
        reportResolvers()
    }

    /// The mean time that each resolver takes for a sample, asked alone.
    private func reportResolvers() {
        print("\nresolver, asked alone             mean, ns")
        for resolver in MIMEDetector.nativeResolvers {
            let time = nanoseconds(calls: 1, rounds: 5) {
                for sample in samples {
                    sample.bytes.withUnsafeBytes { bytes in
                        let resource = Resource(unownedMemory: bytes, name: ResourceName(sample.name))
                        blackHole(try? resolver.candidates(for: resource))
                    }
                }
            }
            print("\(type(of: resolver))".padded(to: 34), Int(time / Double(samples.count)))
        }
    }

    private static func kind(_ detection: Detection) -> String {
        detection.charset != nil
            ? "text, \(detection.evidence.basis.rawValue)" : "binary, \(detection.evidence.basis.rawValue)"
    }

    private func report(_ results: [Result]) {
        print("\ndetection, µs                      n    mean  median     p99    libmagic's mean   ratio")
        let groups = Dictionary(grouping: results, by: \.kind).sorted { $0.key < $1.key } + [("all", results)]
        for (kind, group) in groups {
            let times = group.map(\.time).sorted()
            let mean = times.reduce(0, +) / Double(times.count)
            let reference = group.map(\.reference).reduce(0, +) / Double(group.count)
            let columns = [mean, times[times.count / 2], times[times.count * 99 / 100], reference].map(Self.micro)
            print(
                kind.padded(to: 30), String(group.count).padded(to: 7), columns[0].padded(to: 7),
                columns[1].padded(to: 7),
                columns[2].padded(to: 9), columns[3].padded(to: 15), Int(reference / mean))
        }
        print("\nthe slowest ten, µs")
        for result in results.sorted(by: { $0.time > $1.time }).prefix(10) {
            print(Self.micro(result.time).padded(to: 8), result.kind.padded(to: 24), result.name)
        }
    }

    private static func micro(_ time: Double) -> String {
        String((time / 100).rounded() / 10)
    }
}

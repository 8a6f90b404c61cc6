import Foundation
import MIMEDetection
import MIMETypes

/// A stream, which is detected by its start and then given on whole.
enum Streams {
    static func show(_ files: [String]) async throws {
        for file in files {
            let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: file)))
            let chunks = AsyncStream<[UInt8]> { chunks in
                for start in stride(from: 0, to: bytes.count, by: 1000) {
                    chunks.yield(Array(bytes[start..<min(start + 1000, bytes.count)]))
                }
                chunks.finish()
            }
            let found = try await MIMEDetector().detect(chunks, name: file)
            var count = 0
            for try await chunk in found.body { count += chunk.count }
            print("stream:", found.type, count == bytes.count)
        }
    }
}

import FileTesting
import Foundation
import MIMEDetection
import MIMETypes
import Testing

struct ManyFilesTests {
    private let detector = MIMEDetector(search: .head)

    @Test func filesAreDetectedInOrder() async throws {
        let names = (0..<50).map { "\($0).\(["png", "txt", "html"][$0 % 3])" }
        let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: names.map { ($0, "words\n") }))
        let paths = names.map { folder.path($0) } + ["/nonexistent/x"]
        for concurrency in [1, 3, 100] {
            let results = try await detector.detect(contentsOf: paths, concurrency: concurrency)
            #expect(results.count == 51)
            for (name, result) in zip(names, results) {
                #expect(try result.get().type == detector.detect(path: folder.path(name)).type)
            }
            #expect(throws: ResourceError.self) { try results[50].get() }
        }
        #expect(try await detector.detect(contentsOf: []).isEmpty)
    }

    @Test func cancelledDetectionOfFilesThrows() async {
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await MIMEDetector().detect(contentsOf: ["/", "/etc"])
        }
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test func detectionIsWrittenAndReadBack() throws {
        for sample in Samples.all {
            let detection = detector.detect(bytes: sample.bytes, name: sample.name)
            let data = try JSONEncoder().encode(detection)
            let read = try JSONDecoder().decode(Detection.self, from: data)
            #expect(read.winner == detection.winner && read.candidates == detection.candidates)
            #expect(read.conflicts == detection.conflicts && read.reason == detection.reason)
            #expect(read.charset == detection.charset && read.charsetEvidence == detection.charsetEvidence)
            #expect(read.usage == detection.usage && read.failures == detection.failures)
            #expect(read.alsoReadableAs == detection.alsoReadableAs && read.searched == detection.searched)
        }
    }

    @Test func resolverThatThrowsIsReported() throws {
        struct Broken: MIMETypeResolver {
            func candidates(for resource: Resource) throws(ResourceError) -> [Candidate] {
                throw ResourceError(errno: 5, path: "the database of Acme")
            }
        }
        let custom = MIMEDetector(resolvers: [Broken()] + MIMEDetector.standardResolvers)
        let folder = try TemporaryFolder(["a.txt": "words\n"])
        for detection in [
            custom.detect(bytes: Array("words\n".utf8), name: "a.txt"), try custom.detect(path: folder.path("a.txt")),
            custom.detect(name: "a.txt"),
        ] {
            #expect(detection.type == .plainText)
            #expect(detection.failures.map(\.resolver) == ["Broken"])
            #expect(detection.failures[0].message.contains("the database of Acme"))
            #expect("\(detection)".contains("Broken"))
        }
        #expect(detector.detect(name: "a.txt").failures.isEmpty)
    }

    @Test func startsAreComparedWithOperators() throws {
        struct Either: MIMETypeResolver {
            func candidates(for resource: Resource) throws(ResourceError) -> [Candidate] {
                guard resource.startsWith("AAAA") || resource.startsWith("BBBB") else { return [] }
                return [Candidate(type: .png, basis: .signature, detail: "A or B")]
            }
        }
        let custom = MIMEDetector(resolvers: [Either()])
        #expect(custom.detect(bytes: Array("BBBB".utf8)).type == .png)
        #expect(custom.detect(bytes: Array("CCCC".utf8)).type != .png)
        struct Unreadable: ByteSource {
            var size: Int? { 10 }
            func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws(ResourceError) -> Int {
                throw ResourceError(errno: 5, path: "x")
            }
        }
        #expect(throws: ResourceError.self) { try custom.detect(Resource(source: Unreadable())) }
    }
}

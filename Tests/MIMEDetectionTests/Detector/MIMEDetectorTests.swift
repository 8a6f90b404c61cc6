import FileTesting
import Foundation
import MIMEDetection
import MIMETypes
import Testing

struct MIMEDetectorTests {
    private let detector = MIMEDetector()

    @Test(arguments: [
        ("notes.md", "# Notes\n", "text/markdown"), ("song.mp3", "not a song\n", "text/plain"),
        ("letter.doc", "Dear Sir\n", "text/plain"), ("main.ts", "let x: number = 1\n", "application/typescript"),
        ("Makefile", "all:\n\techo\n", "text/x-makefile"), ("empty.json", "", "application/json"),
        ("empty.png", "", "application/x-zerosize"), ("A.bs", "", "application/x-zerosize"),
        ("empty", "", "application/x-zerosize"), ("unknown.zzz", "words\n", "text/plain"),
    ])
    func nameAndContentAreWeighed(_ name: String, _ content: String, _ type: String) throws {
        let folder = try TemporaryFolder([name: content])
        #expect(try detector.detect(path: folder.path(name)).type.essence == type)
        #expect(detector.detect(bytes: Array(content.utf8), name: name).type.essence == type)
    }

    @Test func sparseFileCostsNoMoreThanASmallOne() throws {
        let folder = try TemporaryFolder()
        let usage = try detector.detect(path: folder.sparseFile("huge.md", length: 10 << 30)).usage
        #expect(usage.bytes <= 128 << 10)
        #expect(usage.reads <= 6)
    }

    @Test func filesOfTheKernelHaveContentThoughTheirSizeIsZero() throws {
        guard FileManager.default.fileExists(atPath: "/proc/self/status") else { return }
        #expect(try detector.detect(path: "/proc/self/status").type == .plainText)
    }

    @Test func nothingIsReadForANameAlone() {
        let detection = detector.detect(name: "/nonexistent/photo.png")
        #expect(detection.type.essence == "image/png")
        #expect(detection.usage.reads == 0)
    }

    @Test func customResolverPlugsIn() throws {
        struct MagnetResolver: MIMETypeResolver {
            func candidates(for resource: Resource) throws(ResourceError) -> [Candidate] {
                guard resource.startsWith("magnet:?xt="), let type = MIMEType("application/x-magnet") else {
                    return []
                }
                return [Candidate(type: type, basis: .signature, detail: "magnet link")]
            }
        }
        let custom = MIMEDetector(resolvers: [MagnetResolver()] + MIMEDetector.standardResolvers)
        let bytes = Array("magnet:?xt=urn:btih:c12fe1c06bba254a9dc9f519b335aa7c1367a88a".utf8)
        #expect(custom.detect(bytes: bytes).type.essence == "application/x-magnet")
        #expect(custom.detect(bytes: bytes, name: "link.txt").evidence.detail == "magnet link")
        #expect(detector.detect(bytes: bytes).type == .plainText)
    }

    @Test func unreadableSourceIsAnError() {
        struct BrokenSource: ByteSource {
            var size: Int? { nil }
            func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws(ResourceError) -> Int {
                throw ResourceError(errno: EIO, path: nil)
            }
        }
        let error = #expect(throws: ResourceError.self) { try detector.detect(Resource(source: BrokenSource())) }
        #expect(error?.code == .unreadable)
    }

    @Test func declaredTypeIsAHint() {
        let declared = MIMEType("text/csv; header=present")
        let detection = detector.detect(bytes: Array("a,b\n1,2\n".utf8), declaredType: declared)
        #expect(detection.type.essence == "text/csv")
        #expect(detection.conflicts.isEmpty)
    }

    @Test func detectionSaysWhyAndWhatDisagrees() {
        let detector = MIMEDetector(resolvers: MIMEDetector.nativeResolvers)
        let detection = detector.detect(bytes: Containers.gif, name: "x.png")
        #expect(
            "\(detection)"
                == "image/gif (signature, \"GIF89a\" at 0); the name says image/png, the content is image/gif")
    }
}

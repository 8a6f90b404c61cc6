import FileTesting
import MIMEDetection
import MIMETypes
import Testing

/// A file gets the same verdict whole, in pieces of any size, from memory, from a file, and from a source.
struct UploadPiecesTests {
    private static let policies = [
        UploadPolicy(
            allowing: [.pdf, .plainText, .csv, .json, .svg, .zip, .docx], ranges: [.images, .audio, .videos, .fonts]),
        UploadPolicy(allowing: [.png], strictness: .strict),
        UploadPolicy(allowing: [.pdf, .zip], ranges: [.images], strictness: .lenient),
    ]

    /// Files that are whole, damaged, or several things at once; the same each time.
    static let files: [(name: String, bytes: [UInt8])] = {
        let archive = Containers.zip([.init("a.txt", "words"), .init("b/c.txt", "more words")])
        let program = Binaries.program([0x50, 0x45, 0, 0])
        var whole: [(String, [UInt8])] = [
            ("a.png", Pictures.png(size: 30_000)), ("a.jpg", Pictures.jpeg(size: 30_000)),
            ("a.gif", Pictures.gif(size: 9000)), ("a.pdf", Pictures.pdf(size: 70_000)),
            ("a.svg", Pictures.svg("<g/>")), ("a.zip", archive), ("a.txt", Array("Some words.\n".utf8)),
            ("a.csv", Array("a,b\n1,2\n".utf8)), ("a.json", Array("{\"a\": [1, 2]}".utf8)),
            ("a.tif", SizedImages.tiff([(4, 4), (2, 2)])), ("a.webp", SizedImages.webP(4, 4)),
            ("a.heic", SizedImages.heif(canvas: (8, 8))), ("a.flac", Carriers.flac), ("a.mp3", Carriers.mp3),
            ("a.jxl", Carriers.jxl), ("a.webm", Carriers.webm), ("a.psd", Carriers.psd()),
        ]
        let tails = [archive, program, Array("<?php system($_GET[0]); ?>".utf8), Array("<script>x</script>".utf8)]
        whole += whole.flatMap { file in tails.map { (file.0, file.1 + $0) } }
        whole += whole.prefix(17).map { ($0.0, Array($0.1.prefix($0.1.count / 2))) }
        return whole.map { (name: $0.0, bytes: $0.1) }
    }()

    @Test(arguments: policies) func piecesOfAnySizeGetTheSameVerdict(_ policy: UploadPolicy) throws {
        var random = Seeded()
        for file in Self.files {
            let whole = policy.judge(bytes: file.bytes, name: file.name)
            for most in [1, 3, 100, 8191, 8192, 8193, 60_000] {
                // Single bytes of long files take long, and can't differ from those of short ones.
                if most == 1, file.bytes.count > 10_000 { continue }
                var (stream, start) = (UploadStream(policy: policy, name: file.name), 0)
                while start < file.bytes.count {
                    let end = min(file.bytes.count, start + Int.random(in: 1...most, using: &random))
                    try stream.append(file.bytes[start..<end])
                    start = end
                }
                #expect(stream.finish() == whole, "\(file.name) in pieces of at most \(most)")
            }
        }
    }

    @Test func filesAndSourcesGetTheSameVerdictAsMemory() throws {
        let (folder, policy) = (try TemporaryFolder(), Self.policies[0])
        for (index, file) in Self.files.enumerated() {
            let whole = policy.judge(bytes: file.bytes, name: file.name)
            let path = try folder.file("\(index)", file.bytes)
            #expect(try policy.judge(path: path, name: file.name) == whole, "\(file.name)")
            let stored = UploadStream(policy: policy, name: file.name, memory: 0)
            #expect(try stored.finish(path: path) == whole, "\(file.name)")
            let source = Resource(
                source: CountingSource(file.bytes), name: ResourceName(file.name), limits: .thorough)
            #expect(try policy.judge(source) == whole, "\(file.name)")
        }
    }

    @Test func bytesAreReadOnceAndKept() throws {
        for file in Self.files where file.bytes.count > 9000 {
            let count = CountingSource.Count()
            let source = CountingSource(file.bytes, count)
            _ = try Self.policies[0].judge(
                Resource(source: source, name: ResourceName(file.name), limits: .thorough))
            // The head, the whole file, and what detects the type.
            #expect(count.bytes <= 2 * file.bytes.count + (128 << 10), "\(file.name): \(count.bytes)")
        }
    }

    /// Gives other bytes after a number of reads, like a file that is written to.
    private struct ChangingSource: ByteSource {
        let first: [UInt8]
        let later: [UInt8]
        let count: CountingSource.Count

        var size: Int? { first.count }

        func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws(ResourceError) -> Int {
            count.reads += 1
            let content = count.reads > 2 ? later : first
            let part = content[min(offset, content.count)..<min(offset + buffer.count, content.count)]
            buffer.copyBytes(from: part)
            return part.count
        }
    }

    @Test func whatIsReadLaterIsPartOfTheSameState() throws {
        let image = Pictures.png(size: 30_000)
        let other = [UInt8](repeating: 0x41, count: image.count)
        let source = ChangingSource(first: image, later: other, count: CountingSource.Count())
        let resource = Resource(source: source, limits: .thorough)
        let whole = try resource.withBytes(at: 0, count: image.count) { $0.withUnsafeBytes { Array($0) } }
        #expect(try Self.policies[0].judge(resource).type == .png)
        #expect(
            try resource.withBytes(at: 20_000, count: 9) { $0.withUnsafeBytes { Array($0) } }
                == Array(whole[20_000..<20_009]))
    }

    @Test func fileThatIsWrittenToWhileItIsJudgedIsRefused() throws {
        let folder = try TemporaryFolder()
        let path = try folder.file("a.png", Pictures.png(size: 30_000))
        let policy = Self.policies[0]
        let resource = try Resource(path: path, limits: .thorough)
        #expect(try policy.judge(Resource(path: path, limits: .thorough)).isAccepted)
        _ = try folder.file("a.png", Pictures.png(size: 30_000) + Pictures.pdf())
        #expect(try policy.judge(resource).refusal?.findings.map(\.code).contains(.notFullyRead) == true)
    }
}

/// The same numbers each time.
private struct Seeded: RandomNumberGenerator {
    private var state: UInt64 = 42

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ state >> 29
    }
}

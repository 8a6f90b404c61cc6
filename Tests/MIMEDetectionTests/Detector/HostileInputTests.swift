import MIMEDetection
import MIMETypes
import Testing

/// Structures made to cost time or memory: the counters show that they do not.
struct HostileInputTests {
    /// Bytes that are computed when they are read, so that a test can have files of any size.
    private struct PatternSource: ByteSource {
        let head: [UInt8]
        var size: Int?

        func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws(ResourceError) -> Int {
            let count = max(0, min(buffer.count, (size ?? .max) - offset))
            for position in 0..<count {
                buffer[position] = offset + position < head.count ? head[offset + position] : 0
            }
            return count
        }
    }

    private let detector = MIMEDetector(resolvers: MIMEDetector.nativeResolvers)

    private func detect(_ resource: Resource) throws -> Detection {
        let detection = try detector.detect(resource)
        #expect(detection.usage.reads <= resource.limits.reads + 1)
        #expect(detection.usage.bytes <= resource.limits.bytes + resource.limits.headLength)
        return detection
    }

    @Test func tenThousandNestedBoxes() throws {
        var bytes: [UInt8] = []
        for _ in 0..<10_000 { bytes = Containers.big(bytes.count + 8, 4) + Array("moov".utf8) + bytes.prefix(200) }
        let file = Containers.box("ftyp", Array("isom".utf8) + Containers.big(0, 4)) + bytes
        let resource = Resource(source: PatternSource(head: file, size: 1 << 30))
        #expect(try detect(resource).type.essence == "video/mp4")
    }

    /// A message of Apple Mail has one number before it, and what has more is none.
    @Test func numbersAboveNumbers() throws {
        let lines = Array(String(repeating: "1\n", count: 500_000).utf8)
        let resource = Resource(
            source: PatternSource(head: lines, size: lines.count), limits: ReadLimits(headLength: 1 << 20))
        #expect(try detector.detect(resource).type.essence == "text/plain")
    }

    @Test func boxesThatClaimMoreThanThereIs() throws {
        let file =
            Containers.box("ftyp", Array("isom".utf8) + Containers.big(0, 4)) + Containers.big(1, 4)
            + Array("moov".utf8) + [UInt8](repeating: 0xFF, count: 8)
        #expect(try detect(Resource(bytes: file)).type.essence == "video/mp4")
    }

    @Test func archiveWithAMillionEntries() throws {
        let entry = Containers.zip([.init("a")])
        let directory = Array(entry[31..<(31 + 47)])
        var file = Array(entry[..<31])
        let repeated = (0..<20_000).flatMap { _ in directory }
        file += repeated
        file +=
            [0x50, 0x4B, 5, 6] + Containers.little(0, 4) + Containers.little(0xFFFE, 2) + Containers.little(0xFFFE, 2)
        file += Containers.little(repeated.count, 4) + Containers.little(31, 4) + Containers.little(0, 2)
        let detection = try detect(Resource(source: PrefixSource(file, isComplete: true)))
        #expect(detection.type.essence == "application/zip")
        // It was not read to its end, so a name may still say more.
        #expect(try detect(Resource(source: PrefixSource(file, isComplete: true), name: "x.docx")).conflicts.isEmpty)
    }

    @Test func compoundFileWhoseSectorsRunInACircle() throws {
        var file = Containers.compoundFile(["x"])
        // The directory's sector follows itself.
        file.replaceSubrange(516..<520, with: Containers.little(1, 4))
        #expect(try detect(Resource(bytes: file)).type.essence == "application/x-ole-storage")
        // The table that tells so is its own sector.
        file.replaceSubrange(76..<80, with: Containers.little(1, 4))
        #expect(try detect(Resource(bytes: file)).type.essence == "application/x-ole-storage")
    }

    @Test(arguments: [
        ("<svg a=\"", "x"), ("<!DOCTYPE ", "["), ("", "<!-- -->"), ("", "<?x?>"), ("<", "a:"), ("", "<a"), ("", "["),
        ("", "{\"a\":"), ("\"", ",\""), ("", ","), ("", "\n"), ("", "\r"), ("#!", "/"), ("#!/usr/bin/env ", "-x "),
        ("", "A: b\n"), ("From: a\n", " b\n"),
    ])
    func endlessText(_ start: String, _ piece: String) throws {
        let text = start + String(repeating: piece, count: 50_000)
        let detection = try detect(Resource(source: PrefixSource(Array(text.utf8), isComplete: true)))
        #expect(detection.charset == .usASCII)
        #expect(detection.usage.bytes <= 80 << 10)
    }

    @Test(arguments: [
        Containers.zip([.init("a")]), Containers.compoundFile(["WordDocument"]), Containers.mp4(brand: "isom"),
        Containers.matroska("webm"), Containers.png, [0x49, 0x49, 0x2A, 0, 0xFF, 0xFF, 0xFF, 0x7F],
        [0x4D, 0x5A] + [UInt8](repeating: 0xFF, count: 70), [1, 2, 3],
    ])
    func sparseFileOfAGigabyte(_ head: [UInt8]) throws {
        let small = try detect(Resource(source: PatternSource(head: head, size: 1 << 20)))
        let large = try detect(Resource(source: PatternSource(head: head, size: 1 << 30)))
        #expect(large.type == small.type)
        #expect(large.usage.bytes <= 700 << 10)
    }

    @Test func streamWithoutAnEnd() throws {
        let detection = try detect(Resource(source: PatternSource(head: Containers.png, size: nil)))
        #expect(detection.type.essence == "image/png")
    }

    @Test func bombIsNotUnpacked() throws {
        // A block that repeats one byte: 258 bytes of output for each two bits of input.
        let list = "[Content_Types].xml"
        var file = Containers.zip([.init(list, String(repeating: "\u{0}", count: 4000))])
        file[8] = 8
        let central = file.count - 22 - 46 - list.utf8.count
        file[central + 10] = 8
        #expect(try detect(Resource(bytes: file)).type.essence == "application/zip")
    }

    @Test func endOfFileMarksAreReadOnce() throws {
        // To look at all that follow each of them would take minutes.
        let text = Array("text".utf8) + [UInt8](repeating: 0x1A, count: 1 << 20)
        let resource = Resource(bytes: text, limits: ReadLimits(headLength: 1 << 20))
        #expect(try detect(resource).type.essence == "text/plain")
    }

    @Test func limitsOfTheCallerHold() throws {
        let limits = ReadLimits(headLength: 64, reads: 1, bytes: 100)
        let file = Containers.zip([
            .init("[Content_Types].xml", Containers.contentTypes("x")), .init("word/document.xml"),
        ])
        let resource = Resource(source: PrefixSource(file, isComplete: true), limits: limits)
        let detection = try detect(resource)
        #expect(detection.usage.reads <= 2)
        #expect(detection.usage.isExhausted)
        #expect(detection.type.conforms(to: MIMEType("application/zip") ?? .octetStream))
    }
}

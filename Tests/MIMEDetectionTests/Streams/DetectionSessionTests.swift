import MIMEDetection
import MIMETypes
import Testing

struct DetectionSessionTests {
    private let detector = MIMEDetector(resolvers: MIMEDetector.nativeResolvers + [FallbackResolver()])

    @Test(arguments: [1, 7, 4096, 100_000])
    func chunksOfAnyLengthGiveTheSameAnswer(_ length: Int) throws {
        for sample in Samples.all {
            var session = DetectionSession(detector: detector, name: sample.name)
            for start in stride(from: 0, to: sample.bytes.count, by: length) {
                try session.feed(sample.bytes[start..<min(start + length, sample.bytes.count)])
            }
            #expect(try session.finish().type == detector.detect(bytes: sample.bytes, name: sample.name).type)
            #expect(session.count == sample.bytes.count && session.isComplete)
        }
    }

    @Test func answerIsFinalBeforeTheEnd() throws {
        var session = DetectionSession(detector: detector)
        #expect(try !session.feed(Binaries.png("IHDR", "IDAT")))
        #expect(session.result == nil)
        #expect(try session.feed([UInt8](repeating: 0, count: 9000)))
        #expect(try session.feed([UInt8](repeating: 1, count: 1 << 20)))
        #expect(session.count == Binaries.png("IHDR", "IDAT").count + 9000 + 1 << 20)
        #expect(try session.finish().type.essence == "image/png")
        #expect(try session.finish().type.essence == "image/png")
    }

    @Test func archiveOfAnyLengthIsRecognisedByItsEnd() throws {
        let padding = String(repeating: "x", count: 3 << 20)
        let office = Containers.zip([
            .init("a.bin", padding), .init("word/document.xml", padding),
            .init("[Content_Types].xml", Containers.contentTypes("vnd.ms-word.document.macroEnabled.main+xml")),
        ])
        let whole = detector.detect(bytes: office).type
        #expect(whole.essence == "application/vnd.ms-word.document.macroenabled.12")
        var session = DetectionSession(detector: detector)
        for start in stride(from: 0, to: office.count, by: 50_000) {
            #expect(try !session.feed(office[start..<min(start + 50_000, office.count)]))
        }
        #expect(try session.finish().type == whole)
    }

    @Test func boxesThatAskForOneMoreAreNotLookedAtEachTime() throws {
        final class Counter: MIMETypeDetecting {
            let looks = Lock(0)
            let inner: MIMEDetector
            init(_ inner: MIMEDetector) { self.inner = inner }
            func detect(_ resource: Resource) throws(ResourceError) -> Detection {
                looks.withLock { $0 += 1 }
                return try inner.detect(resource)
            }
        }
        let counter = Counter(detector)
        var session = DetectionSession(detector: counter)
        let box = Containers.big(5000, 4) + Array("free".utf8) + [UInt8](repeating: 0, count: 4992)
        try session.feed(Containers.big(16, 4) + Array("ftypisom\0\0\0\0".utf8))
        for _ in 0..<200 { try session.feed(box) }
        try session.finish()
        #expect(counter.looks.withLock { $0 } < 40)
    }

    @Test func sequenceWithoutStorageIsAccepted() throws {
        var session = DetectionSession(detector: detector, name: "a")
        try session.feed("%PDF-1.7\n".utf8.lazy.map { $0 })
        #expect(try session.look().type == .pdf)
        #expect(try session.finish().type == .pdf)
    }
}

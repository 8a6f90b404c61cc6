import MIMEDetection
import MIMETypes
import Testing

struct PrefixDetectionTests {
    private let detector = MIMEDetector(resolvers: MIMEDetector.nativeResolvers + [FallbackResolver()])

    @Test func completePrefixIsFinalAndAnsweredAsTheWhole() throws {
        for sample in Samples.all {
            let seen = detector.detect(prefix: sample.bytes, isComplete: true, name: sample.name)
            #expect(seen.isFinal && seen.wanted == nil)
            #expect(seen.type == detector.detect(bytes: sample.bytes, name: sample.name).type)
        }
    }

    @Test func prefixThatIsShorterThanTheHeadWantsTheHead() throws {
        for count in [0, 1, 8, 100, 8192] {
            let bytes = Array((Binaries.png("IHDR", "IDAT") + [UInt8](repeating: 1, count: 9000)).prefix(count))
            let seen = detector.detect(prefix: bytes, isComplete: false)
            #expect(seen.wanted?.prefixLength == 8193, "\(count)")
            #expect(seen.wanted?.missing(after: count) == 8193 - count)
        }
    }

    @Test func prefixWithoutBytesIsNoEmptyFile() throws {
        let seen = detector.detect(prefix: [], isComplete: false, name: "photo.png")
        #expect(seen.type.essence == "image/png")
        #expect(!seen.isFinal)
        #expect(detector.detect(prefix: [], isComplete: true).type == .emptyFile)
    }

    @Test(arguments: ["# Title\n", "\u{89}PNG\r\n"])
    func signatureAndTextAreFinalAfterTheHead(_ line: String) throws {
        let start = line.hasPrefix("#") ? Array(line.utf8) : Binaries.png("IHDR", "IDAT")
        let bytes = start + [UInt8](repeating: 0x61, count: 9000)
        #expect(detector.detect(prefix: bytes, isComplete: false).isFinal)
    }

    @Test func answerMayChangeUntilTheHeadIsComplete() throws {
        struct Marked: MIMETypeResolver {
            func candidates(for resource: Resource) throws(ResourceError) -> [Candidate] {
                let isMarked = try resource.withHead { head in
                    head.byteCount == 8192 && head.unsafeLoad(fromByteOffset: 8191, as: UInt8.self) == 7
                }
                return isMarked ? [Candidate(type: .pdf, basis: .container, detail: "7 at 8191")] : []
            }
        }
        let detector = MIMEDetector(resolvers: [Marked()] + MIMEDetector.nativeResolvers)
        let bytes = Binaries.png("IHDR", "IDAT")
        let picture = bytes + [UInt8](repeating: 7, count: 9000)
        let early = detector.detect(prefix: Array(picture[..<8000]), isComplete: false)
        #expect(early.type.essence == "image/png" && !early.isFinal)
        let late = detector.detect(prefix: picture, isComplete: false)
        #expect(late.type == .pdf && late.isFinal)
    }

    @Test func smallerHeadIsCompleteEarlier() throws {
        let detector = MIMEDetector(limits: ReadLimits(headLength: 512))
        let bytes = Binaries.png("IHDR", "IDAT") + [UInt8](repeating: 1, count: 1000)
        #expect(!detector.detect(prefix: Array(bytes[..<512]), isComplete: false).isFinal)
        let seen = detector.detect(prefix: Array(bytes[..<513]), isComplete: false)
        #expect(seen.isFinal && seen.type.essence == "image/png")
    }

    @Test func archiveWantsItsEndUnlessItSaysWhatItIs() throws {
        let padding = String(repeating: "x", count: 10_000)
        let archive = Containers.zip([.init("a.txt", padding), .init("word/document.xml", padding)])
        let open = detector.detect(prefix: Array(archive[..<9000]), isComplete: false)
        #expect(open.wanted?.tailLength == 65_557)
        let stated = Containers.zip([
            .init("mimetype", "application/epub+zip"), .init("META-INF/container.xml", padding),
        ])
        #expect(detector.detect(prefix: Array(stated[..<9000]), isComplete: false).isFinal)
    }

    @Test func unknownBytesWantTheirEnd() throws {
        let bytes = [0xDE, 0xAD, 0, 1] + [UInt8](repeating: 0xAA, count: 9000)
        #expect(detector.detect(prefix: bytes, isComplete: false).wanted?.tailLength ?? 0 > 0)
    }

    @Test func resolverThatAsksForTheSizeWantsTheEnd() throws {
        struct Sized: MIMETypeResolver {
            func candidates(for resource: Resource) throws(ResourceError) -> [Candidate] {
                _ = resource.size
                return []
            }
        }
        let bytes = Array("text\n".utf8) + [UInt8](repeating: 0x61, count: 9000)
        let seen = MIMEDetector(resolvers: [Sized()]).detect(prefix: bytes, isComplete: false)
        #expect(seen.wanted?.tailLength ?? 0 > 0)
    }

    @Test func finalAnswerIsTheAnswerOfTheWhole() throws {
        let tails: [[UInt8]] = [[], [0], Array("PK\u{5}\u{6}".utf8) + [UInt8](repeating: 0, count: 18), [0xFF, 0xFE]]
        for sample in Samples.all {
            for filler: UInt8 in [0, 0x20, 0x61, 0xC3] {
                let start = sample.bytes + [UInt8](repeating: filler, count: 9000)
                let seen = detector.detect(prefix: start, isComplete: false, name: sample.name)
                guard seen.isFinal else { continue }
                for tail in tails {
                    let whole = detector.detect(bytes: start + tail, name: sample.name)
                    #expect(seen.type == whole.type, "\(sample.name) \(filler)")
                }
            }
        }
    }
}

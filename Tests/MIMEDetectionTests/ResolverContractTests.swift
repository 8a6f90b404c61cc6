import MIMEDetection
import MIMETypes
import Testing

/// What every resolver has to keep, whatever it is shown.
struct ResolverContractTests {
    static let resolvers: [any MIMETypeResolver] =
        MIMEDetector.standardResolvers + [CombiningResolver(MIMEDetector.standardResolvers)]

    private struct Generator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ state >> 29
        }
    }

    @Test func evidenceIsNeverEmptyAndReadingIsBounded() throws {
        var generator = Generator(state: 1)
        for length in [0, 1, 2, 3, 7, 64, 511, 8192, 8193, 70_000] {
            let bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &generator) }
            for resolver in Self.resolvers {
                let resource = Resource(bytes: bytes, name: "x.ts", declaredType: .plainText)
                let candidates = try resolver.candidates(for: resource)
                #expect(candidates.allSatisfy { !$0.evidence.detail.isEmpty && $0.type.parameters.isEmpty })
                #expect(resource.usage.reads <= resource.limits.reads + 1)
                #expect(resource.usage.bytes <= resource.limits.bytes + resource.limits.headLength)
            }
        }
    }

    @Test func resourceWithoutContentIsNotAnError() throws {
        for resolver in Self.resolvers {
            _ = try resolver.candidates(for: Resource(name: nil))
            _ = try resolver.candidates(for: Resource(name: nil, kind: .fifo))
        }
    }

    @Test func passingAResolverOverDoesNotChangeTheAnswer() throws {
        let full = MIMEDetector(resolvers: MIMEDetector.standardResolvers.map { Always($0) })
        for (name, bytes) in Samples.all {
            let short = MIMEDetector().detect(bytes: bytes, name: name)
            #expect(full.detect(bytes: bytes, name: name).type == short.type, "\(name)")
        }
    }

    /// The same for texts in many languages under names that say something else, less, or nothing.
    @Test(arguments: [
        nil, "x", "x.md", "x.txt", "x.c", "x.h", "x.m", "x.ts", "x.json", "x.xml", "x.mp3", "x.py", "x.tex", "x.bin",
        "x.pl", "x.rtf", "Makefile", "x.key", "x.html", "x.log",
    ])
    func passingLanguagesOverDoesNotChangeTheAnswer(_ name: String?) {
        let full = MIMEDetector(resolvers: MIMEDetector.standardResolvers.map { Always($0) })
        for language in LanguageTests.languages {
            let (short, long) = (
                MIMEDetector().detect(bytes: Array(language.text.utf8), name: name),
                full.detect(bytes: Array(language.text.utf8), name: name)
            )
            #expect(short.type == long.type)
            #expect(short.conflicts == long.conflicts)
        }
    }

    /// Every sample cut off at every length, and with bits flipped: nothing traps, and nothing is read beyond the limits.
    @Test func damagedContainersAreNoTrouble() throws {
        var generator = Generator(state: 7)
        let detector = MIMEDetector(resolvers: MIMEDetector.nativeResolvers)
        let samples =
            (MisleadingInputTests.containers + MisleadingInputTests.contents + BinaryFormatTests.formats).map(\.bytes)
            + LanguageTests.languages.map { Array($0.text.utf8) }
        for sample in samples where sample.count < 4000 {
            for length in stride(from: 0, to: sample.count, by: sample.count < 400 ? 1 : 7) {
                try check(Array(sample[..<length]), detector)
            }
            for _ in 0..<60 where !sample.isEmpty {
                var bytes = sample
                for _ in 0..<4 {
                    let position = Int.random(in: 0..<bytes.count, using: &generator)
                    bytes[position] =
                        [0, 0xFF, 0x7F, 0x80, bytes[position] ^ 0x10].randomElement(using: &generator) ?? 0
                }
                try check(bytes, detector)
            }
        }
    }

    private func check(_ bytes: [UInt8], _ detector: MIMEDetector) throws {
        let resource = Resource(bytes: bytes)
        _ = try detector.detect(resource)
        #expect(resource.usage.reads <= resource.limits.reads + 1)
        #expect(resource.usage.bytes <= resource.limits.bytes + resource.limits.headLength)
    }
}

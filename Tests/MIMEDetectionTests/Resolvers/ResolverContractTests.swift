@testable import MIMEDetection
import MIMEDetectionTesting
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

    /// What each resolver recognises; those that are left out look at no content.
    private static func samples(for resolver: any MIMETypeResolver) -> [ResolverContract.Sample] {
        switch resolver {
        case is SignatureResolver:
            [ResolverContract.Sample([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13], minLength: 4)]
        case is ContainerResolver:
            [
                ResolverContract.Sample(Containers.zip([Containers.ZIPEntry("a.txt", "words")]), minLength: 30),
                ResolverContract.Sample(Binaries.tar(), minLength: 512),
                ResolverContract.Sample(Binaries.mp3, minLength: 834),
                ResolverContract.Sample(Binaries.certificate, minLength: 64),
            ]
        case is XMLRootResolver:
            [ResolverContract.Sample(Array("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8), minLength: 38)]
        case is TextResolver:
            [ResolverContract.Sample(Array("#!/bin/sh\necho\n".utf8), minLength: 9)]
        case is AppendedArchiveResolver:
            [
                ResolverContract.Sample(
                    [0x7F] + Containers.zip([Containers.ZIPEntry("a.txt", "words")]), minLength: 60)
            ]
        default: []
        }
    }

    @Test(arguments: resolvers.indices)
    func resolverKeepsTheContract(_ number: Int) async throws {
        let resolver = Self.resolvers[number]
        try await ResolverContract.check(resolver, samples: Self.samples(for: resolver))
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

    /// Every sample cut off at every length, and with bits flipped: nothing traps, and nothing is read beyond the
    /// limits.
    @Test func damagedContainersKeepTheContract() throws {
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

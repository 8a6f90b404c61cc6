import MIMETypes
import Testing

@testable import MIMEDetection

/// Audio and video that are too large to be read completely.
struct LargeMediaTests {
    private static let limits = ReadLimits(reads: 4096, bytes: 1 << 20 + 400_000)

    private static func codes(_ bytes: [UInt8], allowing type: MIMEType) throws -> [UploadFinding.Code] {
        let policy = UploadPolicy(allowing: [type], limits: limits)
        let source = CountingSource(bytes)
        let verdict = try policy.judge(Resource(source: source, limits: limits))
        #expect(source.count.bytes < 1 << 20 + 500_000)
        return verdict.findings.map(\.code)
    }

    private static let video =
        Containers.mp4(brand: "isom", handlers: ["vide"]) + Containers.box("mdat", Pictures.noise(1_000_000))
    private static let sound =
        Array("RIFF".utf8) + Containers.little(1_000_036, 4) + Array("WAVEfmt ".utf8)
        + Containers.little(16, 4) + Containers.little(0x1_0001, 4) + Containers.little(8000, 4)
        + Containers.little(16_000, 4) + Containers.little(0x10_0002, 4) + Array("data".utf8)
        + Containers.little(1_000_000, 4) + Pictures.noise(1_000_000)

    @Test func startAndEndAreEnough() throws {
        #expect(try Self.codes(Self.video, allowing: MIMEType(constant: "video/mp4")).isEmpty)
        #expect(try Self.codes(Self.sound, allowing: MIMEType(constant: "audio/vnd.wave")).isEmpty)
    }

    @Test func whatIsAppendedIsFound() throws {
        let type = MIMEType(constant: "video/mp4")
        let archive = Containers.zip([.init("a.txt", "words")])
        #expect(try Self.codes(Self.video + archive, allowing: type).contains(.otherFormat))
        let program = [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1] + [UInt8](repeating: 0, count: 60)
        #expect(try Self.codes(Self.video + program, allowing: type) == [.otherFormat])
        let script = Array("<script>x()</script>".utf8)
        #expect(try Self.codes(Self.video + script, allowing: type) == [.script])
        #expect(try Self.codes(Self.video + Array("<?php x(); ?>".utf8), allowing: type) == [.serverScript])
    }

    @Test func imagesAreReadCompletely() throws {
        #expect(try Self.codes(Pictures.png(size: 1_000_000), allowing: .png) == [.notFullyRead])
    }
}

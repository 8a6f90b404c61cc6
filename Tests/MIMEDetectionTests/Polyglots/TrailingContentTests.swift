import MIMETypes
import Testing

@testable import MIMEDetection

/// Files behind the end of others, with and without something between.
struct TrailingContentTests {
    private static let policy = UploadPolicy(allowing: [.pdf], ranges: [.images, .audio, .videos])

    static let wave =
        Array("RIFF".utf8) + Containers.little(36 + 8, 4) + Array("WAVEfmt ".utf8) + Containers.little(16, 4)
        + Containers.little(1, 2) + Containers.little(1, 2) + Containers.little(8000, 4) + Containers.little(8000, 4)
        + Containers.little(1, 2) + Containers.little(8, 2) + Array("data".utf8) + Containers.little(8, 4)
        + [UInt8](repeating: 0x80, count: 8)
    static let bitmap =
        Array("BM".utf8) + Containers.little(54 + 12, 4) + Containers.little(0, 4) + Containers.little(54, 4)
        + Containers.little(40, 4) + Containers.little(1, 4) + Containers.little(3, 4) + Containers.little(1, 2)
        + Containers.little(24, 2) + [UInt8](repeating: 0, count: 24) + Array(1...12)
    private static let icon =
        Containers.little(0, 2) + Containers.little(1, 2) + Containers.little(1, 2) + [4, 3, 0, 0, 1, 0, 24, 0]
        + Containers.little(Pictures.png().count, 4) + Containers.little(22, 4) + Pictures.png()

    static let carriers: [[UInt8]] = [
        Pictures.png(), Pictures.jpeg(), Pictures.gif(), Pictures.pdf(), wave, bitmap, icon,
        Containers.mp4(brand: "isom", handlers: ["vide"]) + Containers.box("mdat", [1, 2, 3]),
    ]

    static let files: [[UInt8]] = [
        [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3, 0x4B, 0x4C, 4, 0] + [UInt8](repeating: 0x41, count: 30),
        [0, 0x61, 0x73, 0x6D, 1, 0, 0, 0, 1, 4, 1, 0x60, 0, 0],
        Array("SQLite format 3\0".utf8) + [0x10, 0, 1, 1, 0, 0x40, 0x20, 0x20] + [UInt8](repeating: 0, count: 100),
        Array("%!PS-Adobe-3.0\nshowpage\n%%EOF\n".utf8), Array("#!/bin/sh\nrm -rf ~\n".utf8),
        [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0, 0, 4, 0xE6, 0xD6, 0xB4, 0x46, 2, 0, 0x21, 1],
        [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1] + [UInt8](repeating: 0, count: 16) + [
            0x3E, 0, 3, 0, 0xFE, 0xFF,
        ]
            + [UInt8](repeating: 0, count: 500),
        Array("<?xml version=\"1.0\"?><a/>".utf8), Array("{\\rtf1\\ansi{\\object\\objocx}}".utf8),
    ]

    private static func codes(_ bytes: [UInt8]) -> [UploadFinding.Code] {
        policy.judge(bytes: bytes).findings.map(\.code)
    }

    @Test(arguments: carriers) func carriersAreOrdinary(_ carrier: [UInt8]) {
        #expect(Self.codes(carrier).isEmpty)
        for padding in [[0x0A], [0x0D, 0x0A], [UInt8](repeating: 0, count: 300), [0xFF, 0xFF]] {
            #expect(Self.codes(carrier + padding).isEmpty)
        }
    }

    @Test(arguments: carriers, files) func filesBehindAreFound(_ carrier: [UInt8], _ file: [UInt8]) {
        for padding in [[], [0x0A], [UInt8](repeating: 0, count: 16), [0xFF, 0xFF, 0xFF], Array("  \r\n".utf8)] {
            #expect(Self.codes(carrier + padding + file) == [.trailingFile], "\(padding.count) bytes between")
        }
    }

    @Test(arguments: [Pictures.png(), Pictures.jpeg()]) func imagesAndVideosBehindAreReported(_ image: [UInt8]) {
        for file in [Pictures.jpeg(), Containers.mp4(brand: "isom", handlers: ["vide"]), Pictures.noise(300)] {
            let verdict = Self.policy.judge(bytes: image + file)
            #expect(verdict.isAccepted && verdict.findings.map(\.code) == [.trailingData])
        }
    }

    @Test func onlyTheLastEndOfAPDFMayBeFollowedByUnknownData() {
        let pdf = Pictures.pdf()
        let later = Array("\n9 0 obj\n<<>>\nendobj\nstartxref\n9\n%%EOF\n".utf8)
        #expect(Self.codes(pdf + later).isEmpty)
        #expect(Self.codes(pdf + [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3, 0x4B, 0x4C] + later) == [.trailingFile])
    }

    @Test func manyEndsOfAPDFAreRefused() {
        let ends = [[UInt8]](repeating: Array("%%EOF\u{1}words".utf8), count: 70).flatMap(\.self)
        #expect(Self.codes(Pictures.pdf() + ends + Array("%%EOF".utf8)).contains(.tooCostly))
    }

    /// Padding and chance data after an image, of which none has a known format.
    @Test func chanceIsNoFile() {
        for seed in 0..<400 {
            let data = Pictures.noise(200 + seed).map { $0 ^ UInt8(seed & 0xFF) }
            let padding = [UInt8](repeating: seed % 2 == 0 ? 0 : 0xFF, count: seed % 12)
            #expect(Self.codes(Pictures.png() + padding + data) == [.trailingData])
        }
    }
}

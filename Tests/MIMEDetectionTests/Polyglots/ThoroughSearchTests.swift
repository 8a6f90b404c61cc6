import FileTesting
import MIMEDetection
import MIMETypes
import Testing

/// What a thorough search finds after the first bytes, and what it reads for it.
struct ThoroughSearchTests {
    private static let archive = Containers.zip([.init("a.txt", "b")])
    private static let pictures: [[UInt8]] = [
        Pictures.png(size: 30_000), Pictures.jpeg(size: 30_000), Pictures.gif(size: 30_000),
    ]

    private static func detect(_ bytes: [UInt8], limits: ReadLimits = .thorough) throws -> Detection {
        try MIMEDetector.thorough.detect(Resource(source: CountingSource(bytes), limits: limits))
    }

    private static func readings(_ bytes: [UInt8]) throws -> [OtherReading] { try detect(bytes).alsoReadableAs }

    @Test(arguments: pictures) func archiveAfterAnImageIsFoundFromItsEnd(_ picture: [UInt8]) throws {
        let found = try Self.readings(picture + Self.archive)
        #expect(found.map(\.type.essence) == ["application/zip"])
        #expect(found.map(\.offset) == [picture.count])
        #expect(HeadSearchTests.detector.detect(bytes: picture + Self.archive).alsoReadableAs.isEmpty)
        let comment = Containers.zip([.init("a.txt", "b")], comment: [UInt8](repeating: 0x20, count: 60_000))
        #expect(try Self.readings(picture + comment).map(\.type.essence) == ["application/zip"])
    }

    @Test(arguments: pictures) func dataAfterTheImageIsNamed(_ picture: [UInt8]) throws {
        #expect(try Self.readings(picture + Array("MZ".utf8) + Pictures.noise(100)).map(\.kind) == [.trailingData])
        #expect(try Self.readings(picture + [0, 0, 0x0A, 0xFF, 0]).isEmpty)
        let second = try Self.readings(picture + Pictures.jpeg())
        #expect(second.map(\.type.essence) == ["image/jpeg"] && second.map(\.offset) == [picture.count])
        let program = try Self.readings(picture + Array("#!/bin/sh\necho\n".utf8))
        #expect(program.first?.type.conforms(to: .plainText) == true)
    }

    @Test func scriptInTheMiddleOfAnImageIsFound() throws {
        for place in [9000, 20_000, 29_000] {
            var picture = Pictures.png(size: 30_000)
            picture.replaceSubrange(place..<(place + 27), with: Array("<?php system($_GET['c']);?>".utf8))
            let found = try Self.readings(picture)
            #expect(found.map(\.kind) == [.serverScript] && found.map(\.offset) == [place])
        }
    }

    @Test func archiveOfPHPInAnImageIsFound() throws {
        let found = try Self.readings(Pictures.jpeg(comment: "__HALT_COMPILER(); ?>", size: 20_000))
        #expect(found.map(\.kind) == [.serverScript])
    }

    @Test func discImageInAnImageIsFound() throws {
        var picture = Pictures.png(size: 60_000)
        picture.replaceSubrange(32_768..<32_775, with: [1] + Array("CD001".utf8) + [1])
        #expect(try Self.readings(picture).map(\.type.essence) == ["application/vnd.efi.iso"])
    }

    @Test func archivesAfterProgramsTextAndPDFAreReported() throws {
        let script = Array("#!/usr/bin/env python3\n".utf8) + [UInt8](repeating: 0x0A, count: 9000)
        #expect(try Self.readings(script + Self.archive).map(\.type.essence) == ["application/zip"])
        #expect(
            try Self.readings(Pictures.pdf(size: 9000) + Self.archive).contains { $0.type.essence == "application/zip" }
        )
        #expect(
            try Self.readings(Binaries.mp3 + Pictures.noise(9000) + Self.archive).map(\.type.essence) == [
                "application/zip"
            ])
    }

    @Test func ordinaryPartsOfFilesAreIgnored() throws {
        let document = Containers.compoundFile(["Workbook"]) + [UInt8](repeating: 0, count: 9000)
        #expect(try Self.readings(document + Self.archive).isEmpty)
        let samples =
            Array("<?=;=8;FHPUWWQGEHGFEEDEFEEHCA@:8<<:<<:;9:;964979".utf8) + [UInt8](repeating: 0x3C, count: 60)
        var picture = Pictures.png(size: 30_000)
        picture.replaceSubrange(9000..<(9000 + samples.count), with: samples)
        #expect(try Self.readings(picture).isEmpty)
    }

    @Test func archiveIsNotAlsoAnArchive() throws {
        let padding = String(repeating: "x", count: 20_000)
        for entry in ["a.txt", "word/document.xml", "META-INF/MANIFEST.MF"] {
            #expect(try Self.readings(Containers.zip([.init(entry, padding)])).isEmpty)
        }
        #expect(
            try Self.readings(Containers.zip([.init("inner.zip", padding), .init("x.php", "<?php echo 1; ?>")])).isEmpty
        )
    }

    @Test func onlyActionsOfPDFThatRunSomethingAreFound() throws {
        let actions = [
            "/OpenAction << /S /JavaScript /JS (app.alert(1)) >>", "/AA<</O<</S/J#61vaScript/JS 3 0 R>>>>",
            "/OpenAction << /S /Launch /F (x.exe) >>",
        ]
        for action in actions {
            #expect(try Self.readings(Pictures.pdf(action: action, size: 9000)).map(\.kind) == [.script])
        }
        let others = [
            "/Title (A document about /JavaScript and /JS)", "/S /JavaScripting", "/S /Launcher", "/S /GoTo",
            "/Title (JavaScript)",
        ]
        for words in others {
            #expect(try Self.readings(Pictures.pdf(action: words, size: 9000)).isEmpty)
        }
    }

    @Test func searchThatCannotEndSaysSo() throws {
        let picture = Pictures.png(size: 60_000) + Self.archive
        #expect(try Self.detect(picture).searched == .thorough)
        let short = try Self.detect(picture, limits: .standard)
        #expect(short.searched == .head && short.alsoReadableAs.isEmpty)
        let stream = Resource(source: PrefixSource(Array(picture.prefix(30_000)), isComplete: false), limits: .thorough)
        #expect(try MIMEDetector.thorough.detect(stream).searched == .head)
        #expect(HeadSearchTests.detector.detect(bytes: picture).searched == .head)
        #expect(HeadSearchTests.detector.detect(bytes: Pictures.gif()).searched == .thorough)
        #expect(HeadSearchTests.detector.detect(name: "x.png").searched == nil)
    }

    @Test func searchStaysWithinItsLimits() throws {
        let limits = ReadLimits.thorough
        for size in [0, 100, 9000, 1 << 20, 31 << 20, 34 << 20] {
            let count = CountingSource.Count()
            let source = CountingSource(Pictures.png() + [UInt8](repeating: 0xAA, count: size), count)
            _ = try MIMEDetector.thorough.detect(Resource(source: source, limits: limits))
            #expect(count.bytes <= limits.headLength + limits.bytes && count.reads <= limits.reads + 1)
        }
    }

    @Test func filesAreSearchedLikeMemory() throws {
        let bytes = Pictures.png(size: 40_000) + Self.archive
        let folder = try TemporaryFolder()
        let path = try folder.file("x.png", bytes)
        let file = try MIMEDetector.thorough.detect(path: path)
        #expect(file.alsoReadableAs == MIMEDetector.thorough.detect(bytes: bytes, name: "x.png").alsoReadableAs)
        #expect(file.alsoReadableAs.count == 1)
    }
}

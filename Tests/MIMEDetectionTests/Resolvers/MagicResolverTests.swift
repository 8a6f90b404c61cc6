import FileTesting
import Foundation
import MIMEDetection
import MIMETypes
import Testing

@Suite(.enabled(if: (try? MagicResolver.libraryVersion()) != nil, "libmagic is not installed"))
struct MagicResolverTests {
    /// A DjVu page's header: a format that libmagic has known for long.
    private static let djvu = Array("AT&TFORM\u{0}\u{0}\u{10}\u{0}DJVUINFO\u{0}\u{0}\u{0}\u{A}".utf8)

    @Test func answersAreCanonical() throws {
        let candidates = try MagicResolver().candidates(for: Resource(bytes: Self.djvu))
        #expect(candidates.map(\.type.essence) == ["image/vnd.djvu"])
        #expect(candidates.first?.evidence.tier == .signature)
        #expect(candidates.first?.evidence.detail == "libmagic says image/vnd.djvu")
    }

    @Test func textAndUnknownBytesAreNotAnswered() throws {
        #expect(try MagicResolver().candidates(for: Resource(bytes: Array("words and words\n".utf8))).isEmpty)
        #expect(try MagicResolver().candidates(for: Resource(bytes: [1, 254, 3, 250, 99])).isEmpty)
        #expect(try MagicResolver().candidates(for: Resource(bytes: [])).isEmpty)
    }

    @Test func twoBytesAreNotEnough() throws {
        let rest: [UInt8] = [0xA7, 0x6C, 0x01, 0x48, 0xF4, 0x3D, 0x00, 0x5C, 0x92, 0xED, 0xAD, 0x7E]
        for start: [UInt8] in [[0x00, 0x14], [0x14, 0x00], Array("PA".utf8), Array("BP".utf8)] {
            #expect(try MagicResolver().candidates(for: Resource(bytes: start + rest)).isEmpty)
        }
    }

    @Test func twoBytesDoNotContradictAName() {
        let rest = (0..<40).map { UInt8($0 * 37 % 251 | 1) }
        for start: [UInt8] in [[0x55, 0xAA], [0xFF, 0x0A], [0xFF, 0xFB]] {
            #expect(MIMEDetector().detect(bytes: start + rest, name: "x.g3").type.essence == "image/g3fax")
        }
    }

    @Test func guessesAboutTextAreWeak() throws {
        let script = Array("#!/usr/bin/tclsh\nputs hello\n".utf8)
        #expect(try MagicResolver().candidates(for: Resource(bytes: script)).first?.evidence.tier == .weak)
        let source = Array("#include <stdio.h>\nint main(void) { return 0; }\n".utf8)
        #expect(try MagicResolver().candidates(for: Resource(bytes: source)).first?.evidence.tier == .text)
    }

    @Test func libmagicIsNotAskedAboutTextThatItsNameExplains() throws {
        let resolver = MagicResolver(databasePath: "/nonexistent/magic.mgc")
        let detector = MIMEDetector(resolvers: MIMEDetector.standardResolvers(magic: resolver))
        _ = detector.detect(bytes: Array("# Title\n".utf8), name: "README.md")
        _ = detector.detect(name: "photo.png")
        #expect(resolver.failure == nil)
    }

    @Test func libmagicIsAskedOnlyAboutUnrecognisedBinaryData() throws {
        let resolver = MagicResolver(databasePath: "/nonexistent/magic.mgc")
        let detector = MIMEDetector(resolvers: MIMEDetector.standardResolvers(magic: resolver))
        for text in ["words and words\n", "grüße\n", "\u{FEFF}words\n", "#include <a.h>\n"] {
            _ = detector.detect(bytes: Array(text.utf8))
            _ = detector.detect(bytes: Array(text.utf8), name: "x.djvu")
        }
        _ = detector.detect(bytes: Array("caf".utf8) + [0xE9, 0x0A])
        // Weak evidence: two bytes, and the header of a frame.
        _ = detector.detect(bytes: [0xFF, 0x0A, 1, 2, 3, 250, 0, 7])
        _ = detector.detect(bytes: Array("FWS".utf8) + [5, 0xFF, 0, 0, 0])
        #expect(resolver.failure == nil)
        _ = detector.detect(bytes: [1, 254, 3, 250, 99])
        #expect(resolver.failure != nil)
    }

    /// What libmagic would say about text does not matter, be it asked or not.
    @Test(arguments: LanguageTests.languages + LanguageTests.prose)
    func textIsTheSameWithoutIt(_ test: LanguageTests.Case) {
        let asked = MIMEDetector(resolvers: MIMEDetector.standardResolvers.map { Always($0) })
        let native = MIMEDetector(resolvers: MIMEDetector.nativeResolvers + [FallbackResolver()])
        for name in [nil, "x", "x.m", "x.ts", "x.conf"] {
            let bytes = Array(test.text.utf8)
            #expect(asked.detect(bytes: bytes, name: name).type == native.detect(bytes: bytes, name: name).type)
        }
    }

    @Test func missingDatabaseIsOneErrorAndDetectionGoesOn() throws {
        let resolver = MagicResolver(databasePath: "/nonexistent/magic.mgc")
        let detector = MIMEDetector(resolvers: MIMEDetector.standardResolvers(magic: resolver))
        #expect(detector.detect(bytes: [1, 254, 3, 250, 99], name: "page.g3").type.essence == "image/g3fax")
        #expect(
            resolver.failure?.description
                == "libmagic is not used: no readable database at '/nonexistent/magic.mgc'; "
                + "install libmagic-mgc (Debian) or libmagic (Homebrew), or name another database")
    }

    @Test(arguments: ["not a database", "\u{1C}\u{4}\u{1E}"])
    func brokenDatabaseIsOneError(_ content: String) throws {
        let folder = try TemporaryFolder(["own.mgc": content])
        let resolver = MagicResolver(databasePath: folder.path("own.mgc"))
        #expect(try resolver.candidates(for: Resource(bytes: Self.djvu)).isEmpty)
        let message = try #require(resolver.failure?.description)
        #expect(message.contains("'\(folder.path("own.mgc"))' is not a database that it can read"))
        #expect(!message.contains("\n"))
    }

    @Test func manyTasksShareIt() async {
        let resolver = MagicResolver()
        let answers = await withTaskGroup(of: [String].self) { group in
            for _ in 0..<32 {
                group.addTask {
                    (0..<20).compactMap { _ in
                        (try? resolver.candidates(for: Resource(bytes: Self.djvu)))?.first?.type.essence
                    }
                }
            }
            return await group.reduce(into: []) { $0 += $1 }
        }
        #expect(answers == [String](repeating: "image/vnd.djvu", count: 640))
    }
}

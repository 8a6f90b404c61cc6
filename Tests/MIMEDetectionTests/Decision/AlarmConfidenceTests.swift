import MIMETypes
import Testing

@testable import MIMEDetection

struct AlarmConfidenceTests {
    private static let png: [UInt8] =
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    private static let detector = MIMEDetector(resolvers: MIMEDetector.nativeResolvers + [FallbackResolver()])

    @Test func imageUnderTheNameOfAnotherIsAnAlarm() {
        let detection = Self.detector.detect(bytes: Self.png, name: "a.gif")
        #expect(detection.conflicts.first?.confidence ?? 0 >= 0.9)
        #expect(detection.doubtfulConflicts.isEmpty)
    }

    /// Nearly all files called `.map` that are no JSON are maps of something else.
    @Test func textUnderANameOfManyUsesIsADoubt() {
        let detection = Self.detector.detect(bytes: Array("VERSION_1 {\n  global: *;\n};\n".utf8), name: "libx.map")
        #expect(detection.conflicts.isEmpty)
        #expect(detection.doubtfulConflicts.map(\.claimed.essence) == ["application/json"])
        #expect(detection.doubtfulConflicts.allSatisfy { (0..<0.1).contains($0.confidence) })
    }

    @Test func thresholdIsTheCallers() {
        let detector = MIMEDetector(
            resolvers: MIMEDetector.nativeResolvers + [FallbackResolver()], minConflictConfidence: 0)
        let detection = detector.detect(bytes: Array("VERSION_1 {\n};\n".utf8), name: "libx.map")
        #expect(detection.conflicts.count == 1 && detection.doubtfulConflicts.isEmpty)
        let strict = MIMEDetector(
            resolvers: MIMEDetector.nativeResolvers + [FallbackResolver()], minConflictConfidence: 1)
        #expect(strict.detect(bytes: Self.png, name: "a.gif").conflicts.isEmpty)
    }

    /// Four letters or more that nobody counted for anything else say enough.
    @Test func textIsNoFormatOfALongNameThatIsNeverText() {
        let detection = Self.detector.detect(bytes: Array("Some words\nand others\n".utf8), name: "a.beam")
        #expect(detection.conflicts.map(\.claimed.essence) == ["application/x-erlang-beam"])
    }

    @Test func imageUnderTheNameOfARareTextIsAnAlarm() {
        let detection = Self.detector.detect(bytes: Self.png, name: "a.elpi")
        #expect(detection.conflicts.map(\.found.essence) == ["image/png"])
    }

    private static let pdf =
        Array("%PDF-1.4\n%".utf8) + [0xE2, 0xE3, 0xCF, 0xD3, 0x0A] + Array("1 0 obj\n<<>>\nendobj\n".utf8)
    private static let gzip: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3, 0x4B, 0x4C, 4, 0]
    private static let bytes = (0..<2000).map { UInt8(truncatingIfNeeded: $0 &* $0 &* 31 &+ $0 >> 3) }
    private static let prose = Array("Some words about cats,\nand others about dogs.\n".utf8)

    /// Where few files of a name are anything else, other data is noticed, whatever format it is of.
    @Test(
        arguments: [
            ("a.dll", gzip), ("a.exr", gzip), ("a.sqlite", gzip), ("a.step", bytes), ("a.eot", bytes),
            ("a.sqlite", bytes),
            ("a.exr", prose), ("a.step", prose), ("a.eot", prose), ("a.flex", gzip), ("notes.txt", pdf),
            ("notes.md", pdf),
        ])
    func otherClassUnderANameOfOneUseIsAnAlarm(_ name: String, _ bytes: [UInt8]) {
        let detection = Self.detector.detect(bytes: bytes, name: name)
        #expect(detection.conflicts.count == 1, "\(name): \(detection.type), \(detection.doubtfulConflicts)")
    }

    /// Lines that a linker reads, reports and settings have such names as well.
    @Test(arguments: ["a.so", "a.doc", "a.wp", "a.scr", "a.rct", "a.sst"])
    func textUnderANameOfSomeUsesIsADoubt(_ name: String) {
        let detection = Self.detector.detect(bytes: Self.prose, name: name)
        #expect(detection.conflicts.isEmpty && detection.doubtfulConflicts.count == 1)
    }

    /// Programs are called so as well, unlike scripts for a login.
    @Test func programWithTheNameOfAScriptIsADoubt() {
        let program = [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1] + [UInt8](repeating: 0, count: 9) + [2, 0, 62, 0, 1, 0, 0, 0]
        let detection = Self.detector.detect(bytes: program + [UInt8](repeating: 0, count: 64), name: "profile")
        #expect(detection.conflicts.isEmpty && detection.doubtfulConflicts.count == 1)
    }

    @Test(arguments: ["a.mac", "a.gs", "a.pml", "a.bug", "a.flt", "a.fnc", "a.gtp", "a.bed", "a.prf"])
    func plainTextUnderTheNameOfARareTypeIsPlainText(_ name: String) {
        let detection = Self.detector.detect(bytes: Self.prose, name: name)
        #expect(detection.type == .plainText)
        #expect(detection.conflicts.isEmpty)
    }

    /// Programs have names without a dot that happen to be extensions, such as terminals in terminfo.
    @Test func wholeNameLikeAnExtensionIsNoAlarm() {
        #expect(Self.detector.detect(bytes: Self.png, name: "elpi").conflicts.isEmpty)
        #expect(Self.detector.detect(bytes: Array("cacert_updates=yes\n".utf8), name: "cacerts").conflicts.isEmpty)
    }

    @Test func infoPagesNeedTheirFirstLine() {
        let page = Array("This is ed.info, produced by makeinfo version 7.1 from ed.texi.\n\n\u{1F}\n".utf8)
        #expect(Self.detector.detect(bytes: page, name: "ed.info").type.essence == "application/x-info")
        #expect(Self.detector.detect(bytes: Array("_ChangelogURI: a\n".utf8), name: "a.info").type == .plainText)
    }

    @Test(
        arguments: [
            (0, 0, AlarmConfidence.Counted.unknown), (0, 2, .unknown), (0, 3, .few), (0, 19, .few), (0, 20, .never),
            (1, 20, .seldom), (1, 19, .sometimes), (5, 20, .sometimes), (6, 20, .often), (3, 0, .often),
        ])
    func countsAreGraded(_ others: Int, _ known: Int, _ grade: AlarmConfidence.Counted) {
        #expect(AlarmConfidence.Counted(others: others, known: known) == grade)
    }

    @Test func countsOfAnExtensionAreFound() {
        #expect(PackedNameCounts.count(of: "glob *.png")?.known ?? 0 > 500)
        #expect(PackedNameCounts.count(of: "glob *.png, in capitals")?.known ?? 0 > 500)
        #expect(PackedNameCounts.count(of: "glob *.qqqq") == nil)
        #expect(PackedNameCounts.count(of: "glob Makefile") == nil)
    }

    /// The odds are between their limits whatever the facts are.
    @Test func everyConfidenceIsAProbability() {
        for name in AlarmConfidence.Name.allCases {
            for content in AlarmConfidence.Content.allCases {
                for counted in AlarmConfidence.Counted.allCases {
                    let value = AlarmConfidence(name: name, content: content, counted: counted).value
                    #expect(value > 0 && value < 1)
                }
            }
        }
    }
}

import Testing

@testable import MIMEDetection

struct MagicErrorTests {
    private static let errors: [MagicError] = [
        .staticProgram, .noLibrary(tried: ["libmagic.so.1"]), .notLibmagic("/x.so", missing: "magic_open"),
        .oldLibrary("/x.so", version: 511), .outOfMemory, .noDatabase(tried: ["/a.mgc", "/b.mgc"]),
        .badDatabase("/a.mgc", reason: "too short"),
    ]

    @Test(arguments: errors) func errorIsOneLineThatSaysWhatIsNotUsed(_ error: MagicError) {
        #expect(error.description.hasPrefix("libmagic is not used: "))
        #expect(!error.description.contains("\n"))
    }

    @Test func whatWasTriedIsQuotedAndEscaped() {
        #expect(MagicError.noDatabase(tried: ["/a\n.mgc"]).description.contains("'/a\\u{a}.mgc'"))
    }
}

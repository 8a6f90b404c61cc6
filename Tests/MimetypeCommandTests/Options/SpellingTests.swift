import Testing

@testable import mimetype

/// Which option is suggested for one that is not known.
struct SpellingTests {
    private static let names = OptionDefinition.all.map(\.name)

    @Test(arguments: [
        ("brie", "brief"), ("brife", "brief"), ("mimetpye", "mimetype"), ("mimet", "mimetype"),
        ("recursiv", "recursive"), ("colour", "color"), ("file0-from", "files0-from"), ("expalin", "explain"),
        ("no-align", "noalign"),
    ])
    func nearestIsFound(_ word: String, _ expected: String) {
        #expect(Spelling.nearest(to: word, among: Self.names) == expected)
    }

    @Test(arguments: ["zzzzzz", "", "verbose-output-please", "-", String(repeating: "x", count: 100_000)])
    func nothingNearIsNothing(_ word: String) {
        #expect(Spelling.nearest(to: word, among: Self.names) == nil)
    }
}

import Testing

@testable import generate_tables

struct NameStrengthsTests {
    private static let sources = ["nginx", "tika", "iana"]

    /// How much an extension says about a format that is not text.
    private func strength(
        _ pattern: String, _ sources: [String] = sources, _ count: NameCountRow? = nil, text: Bool = false
    ) throws -> NameStrengths.Strength {
        var type = TypeRow(type: text ? "text/x-a" : "application/x-a")
        if text { type.flags = [.text] }
        let row = GlobRow(
            pattern: pattern, type: type.type, weight: 50, rank: 1, isCaseSensitive: false, sources: sources)
        return try NameStrengths(types: [type], globs: [row], counts: [count].compactMap(\.self), corrections: [])
            .strength(of: row)
    }

    @Test func longExtensionIsStrongByVotes() throws {
        #expect(try strength("*.aaaa") == .strong)
        #expect(try strength("*.aaaa", ["libmagic:images", "iana"]) == .strong)
        #expect(try strength("*.aaaa", ["libmagic:images"]) == .ordinary)
        #expect(try strength("*.aaaa", ["tika", "iana"]) == .weak)
        #expect(try strength("*.aaaaa", ["tika", "iana"]) == .ordinary)
    }

    @Test func shortExtensionHasToBeSeen() throws {
        #expect(try strength("*.aaa") == .strong)
        #expect(try strength("*.aaa", ["tika"], NameCountRow(pattern: "*.aaa", agreeing: 1)) == .weak)
        #expect(try strength("*.aaa", ["tika"], NameCountRow(pattern: "*.aaa", agreeing: 2)) == .strong)
        #expect(try strength("*.aa", Self.sources, NameCountRow(pattern: "*.aa", agreeing: 7)) == .ordinary)
        #expect(try strength("*.aa", Self.sources, NameCountRow(pattern: "*.aa", agreeing: 8)) == .strong)
    }

    /// Other files in more packages than those with files of the format speak against one vote.
    @Test func countedFilesContradictOneVote() throws {
        let contradicted = NameCountRow(pattern: "*.aaaa", agreeing: 2, text: 3)
        #expect(try strength("*.aaaa", ["libmagic:images"], contradicted) == .weak)
        #expect(try strength("*.aaaa", ["libmagic:images", "iana"], contradicted) == .ordinary)
        #expect(try strength("*.aaaaa", ["libmagic:images"], contradicted) != .weak)
        let (few, some) = (
            NameCountRow(pattern: "*.aaaa", agreeing: 0, bytes: 1),
            NameCountRow(pattern: "*.aaaa", agreeing: 2, text: 2)
        )
        #expect(try strength("*.aaaa", ["libmagic:images"], few) == .ordinary)
        #expect(try strength("*.aaaa", ["libmagic:images"], some) == .ordinary)
    }

    /// Two packages are enough for an XML extension that no package uses for anything else.
    @Test func extensionForNothingElseIsSeldomSeen() throws {
        func strength(_ pattern: String, _ count: NameCountRow) throws -> NameStrengths.Strength {
            let row = GlobRow(
                pattern: pattern, type: "application/x-a+xml", weight: 50, rank: 1, isCaseSensitive: false,
                sources: ["libmagic:a"])
            let type = TypeRow(type: "application/x-a+xml")
            return try NameStrengths(types: [type], globs: [row], counts: [count], corrections: []).strength(of: row)
        }
        #expect(try strength("*.aaa", NameCountRow(pattern: "*.aaa", agreeing: 1)) != .strong)
        #expect(try strength("*.aaa", NameCountRow(pattern: "*.aaa", agreeing: 2)) == .strong)
        #expect(try strength("*.aaa", NameCountRow(pattern: "*.aaa", agreeing: 7, text: 1)) != .strong)
        #expect(try strength("*.aaa", NameCountRow(pattern: "*.aaa", agreeing: 7, silent: 1)) != .strong)
        #expect(try strength("*.aa", NameCountRow(pattern: "*.aa", agreeing: 7)) != .strong)
    }

    @Test func extensionOfOneListOfLanguagesHasToBeSeen() throws {
        #expect(try strength("*.aaa", ["linguist"], text: true) == .weak)
        #expect(try strength("*.aaa", ["linguist", "pygments"], text: true) == .ordinary)
        #expect(try strength("*.aa", ["linguist", "pygments"], text: true) == .weak)
        #expect(
            try strength("*.aaa", ["linguist"], NameCountRow(pattern: "*.aaa", agreeing: 1), text: true) == .ordinary)
        #expect(try strength("*.aa", ["linguist"], NameCountRow(pattern: "*.aa", agreeing: 2), text: true) == .weak)
        let other = NameCountRow(pattern: "*.aaa", agreeing: 4, binary: 2)
        #expect(try strength("*.aaa", ["linguist", "pygments"], other, text: true) == .weak)
    }

    @Test func extensionOfManyTextsIsNotStrong() throws {
        let broken = NameCountRow(pattern: "*.aaaa", agreeing: 30, text: 1)
        #expect(try strength("*.aaaa", Self.sources, broken) == .strong)
        let shared = NameCountRow(pattern: "*.aaaa", agreeing: 30, text: 4)
        #expect(try strength("*.aaaa", Self.sources, shared) == .ordinary)
        let otherBytes = NameCountRow(pattern: "*.aaaa", agreeing: 6, binary: 2, bytes: 1)
        #expect(try strength("*.aaaa", Self.sources, otherBytes) == .ordinary)
    }

    @Test func filesOfAnUnknownFormatDoNotWeakenTheName() throws {
        let unknown = NameCountRow(pattern: "*.aaa", agreeing: 0, bytes: 8)
        #expect(try strength("*.aaa", ["libmagic:images"], unknown) == .ordinary)
        let other = NameCountRow(pattern: "*.aaa", agreeing: 0, binary: 8)
        #expect(try strength("*.aaa", ["libmagic:images"], other) == .weak)
    }

    @Test func binaryFilesMakeExtensionStrong() throws {
        let count = NameCountRow(pattern: "*.aaaa", agreeing: 1)
        #expect(try strength("*.aaaa", ["tika"], count) == .strong)
        #expect(try strength("*.aaaa", ["tika"], NameCountRow(pattern: "*.aaaa", agreeing: 1, text: 1)) == .ordinary)
    }

    @Test func nameOfTextIsNotStrongAmongBytes() throws {
        let texts = NameCountRow(pattern: "*.aaaa", agreeing: 10, binary: 1, silent: 20)
        #expect(try strength("*.aaaa", Self.sources, texts, text: true) == .strong)
        let mixed = NameCountRow(pattern: "*.aaaa", agreeing: 10, binary: 1, bytes: 1, silent: 20)
        #expect(try strength("*.aaaa", Self.sources, mixed, text: true) == .ordinary)
    }
}

struct NeverTextTests {
    @Test(arguments: [
        (NameCountRow(pattern: "*.abc", agreeing: 5), true), (NameCountRow(pattern: "*.abc", agreeing: 4), false),
        (NameCountRow(pattern: "*.abc", agreeing: 0, bytes: 8), true),
        (NameCountRow(pattern: "*.abc", agreeing: 0, bytes: 7), false),
        (NameCountRow(pattern: "*.ab", agreeing: 1, bytes: 15), true),
        (NameCountRow(pattern: "*.ab", agreeing: 0, bytes: 15), false),
        (NameCountRow(pattern: "*.abc", agreeing: 1, text: 7, binary: 8, bytes: 159), true),
        (NameCountRow(pattern: "*.abc", agreeing: 1, text: 7, binary: 8, bytes: 158), false),
        (NameCountRow(pattern: "*.abc", agreeing: 4, bytes: 4), false),
        (NameCountRow(pattern: "*.abc", agreeing: 0, bytes: 8, silent: 1), false),
    ])
    func filesOfAnUnknownFormatAreNotText(_ row: NameCountRow, _ isNeverText: Bool) {
        #expect(row.isNeverText == isNeverText, "\(row)")
    }
}

struct OnlyTextTests {
    @Test(arguments: [
        (NameCountRow(pattern: "*.abc", agreeing: 0, text: 4), true),
        (NameCountRow(pattern: "*.abc", agreeing: 0, text: 3), false),
        (NameCountRow(pattern: "*.ab", agreeing: 0, text: 7), false),
        (NameCountRow(pattern: "*.ab", agreeing: 0, text: 8), true),
        (NameCountRow(pattern: "*.abc", agreeing: 0, text: 20, binary: 1), true),
        (NameCountRow(pattern: "*.abc", agreeing: 0, text: 19, bytes: 1), false),
    ])
    func extensionStandsForTextIfItsFilesAre(_ row: NameCountRow, _ isOnlyText: Bool) {
        #expect(row.isOnlyText == isOnlyText, "\(row)")
    }

    @Test func onlyExtensionsWithoutATypeStandForText() throws {
        let rows = [NameCountRow(pattern: "*.abc", agreeing: 0, text: 4)]
        let (known, unknown) = (
            try CountedNameTableWriter(rows: rows, patterns: ["*.abc"], roles: []).source(),
            try CountedNameTableWriter(rows: rows, patterns: [], roles: []).source()
        )
        // The digits in base 64 of 16 + 64 and of 32 come before the length of the extension.
        #expect("\(known)".contains("1@4.abc") && "\(unknown)".contains("0P4.abc"))
    }
}

struct RoleTests {
    @Test func nameOfAnyFileMayEndInARole() throws {
        let rows = ["*.abc", "*.Orig"].map { NameCountRow(pattern: $0, agreeing: 0, text: 4) }
        let source = try CountedNameTableWriter(rows: rows, patterns: [], roles: ["orig"]).source()
        #expect("\(source)".contains(".abc") && !"\(source)".contains(".Orig"))
    }
}

struct OtherFormatTests {
    @Test(arguments: [
        (NameCountRow(pattern: "*.abc", agreeing: 1, text: 1, silent: 2), true),
        (NameCountRow(pattern: "*.abc", agreeing: 1, text: 1, bytes: 9, silent: 1), false),
        (NameCountRow(pattern: "*.ab", agreeing: 3, text: 2, silent: 2), false),
        (NameCountRow(pattern: "*.ab", agreeing: 3, text: 2, silent: 3), true),
        (NameCountRow(pattern: "*.abc", agreeing: 40, binary: 1), true),
        (NameCountRow(pattern: "*.abc", agreeing: 39, binary: 1), false),
    ])
    func extensionHasNoOtherFormatIfHardlyAnyFileDoes(_ row: NameCountRow, _ hasNone: Bool) {
        #expect(row.hasNoOtherFormat == hasNone, "\(row)")
    }

    @Test func bytesInNoKnownFormatCountAsWell() {
        let row = NameCountRow(pattern: "*.abc", agreeing: 39, bytes: 1)
        #expect(row.hasNoOtherFormat && !row.hasNoOtherBytes)
        #expect(NameCountRow(pattern: "*.abc", agreeing: 40, bytes: 1).hasNoOtherBytes)
    }
}

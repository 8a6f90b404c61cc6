import Foundation
import Testing

@testable import generate_tables

/// A change of the data changes few lines of the compiled tables, so that a reader of the change can see what it does.
struct GeneratedDifferenceTests {
    /// The maximum number of lines that a fact adds or takes away.
    private static let limit = 60
    /// The maximum number of lines for a language of a few rules, each of which stands in the lists of some first
    /// bytes.
    private static let languageLimit = 250

    /// How many lines of all generated files differ.
    private func differences(_ change: (inout Facts) -> Void) throws -> Int {
        let before = try Self.compiled.get()
        var after = before.facts
        change(&after)
        return try zip(before.texts, Self.texts(after)).reduce(0) { sum, files in
            sum + (files.0 == files.1 ? 0 : Self.lines(files.0).difference(from: Self.lines(files.1)).count)
        }
    }

    /// The facts, and the text of each file that they make.
    private static let compiled = Result {
        let facts = try GeneratedFileTests.facts.get()
        return (facts: facts, texts: try texts(facts))
    }

    private static func texts(_ facts: Facts) throws -> [String] { try GeneratedFile.all(from: facts).map(\.text) }

    private static func lines(_ text: String) -> [Data] {
        Data(text.utf8).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    }

    @Test(arguments: ["application/x-aardvark", "image/x-middling", "video/x-zebra"])
    func typeChangesFewLines(_ type: String) throws {
        let count = try differences { $0.types.append(TypeRow(type: type)) }
        #expect(count > 0 && count <= Self.limit)
    }

    @Test(arguments: ["*.aardvark", "*.mid.dling", "Zebrafile"])
    func patternChangesFewLines(_ pattern: String) throws {
        let row = GlobRow(
            pattern: pattern, type: "image/png", weight: 50, rank: 9, isCaseSensitive: false, sources: ["own"])
        let count = try differences { $0.globs.append(row) }
        #expect(count > 0 && count <= Self.limit)
    }

    @Test(arguments: [[0x01, 0x5A, 0x5A, 0x07, 0x09], [0x4D, 0x4D, 0x00, 0x2A, 0x77], [0xFE, 0x11, 0x13, 0x17]])
    func signatureChangesFewLines(_ bytes: [UInt8]) throws {
        let row = SignatureRow(
            type: "image/png", priority: 50, tier: .signature, depth: 0, offsets: 0...0, bytes: bytes, mask: nil,
            ignoresCase: false, source: "own")
        let count = try differences { $0.signatures.insert(row, at: 0) }
        #expect(count > 0 && count <= Self.limit)
    }

    @Test func rootElementChangesFewLines() throws {
        let row = XMLRootRow(localName: "aardvark", namespace: "http://example.org/", type: "text/html", source: "own")
        let count = try differences { $0.xmlRoots.append(row) }
        #expect(count > 0 && count <= Self.limit)
    }

    @Test func descriptionChangesFewLines() throws {
        let count = try differences { $0.descriptions["image/png"] = "picture of the Portable Network Graphics" }
        #expect(count > 0 && count <= Self.limit)
    }

    @Test(arguments: ["aardvark", "middling", "zebra"])
    func languageChangesFewLines(_ name: String) throws {
        let text = """
            name \(name)
            type text/x-\(name)
            mode \(name)
            interpreter \(name)sh
            comment --
            9 herd ~u of ~i
            4  graze(
            6 import ~n~$
            3 end~$
            """
        let language = try LanguageFile(file: name, text: text)
        let count = try differences { facts in
            facts.types.append(TypeRow(type: language.type))
            facts.languages.append(language)
            facts.languages.sort { $0.file < $1.file }
        }
        #expect(count > 0 && count <= Self.languageLimit)
    }
}

import FileTesting
import Foundation
import Testing

@testable import generate_tables

/// What `data/languages/README.md` tells who adds a language, done step by step in a copy of the data.
struct LanguageRecipeTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The example at the end of the page, without its indentation.
    private static func example() throws -> String {
        let page = try String(contentsOf: root.appendingPathComponent("data/languages/README.md"), encoding: .utf8)
        let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.filter { $0.hasPrefix("    ") }.map { $0.dropFirst(4) + "\n" }.joined()
    }

    /// A separate package with our data and no compiled tables.
    private static func copy() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try FileManager.default.copyItem(
            at: root.appendingPathComponent("data"), to: folder.url.appendingPathComponent("data"))
        for module in ["MIMEDetection/Tables/Generated", "MIMENames/Tables/Generated", "MIMETypes/Types"] {
            try FileManager.default.createDirectory(
                at: folder.url.appendingPathComponent("Sources/\(module)"), withIntermediateDirectories: true)
        }
        return folder
    }

    private static func table(
        _ name: String, of module: String = "MIMEDetection", _ folder: TemporaryFolder
    ) throws -> String {
        try String(
            contentsOf: folder.url.appendingPathComponent(
                "Sources/\(module)/Tables/Generated/\(name).generated.swift"),
            encoding: .utf8)
    }

    @Test func oneFileMakesALanguage() throws {
        let folder = try Self.copy()
        try folder.file("data/languages/elk.rules", Self.example())
        try CompileCommand(root: folder.url).run()
        #expect(try Self.table("LanguageTable", folder).contains("herd ~u of ~i"))
        #expect(try Self.table("TypeTable", of: "MIMENames", folder).contains("text/x-elk"))
        #expect(try Self.table("GlobTable", of: "MIMENames", folder).contains("elk"))
        try CheckCommand(root: folder.url, arguments: []).run()
    }

    @Test func mistakeStopsCompilingAndNamesItsLine() throws {
        let folder = try Self.copy()
        try folder.file("data/languages/elk.rules", Self.example() + "12 graze(\n")
        #expect {
            try CompileCommand(root: folder.url).run()
        } throws: {
            "\($0)".hasPrefix("languages/elk.rules:8: the weight must be 0 to 10")
        }
        #expect(throws: (any Error).self) { try Self.table("LanguageTable", folder) }
    }
}

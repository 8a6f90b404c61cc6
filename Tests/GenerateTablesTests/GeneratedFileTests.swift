import Foundation
import Testing

@testable import generate_tables

struct GeneratedFileTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private static let data = DataFolder(url: root.appendingPathComponent("data"))

    /// What the package knows, read once for all tests.
    static let facts = Result { try Facts(data) }

    @Test func compiledTablesAreUpToDate() throws {
        for file in try GeneratedFile.all(from: Self.facts.get()) {
            #expect(try !file.isStale(at: Self.root.appendingPathComponent(file.path)), "run generate-tables")
        }
    }

    @Test func dataIsSound() throws {
        let problems = DataCheck(
            types: try Self.facts.get().types, globs: try Self.facts.get().globs,
            descriptions: try Self.facts.get().descriptions
        ).problems()
        #expect(problems.isEmpty)
    }
}

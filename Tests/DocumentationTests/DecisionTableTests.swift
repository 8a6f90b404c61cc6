import Foundation
import Testing

@testable import MIMEDetection

struct DecisionTableTests {
    @Test func articleHasTheTableOfRules() throws {
        let article = try String(contentsOf: DecisionTable.url, encoding: .utf8)
        let updated = try #require(DecisionTable.updated(article), "the article lacks a place for a table")
        if ProcessInfo.processInfo.environment["UPDATE_SAMPLES"] != nil {
            try Data(updated.utf8).write(to: DecisionTable.url)
        }
        #expect(
            try String(contentsOf: DecisionTable.url, encoding: .utf8) == updated,
            "the table of rules has changed; run UPDATE_SAMPLES=1 swift test --filter DocumentationTests")
    }

    @Test func tablesAreWritten() {
        #expect(DecisionTable.facts(Facts.fields).contains("| grade | guess, weak, signature, structural |\n"))
        #expect(DecisionTable.rules.contains("| `agreement` | type relation: same | stronger |  | "))
        #expect(DecisionTable.rules.split(separator: "\n").count == DecisionRule.table.count + 2)
        #expect(DecisionTable.conflicts.contains("| `weak-name` | claim: weak | 0.0"))
        #expect(DecisionTable.updated("no table") == nil)
    }
}

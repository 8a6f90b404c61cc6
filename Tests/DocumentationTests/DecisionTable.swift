import Foundation
import MIMETypes

@testable import MIMEDetection

/// The tables of facts and rules as the article about decisions has them.
enum DecisionTable {
    static let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent(
            "Sources/MIMEDetection/MIMEDetection.docc/HowATypeIsDecided.md")

    /// The article with its tables made anew; nil if it lacks room for one.
    static func updated(_ article: String) -> String? {
        let tables = [
            ("facts", facts(Facts.fields)), ("rules", rules), ("conflict-facts", facts(Facts.alarmFields)),
            ("conflicts", conflicts), ("names", names),
        ]
        return tables.reduce(Optional(article)) { text, table in
            text.flatMap { replacing(table.0, in: $0, with: table.1) }
        }
    }

    private static func replacing(_ name: String, in text: String, with table: String) -> String? {
        guard let start = text.range(of: "<!-- \(name):"), let open = text[start.upperBound...].range(of: "-->\n"),
            let end = text[open.upperBound...].range(of: "<!-- end of \(name) -->")
        else { return nil }
        return text[..<open.upperBound] + "\n\(table)\n" + text[end.lowerBound...]
    }

    static func facts(_ fields: [any Fact.Type]) -> String {
        let rows = fields.map { field in
            "| \(words(field)) | \(values(field, ~0).joined(separator: ", ")) |\n"
        }
        return "| fact | values |\n|---|---|\n" + rows.joined()
    }

    static var rules: String {
        let rows = DecisionRule.table.map { rule in
            let cells = [
                "`\(rule.name.rawValue)`", words(rule.conditions, Facts.fields), "\(rule.winner)",
                rule.conflict == nil ? "" : "yes",
                "\(rule.explanation)",
            ]
            return "| \(cells.joined(separator: " | ")) |\n"
        }
        return "| rule | if | answer | alarm | why |\n|---|---|---|---|---|\n" + rows.joined()
    }

    static var conflicts: String {
        let rows = AlarmRule.table.indices.map { number in
            let rule = AlarmRule.table[number]
            let cells = [
                "`\(rule.name.rawValue)`", words(rule.conditions, Facts.alarmFields),
                String(format: "%.2f", AlarmRule.confidence(number)), "\(rule.explanation)",
            ]
            return "| \(cells.joined(separator: " | ")) |\n"
        }
        return "| kind | if | confidence | why |\n|---|---|---|---|\n" + rows.joined()
    }

    static var names: String {
        let rows = NamePreference.table.map { line in
            "| \(line.scope) | \(words(line.conditions, Facts.fields)) | \(line.explanation) |\n"
        }
        return "| types | if | why |\n|---|---|---|\n" + rows.joined()
    }

    /// What all conditions of a rule ask for, then what each asks for besides.
    private static func words(_ conditions: [Condition], _ fields: [any Fact.Type]) -> String {
        let shared = fields.filter { field in
            conditions.allSatisfy { ($0.allowed ^ conditions[0].allowed) & field.mask == 0 }
        }
        let groups = conditions.map { condition in
            words(condition, fields.filter { field in !shared.contains { $0 == field } })
        }
        let parts = [words(conditions[0], shared), groups.joined(separator: "; or ")].filter { !$0.isEmpty }
        return parts.isEmpty ? "anything else" : parts.joined(separator: "; and ")
    }

    private static func words(_ condition: Condition, _ fields: [any Fact.Type]) -> String {
        fields.filter { condition.allowed & $0.mask != $0.mask }.map { field in
            "\(words(field)): \(choice(values(field, condition.allowed), values(field, ~condition.allowed)))"
        }.joined(separator: ", ")
    }

    /// The shorter of two lists: of the values that a condition allows, and of those that it doesn't allow.
    private static func choice(_ allowed: [String], _ excluded: [String]) -> String {
        if allowed.count <= excluded.count || allowed.count == 1 { return allowed.joined(separator: " or ") }
        return excluded.count == 1 ? "not \(excluded[0])" : "neither \(excluded.joined(separator: " nor "))"
    }

    private static func words(_ field: any Fact.Type) -> String { words("\(field)") }

    private static func values<Field: Fact>(_ field: Field.Type, _ allowed: UInt64) -> [String] {
        Field.allCases.filter { allowed & $0.bit != 0 }.map { words("\($0)") }
    }

    /// A name of the source as words: `nameNarrower` is "name narrower", and `JSONValue` is "JSON value".
    private static func words(_ name: String) -> String {
        let starts = "(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])"
        return name.replacingOccurrences(of: starts, with: " ", options: .regularExpression).split(separator: " ")
            .map { $0 == $0.uppercased() ? "\($0)" : $0.lowercased() }.joined(separator: " ")
    }
}

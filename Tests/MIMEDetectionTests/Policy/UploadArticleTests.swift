import Foundation
import MIMETypes
import Testing

@testable import MIMEDetection

/// Each row of the article "Checking uploads" is what the policy does.
struct UploadArticleTests {
    private static func lines(_ path: String) -> [String] {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let url = root.appendingPathComponent("Sources/MIMEDetection/\(path)")
        let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
        return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    private static let article = lines("MIMEDetection.docc/CheckingUploads.md")

    /// The lines after one up to the next blank line.
    private static func block(after line: String) throws -> [String] {
        let start = try #require(article.firstIndex(of: line), "the article has no line '\(line)'")
        return Array(article[(start + 1)...].prefix { !$0.isEmpty })
    }

    /// The comment of each code, without its full stop.
    private static func comments() -> [String: String] {
        let lines = lines("Policy/UploadFinding+Code.swift").map { $0.drop { $0 == " " } }
        return zip(lines, lines.dropFirst()).reduce(into: [:]) { comments, pair in
            guard pair.0.hasPrefix("/// "), pair.1.hasPrefix("case ") else { return }
            let name = pair.1.split(separator: "\"").dropFirst().first ?? pair.1.dropFirst("case ".count)
            comments[String(name)] = String(pair.0.dropFirst("/// ".count).dropLast())
        }
    }

    @Test func tableOfCodesIsComplete() throws {
        let comments = Self.comments()
        let rows = Self.article.filter { $0.hasPrefix("| `") }
        for code in UploadFinding.Code.allCases {
            let actions = UploadPolicy.Strictness.allCases.map { code.action(in: $0).rawValue }.joined(separator: " | ")
            let row = "| `\(code.rawValue)` | `\(code.reason.rawValue)` | \(code.severity.rawValue) | \(actions) |"
            let comment = try #require(comments[code.rawValue])
            #expect(rows.contains { $0 == "\(row) \(comment) |" }, "\(row) \(comment) |")
        }
        #expect(rows.count == UploadFinding.Code.allCases.count)
    }

    @Test(arguments: UploadFinding.Code.allCases) func eachCodeIsFoundInAFile(_ code: UploadFinding.Code) throws {
        let file = try #require(UploadPromises.findings[code], "no file for \(code)")
        #expect(try file().findings.map(\.code).contains(code))
    }

    /// What each grade does with the files is what the table states.
    @Test(arguments: UploadPolicy.Strictness.allCases) func gradesDoWhatTheTableStates(
        _ strictness: UploadPolicy.Strictness
    ) throws {
        for code in UploadFinding.Code.allCases {
            let columns = try #require(Self.article.first { $0.hasPrefix("| `\(code.rawValue)` |") })
                .split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            let place = try #require(UploadPolicy.Strictness.allCases.firstIndex(of: strictness))
            #expect(UploadPolicy(allowing: [], strictness: strictness).action(for: code).rawValue == columns[3 + place])
        }
    }

    @Test func eachProofIsRequired() throws {
        let rows = try Self.block(after: "| type | proof |").dropFirst()
        for row in rows {
            let name = try #require(row.split(separator: "|").first).trimmingCharacters(in: .whitespaces)
            for proof in try #require(UploadPromises.proofs[name], "no file for \(name)") {
                let policy = UploadPolicy(allowing: [proof.type])
                let verdict = policy.judge(bytes: proof.proven)
                #expect(verdict.type == proof.type, "\(name): \(verdict.refusal?.logMessage ?? "")")
                for bytes in proof.unproven { #expect(policy.judge(bytes: bytes).type == nil, "\(name)") }
            }
        }
        #expect(rows.count == UploadPromises.proofs.count)
    }

    @Test func whatIsNotCheckedIsAccepted() throws {
        let lines = Self.article.filter { $0.hasPrefix("- ") }
        for (start, file) in UploadPromises.unchecked {
            #expect(lines.contains { $0.hasPrefix("- \(start)") }, "the article has no line '\(start)'")
            #expect(file().isAccepted, "\(start): \(file().refusal?.logMessage ?? "")")
        }
    }
}

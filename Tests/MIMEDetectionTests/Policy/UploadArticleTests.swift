import Foundation
import MIMEDetection
import Testing

/// The table of codes in the article is what the policy does, in the words of the codes' comments.
struct UploadArticleTests {
    private static func text(_ path: String) throws -> String {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        return try String(contentsOf: root.appendingPathComponent("Sources/MIMEDetection/\(path)"), encoding: .utf8)
    }

    /// The comment of each code, without its full stop.
    private static func comments() throws -> [String: String] {
        let lines = try text("Policy/UploadFinding+Code.swift").split(separator: "\n").map {
            $0.drop { $0 == " " }
        }
        return zip(lines, lines.dropFirst()).reduce(into: [:]) { comments, pair in
            guard pair.0.hasPrefix("/// "), pair.1.hasPrefix("case ") else { return }
            let name = pair.1.split(separator: "\"").dropFirst().first ?? pair.1.dropFirst("case ".count)
            comments[String(name)] = String(pair.0.dropFirst("/// ".count).dropLast())
        }
    }

    @Test func tableOfCodesIsComplete() throws {
        let comments = try Self.comments()
        let rows = try Self.text("MIMEDetection.docc/CheckingUploads.md").split(separator: "\n").filter {
            $0.hasPrefix("| `")
        }
        for code in UploadFinding.Code.allCases {
            let actions = UploadPolicy.Strictness.allCases.map { code.action(in: $0).rawValue }.joined(separator: " | ")
            let row = "| `\(code.rawValue)` | `\(code.reason.rawValue)` | \(code.severity.rawValue) | \(actions) |"
            let comment = try #require(comments[code.rawValue])
            #expect(rows.contains { $0 == "\(row) \(comment) |" }, "\(row) \(comment) |")
        }
        #expect(rows.count == UploadFinding.Code.allCases.count)
    }
}

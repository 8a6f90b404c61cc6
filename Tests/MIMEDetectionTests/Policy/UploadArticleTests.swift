import Foundation
import MIMEDetection
import Testing

/// The table of codes in the article is what the policy does.
struct UploadArticleTests {
    @Test func tableOfCodesIsComplete() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let path = "Sources/MIMEDetection/MIMEDetection.docc/CheckingUploads.md"
        let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
        let rows = text.split(separator: "\n").filter { $0.hasPrefix("| `") }
        for code in UploadFinding.Code.allCases {
            let actions = UploadPolicy.Strictness.allCases.map { code.action(in: $0).rawValue }.joined(separator: " | ")
            let row = "| `\(code.rawValue)` | `\(code.reason.rawValue)` | \(code.severity.rawValue) | \(actions) |"
            #expect(rows.contains { $0.hasPrefix(row) }, "\(row)")
        }
        #expect(rows.count == UploadFinding.Code.allCases.count)
    }
}

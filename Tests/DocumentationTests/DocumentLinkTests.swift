import Foundation
import Testing

/// Every link of the documents to a file of the package leads to one.
struct DocumentLinkTests {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The documents of the package itself, without what was built or downloaded.
    static let documents: [String] = {
        let folders = ["Sources", "Tests", "Bindings", "Benchmarks", "Examples", "data"]
        let top = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
        let nested = folders.flatMap { folder in
            FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
                .map { $0.compactMap { $0 as? String }.map { "\(folder)/\($0)" } } ?? []
        }
        return (top + nested).filter { $0.hasSuffix(".md") && !$0.contains("/.") }.sorted()
    }()

    @Test func documentsAreFound() {
        #expect(Self.documents.contains("README.md"))
        #expect(Self.documents.contains("Sources/MultipartFormData/MultipartFormData.docc/Forms.md"))
    }

    @Test(arguments: documents)
    func linksLeadToFilesAndHeadings(_ path: String) throws {
        let text = try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
        let folder = Self.root.appendingPathComponent(path).deletingLastPathComponent()
        for link in Self.links(in: text) {
            let pieces = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
            let target =
                pieces[0].isEmpty
                ? Self.root.appendingPathComponent(path) : folder.appendingPathComponent(String(pieces[0]))
            #expect(FileManager.default.fileExists(atPath: target.path), "\(path) links to '\(link)'")
            guard pieces.count == 2 else { continue }
            let headings = try Self.headings(in: String(contentsOf: target, encoding: .utf8))
            #expect(headings.contains(String(pieces[1])), "\(path) links to '\(link)', which has no such heading")
        }
    }

    /// The targets of links within the package: `[words](target)` and `[words]: target`.
    private static func links(in text: String) -> [String] {
        let inline = text.matches(of: /\]\(([^)\s]+)\)/).map { String($0.1) }
        let named = text.matches(of: /(?m)^\[[^\]]+\]: (\S+)$/).map { String($0.1) }
        return (inline + named).filter { !$0.contains(":") }
    }

    /// The anchors of headings: small letters, digits and hyphens for spaces.
    private static func headings(in text: String) -> Set<String> {
        let anchors = text.split(separator: "\n").filter { $0.hasPrefix("#") }.map { line in
            line.drop { $0 == "#" || $0 == " " }.lowercased()
                .filter { $0.isLetter || $0.isNumber || " -_".contains($0) }.map { $0 == " " ? "-" : "\($0)" }.joined()
        }
        return Set(anchors)
    }
}

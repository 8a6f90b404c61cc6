import Foundation
import MIMEDetection
import MIMETypes
import Testing

/// The compiled tables answer what `data/` says.
struct CompiledTablesTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private static func lines(_ file: String) throws -> [[String]] {
        let text = try String(contentsOf: root.appendingPathComponent("data/\(file)"), encoding: .utf8)
        return text.split(separator: "\n").dropFirst()
            .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    }

    @Test func everyNameLeadsToItsType() throws {
        var broken: [String] = []
        for line in try Self.lines("types.tsv") {
            for name in [line[0]] + line[1].split(separator: " ").map(String.init)
            where MIMEType(name)?.canonical.description != line[0] {
                broken.append(name)
            }
        }
        #expect(broken.isEmpty)
    }

    @Test func everyPatternLeadsToItsHeaviestType() throws {
        var weights: [String: [String: Int]] = [:]
        for line in try Self.lines("globs.tsv") {
            weights[line[0], default: [:]][line[1]] = try #require(Int(line[2])) * 2
        }
        for line in try Self.lines("own/globs.tsv") {
            weights[line[0], default: [:]][line[1]] = try #require(Int(line[2])) * 2
        }
        // What a language's own file states takes precedence over the table, and comes first where the two say the
        // same.
        for own in try Self.ownGlobs() { weights[own.pattern, default: [:]][own.type] = own.weight * 2 + 1 }
        #expect(weights.count >= 4000)
        let heaviest = weights.compactMapValues { $0.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key }
        let broken = heaviest.filter { pattern, type in
            MIMEType(fileName: Self.name(matching: pattern))?.description != type
        }
        #expect(broken.isEmpty)
    }

    /// The patterns of languages' own files.
    private static func ownGlobs() throws -> [(pattern: String, type: String, weight: Int)] {
        let folder = root.appendingPathComponent("data/languages")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".rules") }
        return try names.flatMap { name in
            let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
            let lines = text.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
            let type = lines.first { $0.first == "type" }?.last ?? ""
            return lines.filter { $0.first == "glob" }.map { ($0[1], type, Int($0.dropFirst(2).first ?? "50") ?? 0) }
        }
    }

    /// A name that a pattern was made for.
    private static func name(matching pattern: String) -> String {
        var name = ""
        var rest = pattern[...]
        while let character = rest.popFirst() {
            switch character {
            case "*": name += name.isEmpty ? "any" : "zzzz"
            case "[":
                name.append(rest.first ?? "x")
                rest = rest.drop { $0 != "]" }.dropFirst()
            default: name.append(character)
            }
        }
        return name
    }
}

import Foundation
import MIMEDetection
import MIMETypes
import Testing

/// The compiled tables answer what `data/` says.
struct DataTests {
    private static func lines(_ file: String) throws -> [[String]] {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
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
        var heaviest: [String: (weight: Int, type: String)] = [:]
        for line in try Self.lines("globs.tsv") {
            let weight = try #require(Int(line[2]))
            if weight > heaviest[line[0]]?.weight ?? -1 { heaviest[line[0]] = (weight, line[1]) }
        }
        #expect(heaviest.count >= 2700)
        let broken = heaviest.filter { pattern, best in
            MIMEType(fileName: Self.name(matching: pattern))?.description != best.type
        }
        #expect(broken.isEmpty)
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

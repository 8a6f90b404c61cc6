import Foundation
import Testing

/// A case that is added to a public enum must not break the `switch` of a program that depends on this package.
struct EnumGrowthTests {
    private static let sources = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Sources")

    /// The lines before the declaration of each public enum that has cases, by its file and name.
    private static func enums() throws -> [(name: String, before: ArraySlice<String>)] {
        let files = (FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String } ?? [])
            .filter { $0.hasSuffix(".swift") && !$0.hasSuffix(".generated.swift") }
        return try files.sorted().flatMap { file in
            let text = try String(contentsOf: sources.appendingPathComponent(file), encoding: .utf8)
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
                $0.trimmingCharacters(in: .whitespaces)
            }
            return lines.indices.filter { lines[$0].hasPrefix("public enum ") }.map { index in
                ("\(file): \(lines[index])", lines[max(0, index - 4)..<index])
            }
        }
    }

    @Test func publicEnumsMayGrowOrSayThatTheyDont() throws {
        let enums = try Self.enums().filter { !$0.name.contains("public enum ResolverContract") }
        #expect(enums.count > 30)
        for (name, before) in enums {
            let mayGrow = before.suffix(3) == ["#if hasAttribute(nonexhaustive)", "@nonexhaustive", "#endif"]
            #expect(mayGrow || before.last == "/// No cases will be added.", "\(name)")
        }
    }
}

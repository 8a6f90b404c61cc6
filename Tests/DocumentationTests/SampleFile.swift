import Foundation

/// The checked-in Swift file that all samples of the documents are compiled in.
struct SampleFile {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static let url = root.appendingPathComponent("Tests/DocumentationTests/Samples.generated.swift")

    /// The README and all articles of the catalogues.
    static var documents: [String] {
        let articles =
            FileManager.default.enumerator(atPath: root.appendingPathComponent("Sources").path)
            .map { $0.compactMap { $0 as? String }.filter { $0.hasSuffix(".md") } } ?? []
        return ["README.md"] + articles.map { "Sources/\($0)" }.sorted()
    }

    /// The file as the documents want it.
    static func text() throws -> String {
        let samples = try documents.flatMap { path in
            SwiftSample.all(
                in: try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8), path: path)
        }
        let functions = samples.enumerated().map { $1.function($0 + 1) }
        return """
            // The samples of README.md and of the articles, so that they are compiled. Do not edit; after changing one,
            // empty this file and run UPDATE_SAMPLES=1 swift test --filter DocumentationTests
            // swift-format-ignore-file

            \(imports(of: samples))
            \(functions.joined(separator: "\n"))
            """
    }

    private static func imports(of samples: [SwiftSample]) -> String {
        var text = ""
        for trait in [nil, "Upload", "Server"] {
            let imports = Set(samples.filter { $0.trait == trait }.flatMap(\.imports))
            // On Linux, the part of Foundation with `URLSession` is its own module.
            let network = "#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif\n"
            let lines =
                imports.sorted().map { "\($0)\n" }.joined() + (imports.contains("import Foundation") ? network : "")
            text += trait.map { lines.isEmpty ? "" : "#if \($0)\n\(lines)#endif\n" } ?? lines
        }
        return text
    }
}

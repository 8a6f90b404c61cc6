/// A line of `globs.tsv`: a file name pattern and one of its types.
struct GlobRow {
    var pattern: String
    var type: String
    /// 0 to 100; the type with the highest weight is the answer if only the name is known.
    var weight: Int
    /// The pattern's position among the extensions of the type, 1 for the preferred extension; nil if the pattern is
    /// not an extension.
    var rank: Int?
    var isCaseSensitive: Bool
    var sources: [String]
    /// The line of the row in `data/`.
    var line: TSV.Line?

    static let columns = ["pattern", "type", "weight", "rank", "case", "sources"]

    var fields: [String] {
        [
            pattern, type, String(weight), rank.map(String.init) ?? "", isCaseSensitive ? "exact" : "",
            sources.joined(separator: " "),
        ]
    }
}

extension GlobRow {
    init(_ line: TSV.Line) throws {
        guard let weight = Int(line.fields[2]), (0...100).contains(weight) else {
            throw line.error("the weight must be 0 to 100")
        }
        self.init(
            pattern: line.fields[0], type: line.fields[1], weight: weight, rank: Int(line.fields[3]),
            isCaseSensitive: line.fields[4] == "exact",
            sources: line.fields[5].split(separator: " ").map(String.init), line: line)
    }

    static let ownColumns = ["pattern", "type", "weight", "case", "source"]

    /// Reads a line of `own/globs.tsv`; its extension comes last among those of the type.
    init(own line: TSV.Line) throws {
        guard let weight = Int(line.fields[2]), (1...100).contains(weight) else {
            throw line.error("the weight must be 1 to 100")
        }
        self.init(
            pattern: line.fields[0], type: line.fields[1], weight: weight, rank: nil,
            isCaseSensitive: line.fields[3] == "exact",
            sources: line.fields[4].isEmpty ? [] : [line.fields[4]], line: line)
    }

    /// The extension, such as `tar.gz` for `*.tar.gz`; nil if the pattern is not an extension.
    var fileExtension: String? {
        guard pattern.hasPrefix("*.") else { return nil }
        let rest = pattern.dropFirst(2)
        return rest.contains(where: { "*?[".contains($0) }) ? nil : String(rest)
    }
}

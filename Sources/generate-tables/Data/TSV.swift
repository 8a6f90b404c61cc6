import Foundation

/// Tab-separated text: a header line, then one fact per line; lines that start with `#` are comments.
enum TSV {
    struct Line {
        /// The path of the file in `data/`.
        let file: String
        let number: Int
        let fields: [String]

        func error(_ reason: String) -> TableError { TableError(file: file, line: number, reason: reason) }
    }

    /// Reads the lines of a file; error messages use `name` for the file.
    static func read(_ url: URL, name: String, columns: [String]) throws -> [Line] {
        let text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
            .map {
                Line(
                    file: name, number: $0.offset + 1,
                    fields: $0.element.split(separator: "\t", omittingEmptySubsequences: false).map(String.init))
            }
            .filter { $0.fields != [""] && !($0.fields.first?.hasPrefix("#") ?? false) }
        guard lines.first?.fields == columns else {
            throw TableError(
                file: name, line: 1, reason: "the columns must be \(columns.joined(separator: ", "))")
        }
        lines.removeFirst()
        for line in lines where line.fields.count != columns.count {
            throw line.error("has \(line.fields.count) columns, not \(columns.count); separate them with tabs")
        }
        return lines
    }

    static func text(columns: [String], rows: [[String]]) -> String {
        ([columns] + rows).map { $0.joined(separator: "\t") + "\n" }.joined()
    }
}

/// An error about a line of `data/`.
struct TableError: Error, CustomStringConvertible {
    let file: String
    let line: Int
    let reason: String

    var description: String { "\(file):\(line): \(reason)" }
}

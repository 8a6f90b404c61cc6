import Foundation

/// The results beside each other, as text and as a picture.
struct ResultTable {
    private let results: [Result]

    init(_ results: [Result]) {
        self.results = results
    }

    private var ours: Result? { results.first { $0.name.hasPrefix("this") } }

    var text: String {
        let header = ["", "files", "files/s", "µs/file", "ours is faster by", "memory, MiB", "start, ms"]
        let rows = results.map { result in
            [
                result.name, "\(result.files)", "\(Int(result.filesPerSecond))",
                Self.decimal(1e6 / result.filesPerSecond), ratio(result),
                result.memory.map { Self.decimal(Double($0) / 1_048_576) } ?? "",
                result.start.map { Self.decimal($0 * 1000) } ?? "",
            ]
        }
        let widths = header.indices.map { column in ([header] + rows).map { $0[column].count }.max() ?? 0 }
        return ([header] + rows).map { row in
            row.indices.map { column in
                let padding = String(repeating: " ", count: widths[column] - row[column].count)
                return column == 0 ? row[column] + padding : padding + row[column]
            }.joined(separator: "  ")
        }.joined(separator: "\n")
    }

    private func ratio(_ result: Result) -> String {
        ours.map { String(format: "%.2f", $0.filesPerSecond / result.filesPerSecond) } ?? ""
    }

    private static func decimal(_ value: Double) -> String {
        String(format: value < 100 ? "%.1f" : "%.0f", value)
    }

    /// Bars of files a second, each ten times the one before on the scale.
    ///
    /// https://www.w3.org/TR/SVG2
    var chart: String {
        let (left, width, rowHeight, top) = (190.0, 480.0, 34.0, 56.0)
        let most = log10(results.map(\.filesPerSecond).max() ?? 1).rounded(.up)
        let height = top + rowHeight * Double(results.count) + 30
        var svg = """
            <svg xmlns="http://www.w3.org/2000/svg" width="760" height="\(Int(height))" font-family="sans-serif" font-size="13">
            <rect width="100%" height="100%" fill="white"/>
            <text x="16" y="26" font-size="16">Files a second, logarithmic scale</text>

            """
        for power in 0...Int(most) {
            let x = left + width * Double(power) / most
            svg += "<line x1=\"\(x)\" y1=\"\(top - 8)\" x2=\"\(x)\" y2=\"\(height - 24)\" stroke=\"#ddd\"/>\n"
            svg += "<text x=\"\(x)\" y=\"\(height - 8)\" text-anchor=\"middle\" fill=\"#666\">1e\(power)</text>\n"
        }
        for (row, result) in results.enumerated() {
            let y = top + rowHeight * Double(row)
            let length = width * max(0, log10(result.filesPerSecond)) / most
            let colour = result.name.hasPrefix("this") ? "#d9480f" : row == 0 ? "#adb5bd" : "#4c6ef5"
            svg += "<text x=\"\(left - 10)\" y=\"\(y + 16)\" text-anchor=\"end\">\(Self.escaped(result.name))</text>\n"
            svg += "<rect x=\"\(left)\" y=\"\(y)\" width=\"\(length)\" height=\"22\" fill=\"\(colour)\"/>\n"
            svg += "<text x=\"\(left + length + 6)\" y=\"\(y + 16)\">\(Int(result.filesPerSecond))</text>\n"
        }
        return svg + "</svg>\n"
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
    }
}

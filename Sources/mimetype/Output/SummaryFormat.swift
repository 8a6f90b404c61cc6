import DetectionJSON
import MIMETypes

/// A format for the counts of a run: the number of files, the number of bytes, and the type, with bars on a terminal.
struct SummaryFormat {
    enum Style {
        /// Exact numbers, separated by tabs, for programs.
        case columns
        /// Rounded numbers and bars, for a terminal of this width.
        case bars(columns: Int)
        /// One JSON object.
        case json
        /// A JSON object for each type, one per line.
        case jsonLines
    }

    let style: Style
    let palette: Palette
    var order = SummaryOrder.files

    func text(_ summary: TypeSummary) -> [UInt8] {
        switch style {
        case .columns: columns(summary)
        case .bars(let columns): bars(summary, columns)
        case .json: json(summary)
        case .jsonLines: Array(objects(summary).map { "\($0)\n" }.joined().utf8)
        }
    }

    private func columns(_ summary: TypeSummary) -> [UInt8] {
        Array(summary.sorted(by: order).map { "\($0.entry.files)\t\($0.entry.bytes)\t\($0.type)\n" }.joined().utf8)
    }

    private func json(_ summary: TypeSummary) -> [UInt8] {
        let types = objects(summary)
        let total = summary.total
        return Array(
            "{\"files\":\(total.files),\"bytes\":\(total.bytes),\"types\":[\n\(types.joined(separator: ",\n"))\n]}\n"
                .utf8)
    }

    private func objects(_ summary: TypeSummary) -> [String] {
        summary.sorted(by: order).map { type, entry in
            "{\"type\":\(JSON.string(type.essence).text),\"files\":\(entry.files),\"bytes\":\(entry.bytes)}"
        }
    }

    /// Returns the number that determines the length of a bar.
    private func length(_ entry: TypeSummary.Entry) -> Int { order == .size ? entry.bytes : entry.files }

    private func bars(_ summary: TypeSummary, _ columns: Int) -> [UInt8] {
        let most = max(1, summary.entries.values.map { length($0) }.max() ?? 0)
        // Numbers take 18 columns, and a bar needs at least four.
        let names = summary.entries.keys.map(\.essence.count).max() ?? 0
        let width = columns - 18 - names - 2
        var output: [UInt8] = []
        for (type, entry) in summary.sorted(by: order) {
            appendNumbers(entry, to: &output)
            palette.paint(type, in: &output) { $0.append(type) }
            if width >= 4 {
                output.append(String(repeating: " ", count: names - type.essence.count + 1))
                palette.dim(in: &output) { $0.append(Self.bar(Double(length(entry)) / Double(most), width: width)) }
            }
            output.append(0x0A)
        }
        appendNumbers(summary.total, to: &output)
        output.append("\(summary.entries.count) \(summary.entries.count == 1 ? "type" : "types")\n")
        return output
    }

    private func appendNumbers(_ entry: TypeSummary.Entry, to output: inout [UInt8]) {
        output.append(Self.padded("\(entry.files)", 7) + "  " + Self.padded(Self.size(entry.bytes), 8) + " ")
    }

    private static func padded(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(0, width - text.count)) + text
    }

    private static func bar(_ share: Double, width: Int) -> String {
        let eighths = max(1, Int((share * Double(width) * 8).rounded()))
        let part = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"][eighths % 8]
        return String(repeating: "█", count: eighths / 8) + part
    }

    /// Formats a number of bytes with decimal units.
    static func size(_ bytes: Int) -> String {
        var (value, unit) = (Double(bytes), 0)
        let units = ["B", "kB", "MB", "GB", "TB", "PB", "EB"]
        while value >= 999.5, unit < units.count - 1 {
            value /= 1000
            unit += 1
        }
        let tenths = Int((value * 10).rounded())
        return unit == 0 || value >= 99.95
            ? "\(Int(value.rounded())) \(units[unit])" : "\(tenths / 10).\(tenths % 10) \(units[unit])"
    }
}

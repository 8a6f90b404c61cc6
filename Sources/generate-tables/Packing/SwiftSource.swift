/// Swift source of an enum whose members are constants: texts, and arrays of numbers, which the compiler lays out as
/// they are.
struct SwiftSource {
    private var lines: [String]

    init(type: String, summary: String) {
        lines = [
            "// Generated from data/ by generate-tables; do not edit.", "// swift-format-ignore-file", "",
            "/// \(summary)", "enum \(type) {",
        ]
    }

    mutating func member(_ name: String, _ text: String, summary: String) {
        member(name, parts: [text], summary: summary)
    }

    /// Adds a text of parts, each of which starts a line.
    mutating func member(_ name: String, parts: [String], summary: String) {
        // As many as are needed so that nothing in the text ends the literal or is an escape.
        var marks = "#"
        let text = parts.joined()
        while text.contains("\\\(marks)") || text.contains("\"\"\"\(marks)") { marks += "#" }
        lines += ["    /// \(summary)", "    static var \(name): StaticString {", "        \(marks)\"\"\""]
        var pieces: [Substring] = []
        for part in parts {
            var rest = part[...]
            while !rest.isEmpty {
                pieces.append(rest.prefix(100))
                rest = rest.dropFirst(100)
            }
        }
        lines += pieces.dropLast().map { "        \($0)\\\(marks)" } + pieces.suffix(1).map { "        \($0)" }
        lines += ["        \"\"\"\(marks)", "    }", ""]
    }

    /// Adds an array; the literal of a few thousand numbers compiles in less than a second.
    mutating func array(_ name: String, _ numbers: [some FixedWidthInteger], summary: String) {
        array(name, lists: [numbers], summary: summary)
    }

    /// Adds an array of lists, each of which starts a line.
    mutating func array<Number: FixedWidthInteger>(
        _ name: String, lists: [[Number]], perLine: Int = 8, summary: String
    ) {
        lines += ["    /// \(summary)", "    static let \(name): [\(Number.self)] = ["]
        for list in lists {
            for start in stride(from: 0, to: list.count, by: perLine) {
                let row = list[start..<min(start + perLine, list.count)]
                lines.append("        " + row.map { "\($0)," }.joined(separator: " "))
            }
        }
        lines += ["    ]", ""]
    }

    /// Adds a dictionary of texts without quotes; for some dozens of entries, as a large literal compiles slowly.
    mutating func dictionary(_ name: String, _ pairs: [(key: String, value: String)], summary: String) {
        lines += ["    /// \(summary)", "    static let \(name) = ["]
        lines += pairs.map { "        \"\($0.key)\": \"\($0.value)\"," }
        lines += ["    ]", ""]
    }

    mutating func constant(_ name: String, _ value: Int, summary: String) {
        lines += ["    /// \(summary)", "    static var \(name): Int { \(value) }", ""]
    }

    var text: String {
        (lines.last == "" ? lines.dropLast() : lines[...]).joined(separator: "\n") + "\n}\n"
    }
}

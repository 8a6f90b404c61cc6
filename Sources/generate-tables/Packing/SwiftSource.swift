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
        // As many as are needed so that nothing in the text ends the literal or is an escape.
        var marks = "#"
        while text.contains("\\\(marks)") || text.contains("\"\"\"\(marks)") { marks += "#" }
        lines += ["    /// \(summary)", "    static var \(name): StaticString {", "        \(marks)\"\"\""]
        var rest = text[...]
        while !rest.isEmpty {
            let part = rest.prefix(100)
            rest = rest.dropFirst(100)
            lines.append("        \(part)\(rest.isEmpty ? "" : "\\\(marks)")")
        }
        lines += ["        \"\"\"\(marks)", "    }", ""]
    }

    /// Adds an array; the literal of a few thousand numbers compiles in less than a second.
    mutating func array(_ name: String, _ numbers: [some FixedWidthInteger], summary: String) {
        lines += ["    /// \(summary)", "    static let \(name): [\(type(of: numbers).Element.self)] = ["]
        for start in stride(from: 0, to: numbers.count, by: 8) {
            let row = numbers[start..<min(start + 8, numbers.count)]
            lines.append("        " + row.map { "\($0)," }.joined(separator: " "))
        }
        lines += ["    ]", ""]
    }

    mutating func constant(_ name: String, _ value: Int, summary: String) {
        lines += ["    /// \(summary)", "    static var \(name): Int { \(value) }", ""]
    }

    var text: String {
        (lines.last == "" ? lines.dropLast() : lines[...]).joined(separator: "\n") + "\n}\n"
    }
}

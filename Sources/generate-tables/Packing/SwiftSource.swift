/// Swift source of an enum whose members are string literals.
struct SwiftSource {
    private var lines: [String]

    init(type: String, summary: String) {
        lines = [
            "// Generated from data/ by generate-tables; do not edit.", "// swift-format-ignore-file", "",
            "/// \(summary)", "enum \(type) {",
        ]
    }

    mutating func member(_ name: String, _ text: String, summary: String) {
        precondition(!text.contains("\\#") && !text.contains("\"\"\"#"), "the text would end the literal")
        lines += ["    /// \(summary)", "    static var \(name): StaticString {", "        #\"\"\""]
        var rest = text[...]
        while !rest.isEmpty {
            let part = rest.prefix(100)
            rest = rest.dropFirst(100)
            lines.append("        \(part)\(rest.isEmpty ? "" : "\\#")")
        }
        lines += ["        \"\"\"#", "    }", ""]
    }

    mutating func constant(_ name: String, _ value: Int, summary: String) {
        lines += ["    /// \(summary)", "    static var \(name): Int { \(value) }", ""]
    }

    var text: String {
        (lines.last == "" ? lines.dropLast() : lines[...]).joined(separator: "\n") + "\n}\n"
    }
}

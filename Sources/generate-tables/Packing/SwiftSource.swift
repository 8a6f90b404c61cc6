/// Swift source of an enum whose members are constants: texts, and tables of numbers that are defined in C.
struct SwiftSource {
    private let head: [String]
    /// Whether other modules can inline the constant numbers.
    private let isInlinable: Bool
    private var lines: [String] = []
    /// The tables of numbers to which the members refer.
    private(set) var numbers: NumberTables

    init(type: String, summary: String, isInlinable: Bool = false) {
        self.isInlinable = isInlinable
        let declaration = isInlinable ? ["@usableFromInline", "package enum \(type) {"] : ["enum \(type) {"]
        head = ["/// \(summary)"] + declaration
        numbers = NumberTables(of: type)
    }

    mutating func member(_ name: String, _ text: String, summary: String) {
        member(name, parts: [text], summary: summary)
    }

    /// Adds a text that is made of parts, each of which starts a new line.
    mutating func member(_ name: String, parts: [String], summary: String) {
        // The literal has enough number signs that nothing in the text ends it or is an escape sequence.
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

    /// Adds a table of numbers.
    mutating func array(_ name: String, _ numbers: [some FixedWidthInteger], summary: String) {
        array(name, lists: [numbers], summary: summary)
    }

    /// Adds a table of lists of numbers, each of which starts a new line.
    mutating func array<Number: FixedWidthInteger>(
        _ name: String, lists: [[Number]], perLine: Int = 8, summary: String
    ) {
        let function = numbers.add(name, lists: lists, perLine: perLine)
        lines += [
            "    /// \(summary)", "    static var \(name): ConstantTable<\(Number.self)> {",
            "        ConstantTable(\(function)(), count: \(lists.reduce(0) { $0 + $1.count }))", "    }", "",
        ]
    }

    /// Adds a dictionary of texts without quotes.
    ///
    /// It should have dozens of entries at most, since a large literal compiles slowly.
    mutating func dictionary(_ name: String, _ pairs: [(key: String, value: String)], summary: String) {
        lines += ["    /// \(summary)", "    static let \(name) = ["]
        lines += pairs.map { "        \"\($0.key)\": \"\($0.value)\"," }
        lines += ["    ]", ""]
    }

    mutating func constant(_ name: String, _ value: Int, summary: String) {
        let access = isInlinable ? "@inlinable package " : ""
        lines += ["    /// \(summary)", "    \(access)static var \(name): Int { \(value) }", ""]
    }

    var text: String {
        var file = ["// Generated from data/ by generate-tables; do not edit.", "// swift-format-ignore-file", ""]
        if !numbers.isEmpty { file += ["import CDetectionTables", ""] }
        return (file + head + (lines.last == "" ? lines.dropLast() : lines[...])).joined(separator: "\n") + "\n}\n"
    }
}

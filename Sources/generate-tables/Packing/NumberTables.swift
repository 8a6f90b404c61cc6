/// The numbers of a generated enum, as constants in C.
///
/// Such constants need no work when a program starts. In Swift, an array literal with thousands of numbers takes
/// seconds to compile.
struct NumberTables {
    private struct Table {
        let name: String
        let type: String
        let definition: [String]
    }

    private let prefix: String
    private var tables: [Table] = []

    /// Makes the tables of an enum.
    ///
    /// - Parameter type: the name of the enum, such as `SignatureTable`.
    init(of type: String) {
        prefix = Self.snakeCase(type)
    }

    var isEmpty: Bool { tables.isEmpty }

    /// Adds a table of lists, each of which starts a new line.
    ///
    /// - Returns: the name of the C function that returns the address of the numbers.
    mutating func add<Number: FixedWidthInteger>(_ name: String, lists: [[Number]], perLine: Int) -> String {
        let name = "\(prefix)_\(Self.snakeCase(name))"
        let type = "\(Number.isSigned ? "" : "u")int\(Number.bitWidth)_t"
        let suffix = Number.isSigned ? "" : "U"
        var definition = ["const \(type) \(name)_numbers[] = {"]
        for list in lists {
            for start in stride(from: 0, to: list.count, by: perLine) {
                let row = list[start..<min(start + perLine, list.count)]
                definition.append("    " + row.map { "\($0)\($0 > Int32.max ? suffix : "")," }.joined(separator: " "))
            }
        }
        tables.append(Table(name: name, type: type, definition: definition + ["};"]))
        return name
    }

    /// The C source that defines the tables.
    var source: String {
        let lines = [Self.note, "#include \"CDetectionTables.h\""] + tables.flatMap { [""] + $0.definition }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Returns the header that declares the tables of several enums.
    static func header(_ all: [NumberTables]) -> String {
        var lines = [
            note, "#ifndef C_DETECTION_TABLES_H", "#define C_DETECTION_TABLES_H", "", "#include <stdint.h>", "",
            "// Swift can't import an array of unknown size, so each has a function. The numbers belong to the program",
            "// or library that they are linked into, and are not looked up in others.",
            "#if defined(_WIN32)", "#define DETECTION_TABLE_HIDDEN", "#else",
            "#define DETECTION_TABLE_HIDDEN __attribute__((visibility(\"hidden\")))", "#endif",
            "#define DETECTION_TABLE(type, name) \\",
            "    extern const type name##_numbers[] DETECTION_TABLE_HIDDEN; \\",
            "    static inline const type *name(void) { return name##_numbers; }", "",
        ]
        lines += all.flatMap(\.tables).map { "DETECTION_TABLE(\($0.type), \($0.name))" }
        return (lines + ["", "#endif"]).joined(separator: "\n") + "\n"
    }

    private static let note = "// Generated from data/ by generate-tables; do not edit."

    /// Returns a name as it is spelled in C: `search_filter` for `searchFilter`.
    private static func snakeCase(_ name: String) -> String {
        name.reduce(into: "") { text, letter in
            if letter.isUppercase, !text.isEmpty { text += "_" }
            text += letter.lowercased()
        }
    }
}

/// The text of `--help`.
enum HelpText {
    static let summary = "Detect the media type of files by name and content."

    static let usage = "mimetype [OPTION]... [--] FILE..."

    static let discussion = """
        Prints 'NAME: TYPE' for each file. Options may follow files. The manual page explains each option: \
        man mimetype.
        """

    static let examples: [(command: String, meaning: String)] = [
        ("mimetype photo.jpg notes.md", "Print the types of two files."),
        ("mimetype --explain report.doc", "Print the evidence for the type."),
        ("mimetype -r --ignore --check .", "Find files whose content contradicts their name."),
        ("mimetype -r -t image --print0 .", "Find images, for xargs -0."),
        ("mimetype --expect pdf --strict *.pdf", "Find files that are not just PDF."),
    ]

    static let exitStatus: [(status: String, meaning: String)] = [
        ("0", "Every file was detected."),
        (
            "1",
            "A file could not be read, --check or --expect found something, --type or --not-type found nothing, or an "
                + "option is unknown."
        ),
        ("2", "The command line is wrong in another way."),
        ("4", "No file is named."),
    ]

    /// The column in which the explanations of options start.
    private static let indent = 29
    private static let exampleIndent = 41
    private static let width = 80

    static var text: String {
        var text = "\(summary)\n\nUsage: \(usage)\n\n\(wrapped(discussion, indent: 0))\n\nExamples:\n"
        for (command, meaning) in examples { text += entry("  \(command)", meaning, indent: exampleIndent) }
        for section in OptionDefinition.Section.allCases {
            text += "\n\(section.rawValue):\n"
            for option in OptionDefinition.all where option.section == section {
                text += entry(names(option), option.help)
            }
        }
        text += "\nExit status:\n"
        for (status, meaning) in exitStatus { text += entry("  \(status)", meaning, indent: 5) }
        return text
    }

    private static func names(_ option: OptionDefinition) -> String {
        let letter = option.letter.map { "-\($0), " } ?? "    "
        let value = option.valueName.map { option.hasOptionalValue ? "[=\($0)]" : "=\($0.uppercased())" } ?? ""
        return "  \(letter)--\(option.name)\(value)"
    }

    private static func entry(_ label: String, _ text: String, indent: Int = indent) -> String {
        let gap = label.count < indent - 1 ? String(repeating: " ", count: indent - label.count) : nil
        let start = gap ?? "\n" + String(repeating: " ", count: indent)
        return label + start + wrapped(text, indent: indent) + "\n"
    }

    /// Wraps text between words; all lines but the first are indented.
    private static func wrapped(_ text: String, indent: Int) -> String {
        var (result, column) = ("", indent)
        for word in text.split(separator: " ") {
            if column > indent, column + word.count >= width {
                result += "\n" + String(repeating: " ", count: indent)
                column = indent
            }
            result += column > indent ? " \(word)" : String(word)
            column += word.count + 1
        }
        return result
    }
}

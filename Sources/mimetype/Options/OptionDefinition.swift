/// An option: its names, its help, and what it sets.
struct OptionDefinition: Sendable {
    /// The groups in which options are listed.
    enum Section: String, CaseIterable, Sendable {
        case files = "Input"
        case detection = "Detection"
        case output = "Output"
        case selection = "Selecting files"
        case checking = "Checking names against content"
        case renaming = "Renaming"
        case other = "Other"
    }

    let name: String
    let letter: Character?
    let section: Section
    /// The name of the value in the help; nil if the option has no value.
    let valueName: String?
    /// Whether the value may be left out; it is then attached or missing, never the next argument.
    let hasOptionalValue: Bool
    /// Whether the option may be repeated with further values.
    let repeats: Bool
    /// A short sentence for `--help`, to which the manual page adds `details`.
    let help: String
    private let apply: @Sendable (inout CommandOptions, String) -> Bool
    private let expected: String

    /// Makes an option without a value.
    static func flag(
        _ name: String, letter: Character? = nil, _ section: Section, _ help: String,
        set: @escaping @Sendable (inout CommandOptions) -> Void
    ) -> OptionDefinition {
        OptionDefinition(
            name: name, letter: letter, section: section, valueName: nil, hasOptionalValue: false, repeats: false,
            help: help,
            apply: { options, _ in
                set(&options)
                return true
            }, expected: "")
    }

    /// Makes an option with a value, which `set` may refuse.
    static func value(
        _ name: String, letter: Character? = nil, _ valueName: String, _ section: Section, _ help: String,
        repeats: Bool = false, expected: String = "", set: @escaping @Sendable (inout CommandOptions, String) -> Bool
    ) -> OptionDefinition {
        OptionDefinition(
            name: name, letter: letter, section: section, valueName: valueName, hasOptionalValue: false,
            repeats: repeats, help: help, apply: set, expected: expected)
    }

    /// Makes an option whose value may be left out; `set` gets nil in that case.
    static func optionalValue(
        _ name: String, _ valueName: String, _ section: Section, _ help: String, expected: String,
        set: @escaping @Sendable (inout CommandOptions, String?) -> Bool
    ) -> OptionDefinition {
        OptionDefinition(
            name: name, letter: nil, section: section, valueName: valueName, hasOptionalValue: true, repeats: false,
            help: help, apply: { set(&$0, $1.isEmpty ? nil : $1) }, expected: expected)
    }

    /// Whether a value may directly follow the option's letter; Perl's command would parse it as more letters.
    var attachesValue: Bool { section == .detection || section == .selection }

    /// Whether the option causes files to be renamed or written, so that a file's name must not be able to set it.
    var changesFiles: Bool { ["fix-extension", "undo", "write-baseline"].contains(name) }

    /// Applies the option to a set of options.
    func set(_ options: inout CommandOptions, to value: String) throws(CommandLineError) {
        guard apply(&options, value) else {
            throw .badValue(option: name, value: value, expected: expected)
        }
    }
}

/// An option: its names, its help, and its effect.
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
    /// The name of the value in the help text; nil if the option has no value.
    let valueName: String?
    /// Whether the value is optional.
    ///
    /// An optional value must be attached to the option; the next argument is never the value.
    let hasOptionalValue: Bool
    /// Whether the option may be repeated with further values.
    let repeats: Bool
    /// A short sentence for `--help`; the manual page adds `details`.
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

    /// Makes an option with a value, which `set` can reject by returning false.
    static func value(
        _ name: String, letter: Character? = nil, _ valueName: String, _ section: Section, _ help: String,
        repeats: Bool = false, expected: String = "", set: @escaping @Sendable (inout CommandOptions, String) -> Bool
    ) -> OptionDefinition {
        OptionDefinition(
            name: name, letter: letter, section: section, valueName: valueName, hasOptionalValue: false,
            repeats: repeats, help: help, apply: set, expected: expected)
    }

    /// Makes an option with an optional value; `set` gets nil if the value is missing.
    static func optionalValue(
        _ name: String, _ valueName: String, _ section: Section, _ help: String, expected: String,
        set: @escaping @Sendable (inout CommandOptions, String?) -> Bool
    ) -> OptionDefinition {
        OptionDefinition(
            name: name, letter: nil, section: section, valueName: valueName, hasOptionalValue: true, repeats: false,
            help: help, apply: { set(&$0, $1.isEmpty ? nil : $1) }, expected: expected)
    }

    /// Whether a value may directly follow the option's letter.
    ///
    /// Perl's command would parse such a value as more letters.
    var attachesValue: Bool { section == .detection || section == .selection }

    /// Whether the option causes files to be renamed or written.
    ///
    /// Such an option must not be set by the name of a file.
    var changesFiles: Bool { ["fix-extension", "undo", "write-baseline"].contains(name) }

    /// Applies the option to a set of options.
    func set(_ options: inout CommandOptions, to value: String) throws(CommandLineError) {
        guard apply(&options, value) else {
            throw .badValue(option: name, value: value, expected: expected)
        }
    }
}

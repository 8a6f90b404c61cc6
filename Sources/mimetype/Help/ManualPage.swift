/// The manual page, in the mdoc language.
///
/// https://man.openbsd.org/mdoc.7
enum ManualPage {
    static var text: String {
        var text = """
            .Dd \(date)
            .Dt MIMETYPE 1
            .Os
            .Sh NAME
            .Nm mimetype
            .Nd tell the media type of files, by name and content
            .Sh SYNOPSIS
            .Nm
            .Op Ar option ...
            .Op Fl Fl
            .Ar file ...
            .Sh DESCRIPTION
            \(escaped(HelpText.discussion))

            """
        for section in OptionDefinition.Section.allCases {
            text += ".Ss \(section.rawValue)\n.Bl -tag -width Ds\n"
            for option in OptionDefinition.all where option.section == section { text += entry(option) }
            text += ".El\n"
        }
        text += ".Sh ENVIRONMENT\n.Bl -tag -width NO_COLOR\n"
        text += ".It Ev MAGIC\nThe database of libmagic, without its extension\n.Pa .mgc .\n"
        text += ".It Ev NO_COLOR\nNo colours unless\n.Fl Fl color\nasks for them.\n"
        text += ".It Ev XDG_DATA_HOME , XDG_DATA_DIRS\nWhere descriptions in other languages are installed.\n.El\n"
        text += ".Sh EXIT STATUS\n.Bl -tag -width Ds\n"
        for (status, meaning) in HelpText.exitStatus { text += ".It \(status)\n\(escaped(meaning))\n" }
        return text + ".El\n.Sh SEE ALSO\n.Xr file 1 ,\n.Xr libmagic 3\n"
    }

    /// The day of the release.
    private static let date = "November 21, 2026"

    private static func entry(_ option: OptionDefinition) -> String {
        let value = option.valueName.map { option.hasOptionalValue ? " Ns Op =\($0)" : " Ar \($0)" } ?? ""
        let letter = option.letter.map { "Fl \($0)\(value) , " } ?? ""
        return ".It \(letter)Fl Fl \(option.name)\(value)\n\(escaped(option.help))\n"
    }

    /// Keeps backslashes and characters at the start of lines from being commands, and hyphens from becoming dashes.
    private static func escaped(_ text: String) -> String {
        // Each sentence begins a line, so that the space between them is right.
        let words = text.replacing(["\\": "\\e", "-": "\\-"]).split(separator: " ", omittingEmptySubsequences: false)
        let text = words.dropFirst().reduce(into: String(words[0])) { text, word in
            text += (text.hasSuffix(".") ? "\n" : " ") + word
        }
        return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&\(text)" : text
    }
}

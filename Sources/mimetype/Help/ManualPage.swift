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
            .Nd detect the media type of files by name and content
            .Sh SYNOPSIS
            .Nm
            .Op Ar option ...
            .Op Fl Fl
            .Ar file ...
            .Sh DESCRIPTION
            \(description)
            .Sh OPTIONS

            """
        for section in OptionDefinition.Section.allCases {
            text += ".Ss \(section.rawValue)\n.Bl -tag -width Ds\n"
            for option in OptionDefinition.all where option.section == section { text += entry(option) }
            text += ".El\n"
        }
        text += examples + ".Sh ENVIRONMENT\n.Bl -tag -width NO_COLOR\n"
        text += ".It Ev MAGIC\nThe database of libmagic, without its extension\n.Pa .mgc .\n"
        text += ".It Ev NO_COLOR\nNo colours unless\n.Fl Fl color\nasks for them.\n"
        text += ".It Ev XDG_DATA_HOME , XDG_DATA_DIRS\nWhere descriptions in other languages are installed.\n.El\n"
        text += ".Sh EXIT STATUS\n.Bl -tag -width Ds\n"
        for (status, meaning) in HelpText.exitStatus { text += ".It \(status)\n\(escaped(meaning))\n" }
        return text + ".El\n.Sh SEE ALSO\n.Xr file 1 ,\n.Xr libmagic 3\n"
    }

    private static let description = """
        .Nm
        prints the name and the media type of each
        .Ar file .
        The type is decided from the name and from the first 8 KiB of the content; for some formats, a bounded number of
        bytes at other offsets is read.
        If name and content disagree, the stronger evidence decides.
        .Fl Fl explain
        prints the evidence and the rule that decided,
        .Fl Fl check
        prints only files whose content contradicts their name.
        .Pp
        The type of an unknown file is
        .Ql application/octet\\-stream .
        A folder has a type such as
        .Ql inode/directory ,
        an empty file is
        .Ql application/x\\-zerosize .
        .Pp
        Options may follow files, except those that change files.
        After
        .Fl Fl ,
        an argument that starts with a hyphen is a file.
        """

    private static var examples: String {
        HelpText.examples.reduce(into: ".Sh EXAMPLES\n") { text, example in
            text += "\(escaped(example.meaning))\n.Pp\n.Dl \(escaped(example.command))\n.Pp\n"
        }
    }

    /// The date of the release.
    private static let date = "November 21, 2026"

    private static func entry(_ option: OptionDefinition) -> String {
        let value = option.valueName.map { option.hasOptionalValue ? " Ns Op =\($0)" : " Ar \($0)" } ?? ""
        let text = [option.help, option.details].compactMap(\.self).joined(separator: " ")
        let letter = option.letter.map { "Fl \($0)\(value) , " } ?? ""
        return ".It \(letter)Fl Fl \(option.name)\(value)\n\(escaped(text))\n"
    }

    /// Escapes text, so that backslashes and characters at the start of lines are not interpreted as commands, and
    /// hyphens don't become dashes.
    private static func escaped(_ text: String) -> String {
        // Each sentence starts on a new line, so that the space between sentences has the right width.
        let words = text.replacing(["\\": "\\e", "-": "\\-"]).split(separator: " ", omittingEmptySubsequences: false)
        let text = words.dropFirst().reduce(into: String(words[0])) { text, word in
            // A word that is just a full stop represents a folder. Without `\&`, it would be treated as punctuation and
            // joined to the word before it.
            text += (text.hasSuffix(".") ? "\n" : " ") + (word == "." ? "\\&." : word)
        }
        return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&\(text)" : text
    }
}

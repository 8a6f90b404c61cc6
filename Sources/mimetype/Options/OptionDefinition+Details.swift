extension OptionDefinition {
    /// The text that the manual page adds to the option's help; nil if the help is sufficient.
    var details: String? { Self.details[name] }

    /// The details of all options that have any, by name.
    static let details: [String: String] = [
        "stdin": "It is printed with the name STDIN.",
        "namefile": "They come before the arguments. If FILE is '-', names are read from standard input.",
        "files0-from": "If FILE is '-', names are read from standard input. The option can be repeated.",
        "watch":
            "Detects files once they have been written to the folders or moved there, until the command is interrupted; with -r, also in subfolders. Requires Linux.",
        "database":
            "FOLDERS is a list separated by colons. Names and signatures are then looked up in these databases only, without libmagic.",
        "system-database": "Only types that are not built in are added from the system's shared MIME-info database.",
        "min-confidence":
            "A programming language is printed only if its probability is at least P. By default the minimum depends on the language.",
        "jobs": "The order of the results stays the same. By default there is one thread per processor, at most eight.",
        "mime-type": "The same option as in file(1).",
        "language": "The translation is taken from the system's shared MIME-info database, if it is installed.",
        "all": "Each source of evidence has its own line.",
        "explain": "They are printed after each result.",
        "print0": "The output is suitable for xargs -0.",
        "separator": "The default is a colon.",
        "output-format": "%f is replaced by the file's name, %m by its type, and %d by its description.",
        "file-compat":
            "Descriptions are printed instead of types, -i prints types with charsets, and '-' is standard input. A file that can't be read gets a line as in file(1), and the exit status is 0. This is the default if the command is run under the name file.",
        "mime-encoding": "Files that are not text have the charset 'binary'.",
        "describe":
            "The description is followed by properties stated in the file: class and linking of programs, sizes of images, versions.",
        "summary": "With --json or --jsonl, the counts are printed as JSON. Ctrl-C prints the counts so far.",
        "sort": "With --summary. By default the type with the most files comes first.",
        "aliases":
            "WHOSE is libmagic, for text/xml, inode/x-empty or application/x-pie-executable, or canonical, which is the default.",
        "color": "By default colours are used on terminals.",
        "type":
            "RANGE is a type such as image/png, a range such as image/* or text, an extension such as pdf, or a category such as archive or executable. Subtypes match, too. The option can be repeated.",
        "not-type": "RANGE is as in --type. The option can be repeated.",
        "expect": "RANGE is as in --type. The option can be repeated.",
        "strict":
            "A file is also printed, with the reason, if its content does not confirm the type, or can be read as another type.",
        "check":
            "If all or nearly all files with an extension in a folder have the same type, which is not the extension's, one line about the folder is printed instead, and the exit status is not changed. --check=all prints these files, too, and those where the name may be right after all. P is the minimum confidence; by default it is 0.5. In Debian packages that nobody had looked at before, 8 of 13 kinds of alarms with this confidence were right.",
        "rules":
            "Each line has a pattern as in .gitignore and types: '*.bin = any', 'docs/*.png = image/png'. The last rule that matches a file applies.",
        "baseline": "Known alarms stay known if a file is renamed.",
        "write-baseline": "The alarms are not printed.",
        "format":
            "SARIF is a log format that code hosting services read; annotations are shown next to the files of a pull request.",
        "fix-extension":
            "Only files whose content contradicts their extension are renamed. No file is replaced, and files to which a link in the same folder points are left alone.",
    ]
}

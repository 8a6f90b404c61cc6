/// Scripts that complete options and their values in a shell.
struct CompletionScript {
    enum Shell: String, CaseIterable, Sendable {
        case bash, zsh, fish
    }

    let shell: Shell

    var text: String {
        switch shell {
        case .bash: bash
        case .zsh: zsh
        case .fish: fish
        }
    }

    /// What an option's value can be.
    private enum Values {
        case files, folders, words([String])
    }

    private static func values(_ option: OptionDefinition) -> Values? {
        switch option.valueName {
        case "file": .files
        case "folders": .folders
        case "when": .words(ColorChoice.allCases.map(\.rawValue))
        case "shell": .words(Shell.allCases.map(\.rawValue))
        case "range": .words(["application/*", "audio/*", "font/*", "image/*", "text", "video/*"])
        default: nil
        }
    }

    /// For bash: https://www.gnu.org/software/bash/manual/html_node/Programmable-Completion.html.
    private var bash: String {
        var cases = ""
        for option in OptionDefinition.all {
            guard let values = Self.values(option) else { continue }
            let action =
                switch values {
                case .files: "COMPREPLY=($(compgen -f -- \"$current\"))"
                case .folders: "COMPREPLY=($(compgen -d -- \"$current\"))"
                case .words(let words): "COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$current\"))"
                }
            let names = (option.letter.map { ["-\($0)"] } ?? []) + ["--\(option.name)"]
            cases += "    \(names.joined(separator: "|"))) \(action); return ;;\n"
        }
        let names = OptionDefinition.all.map { "--\($0.name)" }.joined(separator: " ")
        return """
            _mimetype() {
              local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
              case "$previous" in
            \(cases)  esac
              if [[ "$current" == -* ]]; then
                COMPREPLY=($(compgen -W '\(names)' -- "$current"))
              else
                COMPREPLY=($(compgen -f -- "$current"))
              fi
            }
            complete -o filenames -F _mimetype mimetype

            """
    }

    /// For zsh: https://zsh.sourceforge.io/Doc/Release/Completion-System.html.
    private var zsh: String {
        let lines = OptionDefinition.all.map { option in
            let help = option.help.replacing("'", with: "'\\''").replacing("[", with: "\\[").replacing("]", with: "\\]")
                .replacing(":", with: "\\:")
            let names = option.letter.map { "{-\($0),--\(option.name)}" } ?? "--\(option.name)"
            let action: String? = option.valueName.map { name in
                switch Self.values(option) {
                case .files: ":\(name):_files"
                case .folders: ":\(name):_directories"
                case .words(let words): ":\(name):(\(words.joined(separator: " ")))"
                case nil: ":\(name):"
                }
            }
            return "  \(names)'[\(help)]\(action ?? "")' \\\n"
        }
        return "#compdef mimetype\n_arguments -s -S \\\n\(lines.joined())  '*:file:_files'\n"
    }

    /// For fish: https://fishshell.com/docs/current/cmds/complete.html.
    private var fish: String {
        OptionDefinition.all.map { option in
            var line = "complete -c mimetype -l \(option.name)"
            if let letter = option.letter { line += " -s \(letter)" }
            if option.valueName != nil {
                switch Self.values(option) {
                case .files, .folders: line += " -r"
                case .words(let words): line += " -x -a '\(words.joined(separator: " "))'"
                case nil: line += " -x"
                }
            }
            return line + " -d '\(option.help.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'\n"
        }.joined()
    }
}

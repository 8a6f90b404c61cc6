/// A script that completes options and their values in a shell.
struct CompletionScript {
    let shell: CompletionShell

    var text: String {
        switch shell {
        case .bash: bash
        case .zsh: zsh
        case .fish: fish
        }
    }

    /// The possible values of an option.
    private enum Values {
        case files, folders, words([String])
    }

    private static func values(_ option: OptionDefinition) -> Values? {
        switch option.valueName {
        case "file": .files
        case "folders": .folders
        case "when": .words(ColorChoice.allCases.map(\.rawValue))
        case "format": .words(CheckFormat.allCases.map(\.rawValue))
        case "shell": .words(CompletionShell.allCases.map(\.rawValue))
        // The families are listed without `/*`, since a shell would expand the asterisk to file names.
        case "range": .words(["application", "audio", "font", "image", "text", "video"])
        default: nil
        }
    }

    /// For bash: https://www.gnu.org/software/bash/manual/html_node/Programmable-Completion.html.
    ///
    /// File names are completed by bash itself, which knows how to quote them.
    private var bash: String {
        let cases = OptionDefinition.all.compactMap { option -> String? in
            guard option.valueName != nil, !option.hasOptionalValue else { return nil }
            let words =
                switch Self.values(option) {
                case .files: "return"
                case .folders: "compopt -o dirnames 2>/dev/null; return"
                case .words(let words): "words='\(words.joined(separator: " "))'"
                case nil: "compopt +o default +o bashdefault 2>/dev/null; return"
                }
            let names = (option.letter.map { ["-\($0)"] } ?? []) + ["--\(option.name)"]
            return "    \(names.joined(separator: " | "))) \(words) ;;\n"
        }
        let names = OptionDefinition.all.map { "--\($0.name)" }.joined(separator: " ")
        return """
            _mimetype() {
              local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}" words=''
              # An equals sign is a word of its own.
              if [[ "$current" == = ]]; then
                current=''
              elif [[ "$previous" == = ]]; then
                previous="${COMP_WORDS[COMP_CWORD-2]}"
              fi
              COMPREPLY=()
              case "$previous" in
            \(cases.joined())    *) [[ "$current" != -* ]] || words='\(names)' ;;
              esac
              local word
              for word in $words; do
                [[ "$word" != "$current"* ]] || COMPREPLY+=("$word")
              done
            }
            complete -o bashdefault -o default -F _mimetype mimetype

            """
    }

    /// For zsh, to be sourced or put in a folder of `fpath`:
    /// https://zsh.sourceforge.io/Doc/Release/Completion-System.html.
    private var zsh: String {
        let lines = OptionDefinition.all.flatMap { option -> [String] in
            let action = (option.hasOptionalValue ? nil : option.valueName).map { name in
                switch Self.values(option) {
                case .files: ":\(name):_files"
                case .folders: ":\(name):_directories"
                case .words(let words): ":\(name):(\(words.joined(separator: " ")))"
                case nil: ":\(name): "
                }
            }
            let help = Self.quotedForZsh(option.help)
            let star = option.repeats ? "*" : ""
            let long = "'\(star)--\(option.name)\(action == nil ? "" : "=")[\(help)]\(action ?? "")'"
            let short = option.letter.map { "'\(star)-\($0)[\(help)]\(action ?? "")'" }
            return ([short].compactMap(\.self) + [long]).map { "    \($0) \\\n" }
        }
        return """
            #compdef mimetype
            _mimetype() {
              _arguments -s -S \\
            \(lines.joined())    '*:file:_files'
            }
            if [[ "${funcstack[1]}" == _mimetype ]]; then
              _mimetype "$@"
            else
              compdef _mimetype mimetype
            fi

            """
    }

    private static func quotedForZsh(_ text: String) -> String {
        text.replacing(["\\": "\\\\", "'": "'\\''", "[": "\\[", "]": "\\]", ":": "\\:"])
    }

    /// For fish: https://fishshell.com/docs/current/cmds/complete.html.
    private var fish: String {
        OptionDefinition.all.map { option in
            var line = "complete -c mimetype -l \(option.name)"
            if let letter = option.letter { line += " -s \(letter)" }
            if option.valueName != nil, !option.hasOptionalValue {
                switch Self.values(option) {
                case .files: line += " -r -F"
                case .folders: line += " -x -a '(__fish_complete_directories)'"
                case .words(let words): line += " -x -a '\(words.joined(separator: " "))'"
                case nil: line += " -x"
                }
            }
            return line + " -d '\(option.help.replacing(["\\": "\\\\", "'": "\\'"]))'\n"
        }.joined()
    }
}

/// Parses the arguments like Perl's `mimetype`, since this command replaces it in scripts.
///
/// Options before the first file end at `-` and at `--`. After the first file, an argument that looks like an option is
/// an option, unless a file has that name; such a name may come from the expansion of a shell pattern. Options that
/// change files must always come before the first file. If the named files need not exist, all options must come before
/// the first file.
///
/// Single-letter options can be combined; the value of such an option is the next argument. Options that Perl's command
/// does not have also accept an attached value, as in `-j4`. Long names can't be abbreviated; their value follows an
/// equals sign or is the next argument. If an option occurs twice, its values are joined with a space.
///
/// swift-argument-parser has a different grammar: it doesn't accept combined letters of which the last one has a value.
/// It also doubled the time that the command takes to start.
struct CommandLineParser {
    let definitions: [OptionDefinition]
    /// Whether `-` means standard input, as in `file`.
    let isFileCompatible: Bool
    /// A closure that checks whether a file with a given name exists.
    let fileExists: (String) -> Bool

    func parse(_ arguments: [String]) throws(CommandLineError) -> CommandOptions {
        var found = FoundOptions()
        var rest = arguments[...]
        var (hasInput, hasDash, hasEnd) = (false, false, false)
        while let argument = rest.first, argument.hasPrefix("-") {
            rest.removeFirst()
            if argument == "-" || argument == "--" {
                (hasDash, hasEnd) = (argument == "-", true)
                hasInput = hasDash && (isFileCompatible || found.contains("file-compat"))
                break
            }
            if argument.hasPrefix("--") {
                try readLong(argument.dropFirst(2), &rest, &found)
            } else {
                try readLetters(argument.dropFirst(), &rest, &found)
            }
        }
        let files = hasEnd ? Array(rest) : try readMixed(rest, &found)
        var options = CommandOptions()
        options.isFileCompatible = isFileCompatible
        for (definition, value) in found.options { try definition.set(&options, to: value ?? "") }
        options.readsStandardInput = options.readsStandardInput || hasInput
        options.endsWithDash = hasDash
        options.files = files
        return options
    }

    /// Parses files and the options between them.
    ///
    /// - Returns: the files.
    private func readMixed(
        _ arguments: ArraySlice<String>, _ found: inout FoundOptions
    ) throws(CommandLineError) -> [String] {
        var (rest, files) = (arguments, [String]())
        while let argument = rest.popFirst() {
            guard isSpeltLikeOption(argument), !fileExists(argument) else {
                files.append(argument)
                continue
            }
            if argument == "--" { return files + rest }
            let before = found.options.count
            if argument.hasPrefix("--") {
                try readLong(argument.dropFirst(2), &rest, &found)
            } else {
                try readLetters(argument.dropFirst(), &rest, &found)
            }
            let isLate = found.options[before...].contains { $0.definition.changesFiles }
            if isLate || found.contains("name-only") { throw .optionAfterFile(argument) }
        }
        return files
    }

    /// Checks whether an argument starts with two dashes, or is a combination of option letters.
    private func isSpeltLikeOption(_ argument: String) -> Bool {
        guard argument.hasPrefix("-"), argument != "-" else { return false }
        if argument.hasPrefix("--") { return true }
        var (rest, found) = (ArraySlice([""]), FoundOptions())
        do throws(CommandLineError) {
            try readLetters(argument.dropFirst(), &rest, &found)
            return true
        } catch {
            return false
        }
    }

    private func readLong(
        _ argument: Substring, _ rest: inout ArraySlice<String>, _ found: inout FoundOptions
    ) throws(CommandLineError) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard let definition = definitions.first(where: { $0.name == parts[0] }) else {
            let nearest = Spelling.nearest(to: String(parts[0]), among: definitions.map(\.name))
            throw .unknownOption("--\(parts[0])", nearest: nearest.map { "--\($0)" })
        }
        guard definition.valueName != nil else {
            if parts.count == 2 { throw .unexpectedValue("--\(definition.name)") }
            return found.add(definition, nil)
        }
        if definition.hasOptionalValue, parts.count == 1 { return found.add(definition, nil) }
        guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
            throw .missingValue("--\(definition.name)")
        }
        found.add(definition, value)
    }

    private func readLetters(
        _ letters: Substring, _ rest: inout ArraySlice<String>, _ found: inout FoundOptions
    ) throws(CommandLineError) {
        let all = letters
        var letters = letters
        while let letter = letters.popFirst() {
            guard let definition = definitions.first(where: { $0.letter == letter }) else {
                throw .unknownOption(String(letter), nearest: nearest(to: letter, in: all))
            }
            guard definition.valueName != nil else {
                found.add(definition, nil)
                continue
            }
            if definition.attachesValue, !letters.isEmpty { return found.add(definition, String(letters)) }
            guard let value = rest.popFirst() else { throw .missingValue("-\(letter)") }
            found.add(definition, value)
        }
    }

    /// Returns what was probably meant: a long name that lacks a dash, the letter in the other case, or a file whose
    /// name starts with a dash; nil if none of these fits.
    private func nearest(to letter: Character, in letters: Substring) -> String? {
        if letters.count > 1, definitions.contains(where: { $0.name == letters }) { return "--\(letters)" }
        if letters.contains(".") { return "./-\(letters)" }
        let other = letter.isUppercase ? letter.lowercased() : letter.uppercased()
        return definitions.contains { $0.letter.map(String.init) == other } ? "-\(other)" : nil
    }

    /// The options found so far, in their order.
    private struct FoundOptions {
        private(set) var options: [(definition: OptionDefinition, value: String?)] = []

        func contains(_ name: String) -> Bool { options.contains { $0.definition.name == name } }

        mutating func add(_ definition: OptionDefinition, _ value: String?) {
            guard !definition.repeats, let index = options.firstIndex(where: { $0.definition.name == definition.name })
            else { return options.append((definition, value)) }
            if let value { options[index].value = options[index].value.map { "\($0) \(value)" } }
        }
    }
}

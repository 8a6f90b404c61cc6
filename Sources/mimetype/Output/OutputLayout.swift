import MIMETypes

/// Makes the output format that the options specify.
struct OutputLayout {
    let options: CommandOptions
    let pathStyle: PathStyle

    /// Whether results follow names and are aligned in a column.
    var isAligned: Bool {
        let hasNames = !options.isBrief && !options.printsJSON && !options.printsJSONLines && !options.printsPaths
        return hasNames && !options.printsPathsWithNUL && options.template == nil && !options.isUnaligned
            && !options.isRecursive && !options.summarizes && !options.fixesExtension && options.checkFormat == nil
    }

    /// The maximum width to which names are aligned.
    ///
    /// On a terminal, aligning longer names would push all results beyond the end of the line.
    var widestAlignment: Int {
        Terminal.isOutput ? max(Self.minAlignment, Terminal.outputColumns - Self.answerRoom) : .max
    }

    /// A number of columns that is sufficient for most results.
    private static let answerRoom = 34
    private static let minAlignment = 20

    /// Returns the format for names of a width.
    func format(nameWidth: Int) -> any AnswerFormat {
        let language = options.language.map { CommandLineBytes.string(of: $0) }
        let descriptions = LocalizedDescriptions(language: language)
        switch options.checkFormat {
        case .sarif: return SARIFFormat()
        case .github: return GitHubFormat()
        case nil: break
        }
        if options.printsJSON { return JSONFormat(isArray: true) }
        if options.printsJSONLines { return JSONFormat(isArray: false) }
        if options.printsPathsWithNUL { return PathFormat(pathStyle: PathStyle(isHarmless: false), terminator: 0) }
        if options.printsPaths { return PathFormat(pathStyle: pathStyle, terminator: 0x0A) }
        if let template = options.template {
            return TemplateFormat(CommandLineBytes.decode(template), pathStyle: pathStyle, descriptions: descriptions)
        }
        let line = TextFormat(
            text: text(descriptions), pathStyle: pathStyle,
            nameSeparator: options.isBrief ? nil : CommandLineBytes.decode(options.separator), nameWidth: nameWidth,
            palette: Palette(options.color), details: details, answersFailures: options.isFileCompatible)
        return options.printsAll ? AllMethodsFormat(line: line) : line
    }

    private func text(_ descriptions: LocalizedDescriptions) -> AnswerText {
        if options.printsExtension { return .fileExtension }
        if options.printsCharset { return .contentType }
        if options.printsDescriptions { return .description(descriptions) }
        switch options.fileText {
        case .charsets: return .fileEncoding
        case .typesAndCharsets: return .fileContentType(options.spelling)
        case .types where options.isFileCompatible: return .fileContentType(options.spelling)
        case .types, nil: return options.spelling == .canonical ? .type : .spelling(options.spelling)
        }
    }

    private var details: TextFormat.Details {
        options.explains ? .explanation : options.check != nil ? .conflicts : .none
    }
}

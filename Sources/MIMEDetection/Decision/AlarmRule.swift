import MIMETypes

/// A line of the table that assigns a confidence to a conflict.
struct AlarmRule: Sendable {
    /// The names of the lines, in the order of the table and of `data/alarm-confidence.tsv`.
    enum Name: String, CaseIterable, Sendable {
        case addedSuffix = "added-suffix"
        case unlikeProgram = "unlike-program"
        case comparedProgram = "compared-program"
        case comparedSettings = "compared-settings"
        case comparedLanguage = "compared-language"
        case brokenGrammar = "broken-grammar"
        case otherMedium = "other-medium"
        case binaryText = "binary-text"
        case rareName = "rare-name"
        case binaryName = "binary-name"
        case markedUpName = "marked-up-name"
        case textName = "text-name"
        case otherFormat = "other-format"
        case disguisedProgram = "disguised-program"
        case otherProgram = "other-program"
        case otherText = "other-text"
        case binaryContent = "binary-content"
        case textContent = "text-content"
        case certainText = "certain-text"
        case unknownText = "unknown-text"
        case foreignMedium = "foreign-medium"
        case foreignFormat = "foreign-format"
        case foreignBytes = "foreign-bytes"
        case certainContent = "certain-content"
        case ordinaryProgram = "ordinary-program"
        case ordinaryName = "ordinary-name"
        case weakText = "weak-text"
        case weakName = "weak-name"
        case onlyText = "only-text"
        case onlyTextContainer = "only-text-container"
        case onlyTextBytes = "only-text-bytes"
    }

    let name: Name
    /// The conditions, one of which must hold.
    let conditions: [Condition]
    /// The reason for the confidence, in one sentence.
    let explanation: StaticString

    /// Makes a line that applies if all of some conditions hold, and all conditions of one of the groups.
    init(
        _ name: Name, _ all: [Condition], oneOf groups: [[Condition]] = [[]], _ explanation: StaticString
    ) {
        self.name = name
        conditions = groups.map { Condition(all + $0) }
        self.explanation = explanation
    }

    /// Returns the confidence in a conflict, from 0 to 1; nil if the name claims nothing.
    static func confidence(for facts: Facts) -> Double? {
        table.firstIndex { $0.conditions.contains(facts) }.map(confidence)
    }

    /// Returns the confidence that a line of the table states.
    static func confidence(_ number: Int) -> Double {
        Double(AlarmConfidenceTable.thousandths[number]) / 1000
    }
}

/// The table of confidences. The first line that applies states the confidence.
extension AlarmRule {
    static let table =
        strong + [
            AlarmRule(
                .binaryContent,
                [
                    .is(Facts.Claim.ordinary), .is(Facts.OtherUses.texts),
                    .is(Facts.ClaimedKind.other), .is(Facts.Found.container, .data, .program, .medium),
                ],
                "The extension is used for texts too, but not for other binary formats."),
            AlarmRule(
                .textContent,
                [
                    .is(Facts.Claim.ordinary), .is(Facts.TextUses.none), .is(Facts.ClaimedKind.other),
                    .is(Facts.OtherMeanings.sameKind),
                    .is(Facts.Found.guess, .plainText, .text, .xml, .document),
                ],
                "The content is text, and hardly any other file with the extension is."),
            AlarmRule(
                .certainText,
                [
                    .is(Facts.ClaimedKind.text), .is(Facts.OtherMeanings.sameKind), .not(Facts.OtherUses.binary),
                    .not(Facts.Counted.seldom),
                ],
                oneOf: [
                    [.is(Facts.Claim.ordinary), .is(Facts.Found.container, .data, .medium)],
                    [.is(Facts.Claim.weak), .is(Facts.Found.medium)],
                ],
                "The extension stands only for kinds of text, and is frequent or long, and the content is certainly binary."
            ),
            AlarmRule(
                .unknownText,
                [
                    .is(Facts.Claim.ordinary), .is(Facts.ClaimedKind.text), .is(Facts.OtherMeanings.sameKind),
                    .not(Facts.OtherUses.binary), .not(Facts.Counted.seldom), .is(Facts.Found.unknownBytes),
                    .is(Facts.UnknownText.ruledOut),
                ],
                "The same of bytes in no known format, which a program may use for data of its own."),
            AlarmRule(
                .foreignMedium,
                [
                    .is(Facts.Claim.weak, .ordinary), .not(Facts.OtherFormats.possible),
                    .is(Facts.Found.medium, .program),
                ],
                "The content is certainly binary, and hardly any file with the extension is in a format not its own."),
            AlarmRule(
                .foreignFormat,
                [.is(Facts.Claim.weak, .ordinary), .not(Facts.OtherFormats.possible), .is(Facts.Found.data)],
                "The same of a format for data, which programs use under names of their own."),
            AlarmRule(
                .foreignBytes,
                [
                    .is(Facts.Claim.weak, .ordinary), .is(Facts.OtherFormats.none), .is(Facts.Found.unknownBytes),
                    .is(Facts.UnknownText.ruledOut),
                ],
                "The same of bytes in no known format, in which hardly any other file with the extension is."),
            AlarmRule(
                .certainContent, [],
                oneOf: [
                    [
                        .is(Facts.Claim.ordinary), .is(Facts.Found.document),
                        .is(Facts.ClaimedKind.text),
                    ],
                    [.is(Facts.Claim.ordinary), .is(Facts.Found.data, .medium)],
                    [
                        .is(Facts.Claim.ordinary), .is(Facts.Found.container),
                        .is(Facts.ClaimedKind.text),
                    ],
                    [
                        .is(Facts.Claim.ordinary), .is(Facts.Found.document), .is(Facts.ClaimedKind.other),
                        .is(Facts.OtherMeanings.sameKind),
                    ],
                ],
                "The content is certainly something else, but the extension is used for much."),
            AlarmRule(
                .ordinaryProgram, [.is(Facts.Claim.ordinary), .is(Facts.Found.program)],
                "The name of a program is not chosen by its format."),
            AlarmRule(.ordinaryName, [.is(Facts.Claim.ordinary)], "Other files use the name too."),
            AlarmRule(
                .weakText,
                [
                    .is(Facts.Claim.weak), .is(Facts.ClaimedKind.text), .is(Facts.OtherMeanings.sameKind),
                    .is(Facts.Found.container, .data, .medium),
                ],
                "Whatever the extension stands for is text, and the content is certainly binary."),
            AlarmRule(.weakName, [.is(Facts.Claim.weak)], "The named type is a rare meaning of the name."),
            AlarmRule(
                .onlyText, [.is(Facts.Claim.onlyText), .is(Facts.Found.data, .program, .medium)],
                "The extension stands for no type, but all files with it that were counted are text."),
            AlarmRule(
                .onlyTextContainer, [.is(Facts.Claim.onlyText), .is(Facts.Found.container)],
                "The same, but text may be compressed, and a program may keep anything in a container."),
            AlarmRule(
                .onlyTextBytes,
                [
                    .is(Facts.Claim.onlyText), .is(Facts.Found.unknownBytes), .is(Facts.UnknownText.ruledOut),
                ],
                "The same of bytes in no known format, which a program may use for data of its own."),
        ]

    /// The lines for names that nearly always match the content of their files.
    private static let strong = [
        AlarmRule(
            .addedSuffix, [.is(Facts.Suffix.added), .not(Facts.Claim.nothing)],
            "The last suffix may state a human language, or mark a copy or a variant of the text."),
        AlarmRule(
            .unlikeProgram,
            [
                .is(Facts.Comparison.language), .is(Facts.Proof.other), .is(Facts.ClaimedLanguage.program),
                .is(Facts.Found.plainText), .not(Facts.Claim.nothing),
            ],
            "The words of the text are hardly ever those of the programming language of the name."),
        AlarmRule(
            .comparedProgram,
            [
                .is(Facts.Comparison.language), .is(Facts.Proof.other), .is(Facts.ClaimedLanguage.program),
                .not(Facts.Claim.nothing),
            ],
            "The text is not in the programming language of the name, by comparison with that language."),
        AlarmRule(
            .comparedSettings,
            [.is(Facts.ClaimedLanguage.settings), .not(Facts.Claim.nothing)],
            oneOf: [
                [.is(Facts.Comparison.language), .is(Facts.Proof.other)],
                [.is(Facts.Found.text, .xml, .document)],
            ],
            "Settings and macros contain lines in other languages, or are written in them."),
        AlarmRule(
            .comparedLanguage, [.is(Facts.Comparison.language), .is(Facts.Proof.other), .not(Facts.Claim.nothing)],
            "The text is not in the language of the name, by comparison. Pages may contain another language."),
        AlarmRule(
            .brokenGrammar,
            [.is(Facts.Comparison.grammar), .is(Facts.Counted.often), .is(Facts.Claim.ordinary, .strong)],
            "Every text in the language of the name contains a line of a certain form, and this one doesn't."),
        AlarmRule(
            .otherMedium, [.is(Facts.Claim.strong), .is(Facts.Found.medium)],
            "An image, audio, video or font of another format has a well-known structure."),
        AlarmRule(
            .binaryText,
            [
                .is(Facts.Claim.strong), .is(Facts.ClaimedKind.text), .is(Facts.Found.unknownBytes),
                .is(Facts.UnknownText.ruledOut), .not(Facts.OtherUses.binary), .not(Facts.ClaimedLanguage.settings),
            ],
            "No text in any encoding has so many control characters."),
        AlarmRule(
            .rareName,
            [.is(Facts.Claim.strong), .not(Facts.Counted.often)],
            oneOf: [
                [.is(Facts.Found.plainText, .text, .guess, .xml)],
                [.is(Facts.Found.unknownBytes), .is(Facts.ClaimedKind.text)],
            ],
            "Files of few packages have the extension, or a short extension is used for texts too."),
        AlarmRule(
            .binaryName,
            [
                .is(Facts.Claim.strong), .is(Facts.Found.plainText, .unknownBytes),
                .is(Facts.ClaimedKind.other),
            ],
            "The content is text or unknown, and the named format is neither."),
        AlarmRule(
            .markedUpName,
            [
                .is(Facts.Claim.strong), .is(Facts.Found.plainText, .unknownBytes, .container),
                .is(Facts.Signature.required),
            ],
            "Texts of the named type have a signature. Parts of them may be called the same."),
        AlarmRule(
            .textName, [.is(Facts.Claim.strong), .is(Facts.Found.plainText, .unknownBytes)],
            "Unknown bytes may be a text in an unknown encoding."),
        AlarmRule(
            .otherFormat, [.is(Facts.Claim.strong), .is(Facts.Found.document, .container, .data)],
            "The content is certainly of another format, for which some programs use the extension."),
        AlarmRule(
            .disguisedProgram,
            [.is(Facts.Found.program)],
            oneOf: [
                [
                    .is(Facts.Claim.ordinary), .is(Facts.ClaimedKind.text), .not(Facts.ClaimedLanguage.program),
                ],
                [.is(Facts.Claim.strong), .not(Facts.ClaimedLanguage.program)],
                [
                    .is(Facts.Claim.strong), .is(Facts.ClaimedKind.text), .not(Facts.Counted.seldom),
                    .not(Facts.OtherUses.binary),
                ],
            ],
            "The content is certainly a program, which files with this extension hardly ever are."),
        AlarmRule(
            .otherProgram, [.is(Facts.Claim.strong), .is(Facts.Found.program)],
            "The content is certainly a program, whose name is not chosen by its format."),
        AlarmRule(
            .otherText, [],
            oneOf: [
                [.is(Facts.Claim.strong)],
                [.is(Facts.Claim.ordinary), .is(Facts.Comparison.language), .is(Facts.Proof.conclusive)],
            ],
            "The content is another kind of text, which may be written for the same purpose."),
    ]
}

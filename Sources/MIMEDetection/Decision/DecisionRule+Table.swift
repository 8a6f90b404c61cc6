import MIMETypes

/// The table of rules. The first rule that applies decides.
extension DecisionRule {
    static let table: [DecisionRule] =
        alone + agreeing + unrecognised + narrowing + contradicting + [
            DecisionRule(
                .nameDecides, [], .name, .nameDecides,
                "The content is only a guess, or another kind of text, so the name decides: C++ may look like C.")
        ]

    /// The rules for cases in which there are no two types to compare.
    private static let alone = [
        DecisionRule(
            .specialFile, [.is(Facts.Source.kindOfFile), .is(Facts.Name.missing)], .content, .fileKind,
            "A folder, a link, a device or an empty file has its own type."),
        DecisionRule(
            .emptyFile, [.is(Facts.Source.kindOfFile)], .name, .emptyFileName,
            "An empty file has the type of its name if such files may be empty."),
        DecisionRule(
            .nothing, [.is(Facts.Name.missing), .is(Facts.Content.unknownBytes)], .content, .nothingKnown,
            "There is no name, and nothing is known about the bytes."),
        DecisionRule(
            .nameAlone, [.is(Facts.Source.nothing)], .name, .nameAlone,
            "The content was not examined, or suggests no type."),
        DecisionRule(
            .contentAlone, [.is(Facts.Name.missing)], .content, .contentAlone,
            "There is no name, or it is unknown."),
    ]

    /// Text under the name of text without markup.
    private static let text: [Condition] = [.is(Facts.Bytes.text, .certainText), .is(Facts.Named.plainText)]

    /// The rules for agreement, and for evidence that rules the name out.
    private static let agreeing = [
        DecisionRule(
            .innerSuffix,
            [
                .is(Facts.TypeRelation.unrelated), .is(Facts.InnerName.agrees),
                .not(Facts.Content.unknownBytes, .plainText),
            ],
            oneOf: [
                [.not(Facts.Strength.strong), .is(Facts.Tag.unexpected)],
                [.not(Facts.Strength.strong), .is(Facts.Content.other, .json)],
                text + [.is(Facts.Tag.unexpected)], text + [.is(Facts.Content.other, .json)],
            ], .content, .contentOutweighsName,
            "The name without its last suffix agrees with the content: page.html.in contains a page."),
        DecisionRule(
            .agreement, [.is(Facts.TypeRelation.same)], .stronger, .agreement, "Name and content agree."),
        DecisionRule(
            .otherLanguage, [.is(Facts.Named.plainText, .text)],
            oneOf: [
                [.is(Facts.Language.ruledOutByContent)],
                [
                    .is(Facts.Language.ruledOut), .is(Facts.TypeRelation.unrelated),
                    .not(Facts.Content.unknownBytes),
                ],
            ], .content, .contentOutweighsName, conflict: .contentContradictsName,
            "The text was compared with the language of its name and is certainly something else."),
    ]

    /// The rules for content that shows only that it is text, or bytes.
    private static let unrecognised = [
        DecisionRule(
            .bytesNamedText,
            [.is(Facts.Content.unknownBytes), .is(Facts.Bytes.binary), .is(Facts.Named.plainText, .text)], .content,
            .contentOutweighsName, conflict: .contentContradictsName,
            "Bytes that don't occur in text rule text out."),
        DecisionRule(
            .signatureMissing,
            [.is(Facts.Content.unknownBytes, .plainText), .is(Facts.Support.missing)], .content,
            .signatureMissing, conflict: .missingSignature,
            "The signature of the named type, or the evidence that a rare meaning needs, is missing."),
        DecisionRule(
            .textUnderWeakName,
            [.is(Facts.Strength.weak), .not(Facts.Named.plainText, .text), .is(Facts.Support.none)],
            oneOf: [
                [.is(Facts.Content.plainText)],
                [.is(Facts.TypeRelation.unrelated), .is(Facts.Grade.guess), .not(Facts.Content.unknownBytes)],
            ], .content, .signatureMissing, conflict: .missingSignature,
            "The content is text, which outweighs a rare meaning of the name that is not text."),
        DecisionRule(
            .guessUnderBinaryName, [.is(Facts.Content.plainText), .is(Facts.Support.guess)],
            oneOf: [
                [.is(Facts.Strength.weak), .not(Facts.Named.plainText, .text)],
                [.is(Facts.Named.neverText)],
            ], .content, .contentOutweighsName,
            "The same, but without an alarm, since a guess supports the name: the text may be a template of the file."),
        DecisionRule(
            .bytesUnderWeakName,
            [
                .is(Facts.Content.unknownBytes), .is(Facts.Bytes.binary), .is(Facts.Strength.weak),
                .is(Facts.Named.either),
            ], .content, .contentOutweighsName,
            "Nothing is known about the bytes, nor that files of a rare meaning of the name are binary."),
        DecisionRule(
            .textNamedBinary,
            [.not(Facts.Content.unknownBytes), .is(Facts.Bytes.certainText), .is(Facts.Named.neverText)], .content,
            .contentOutweighsName, conflict: .contentContradictsName,
            "The content is text, and files of the named type are never text."),
    ]

    /// The rules for two types of which one is a subtype of the other.
    private static let narrowing = [
        DecisionRule(
            .containerDenies, [.is(Facts.TypeRelation.nameNarrower), .is(Facts.Container.deniesName)], .content,
            .containerDisagrees,
            conflict: .unsupportedRefinement,
            "The container was read to its end, and it does not have the type of the name."),
        DecisionRule(
            .nameNarrower, [.is(Facts.TypeRelation.nameNarrower)], .name, .nameRefinesContent,
            "The name's type is a subtype of the content's."),
        DecisionRule(
            .pageNamedHtml, [.is(Facts.TypeRelation.page)], .name, .nameDecides,
            "A page named .html is sent as HTML, even if it is written as XML: browsers read it by its type."),
        DecisionRule(
            .contentNarrower, [],
            oneOf: [
                [.is(Facts.TypeRelation.contentNarrower, .page), .is(Facts.Grade.signature, .structural)],
                [.is(Facts.TypeRelation.contentNarrower, .page), .is(Facts.Grade.weak), .not(Facts.Named.plainText)],
                [.is(Facts.Named.anyBytes), .not(Facts.Content.unknownBytes)],
                [
                    .is(Facts.TypeRelation.contentNarrower), .is(Facts.Grade.weak, .guess), .is(Facts.InnerName.agrees),
                    .not(Facts.Strength.strong),
                ],
                [
                    .is(Facts.TypeRelation.unrelated), .is(Facts.NamedMarkup.xml), .is(Facts.Mark.root),
                    .not(Facts.Grade.guess), .not(Facts.Content.html),
                ],
            ], .content, .contentRefinesName,
            "The content's type is a subtype of the name's: of XML, for example, or of any bytes."),
    ]

    /// A text's structure that the name doesn't explain: `image.svg.php` makes an image, and may start like one.
    private static let structure: [Condition] = [
        .is(Facts.Grade.structural), .not(Facts.Mark.statement), .is(Facts.InnerName.other),
    ]

    /// The rules for two types of which neither is a subtype of the other.
    private static let contradicting = [
        DecisionRule(
            .markupInText,
            [.is(Facts.TypeRelation.unrelated), .is(Facts.Content.xml, .html, .markup, .drawing)],
            oneOf: [
                [.is(Facts.NamedMarkup.json), .not(Facts.Grade.guess)],
                [
                    .is(Facts.NamedMarkup.none), .is(Facts.Grade.signature, .structural),
                    .is(Facts.Tag.unexpected),
                ],
                [
                    .is(Facts.NamedMarkup.none), .is(Facts.Mark.root), .is(Facts.Grade.weak), .not(Facts.Content.html),
                    .is(Facts.Tag.unexpected), .is(Facts.Named.text), .is(Facts.Strength.strong),
                ],
            ], .content, .contentOutweighsName, conflict: .contentContradictsName,
            "A text that starts like a document is one, unless texts with its name may start with a tag."),
        DecisionRule(
            .jsonInText,
            [
                .is(Facts.TypeRelation.unrelated), .is(Facts.Content.json), .is(Facts.Grade.weak),
                .is(Facts.Mark.lines, .foreignLines), .is(Facts.JSONValue.unexpected),
            ], .content, .contentOutweighsName, conflict: .contentContradictsName,
            "Nothing in the language of the name starts like this JSON."),
        DecisionRule(
            .formatRecognised, [.is(Facts.TypeRelation.unrelated), .not(Facts.Content.unknownBytes)],
            oneOf: [
                [.is(Facts.Grade.signature, .structural), .is(Facts.ContentForm.other)],
                [.is(Facts.Grade.signature, .structural), .not(Facts.Named.plainText, .text)],
                [.is(Facts.Grade.signature), .is(Facts.Mark.start, .lines, .foreignLines)],
                structure + [.not(Facts.Content.html)], structure + [.not(Facts.NamedMarkup.xml)],
            ], .content, .contentOutweighsName, conflict: .contentContradictsName,
            "A structure or a signature outweighs a name. In a text named as text it must be at the start."),
        DecisionRule(
            .grammarRecognised,
            [
                .is(Facts.TypeRelation.unrelated), .is(Facts.Grade.weak), .is(Facts.Mark.foreignLines),
                .is(Facts.Strength.strong), .is(Facts.Named.plainText, .text),
            ], .content, .contentOutweighsName, conflict: .contentContradictsName,
            "The start of the text has a grammar that doesn't occur in the language of its name."),
        DecisionRule(
            .documentNamedImage,
            [
                .is(Facts.TypeRelation.unrelated), .is(Facts.NamedMarkup.drawing), .is(Facts.Strength.strong),
                .is(Facts.Mark.root), .is(Facts.Grade.signature, .structural),
                .not(Facts.Content.xml, .html, .drawing),
            ], .content, .contentOutweighsName, conflict: .contentContradictsName,
            "XML with a root element of another kind is not an image, regardless of its name."),
        DecisionRule(
            .weakName,
            [
                .is(Facts.TypeRelation.unrelated), .is(Facts.Strength.weak), .not(Facts.Grade.guess),
                .not(Facts.Content.unknownBytes),
            ],
            oneOf: [
                [.is(Facts.Tag.unexpected)], [.not(Facts.Named.plainText, .text)],
                [.not(Facts.Content.xml, .html, .markup, .drawing)],
            ], .content, .contentOutweighsName, conflict: .contentContradictsName,
            "Any recognised content outweighs a rare meaning of a name, except for texts that may start with a tag."),
        DecisionRule(
            .namedSignatureMissing, [.is(Facts.TypeRelation.unrelated), .is(Facts.Support.missing)],
            oneOf: [
                [.not(Facts.Mark.root)], [.is(Facts.NamedMarkup.none, .json, .html)],
                [
                    .is(Facts.Content.html), .is(Facts.Grade.signature, .structural), .not(Facts.NamedMarkup.xml),
                    .is(Facts.Tag.unexpected),
                ],
            ], .content, .signatureMissing, conflict: .missingSignature,
            "There is evidence for another type, if only weak, and the signature of the named type is missing."),
        DecisionRule(
            .binaryNamedText,
            [.is(Facts.TypeRelation.unrelated), .is(Facts.Bytes.binary), .is(Facts.Named.plainText, .text)], .content,
            .contentOutweighsName, conflict: .contentContradictsName,
            "Data that is certainly binary is not text, even if nothing else is known about it."),
        DecisionRule(
            .authorChooses, [.is(Facts.Statement.chooses), .not(Facts.Strength.strong)], .content,
            .contentOutweighsName,
            "The name is used for several kinds of text, and the text states one for editors: -*- Python -*-."),
    ]
}

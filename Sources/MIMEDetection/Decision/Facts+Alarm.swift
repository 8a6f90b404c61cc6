import MIMETypes

/// The facts that determine the confidence of a conflict, in separate fields, which `Facts.alarmFields` lists.
extension Facts {
    /// How much the name claims: nothing if it implies only that the content is text and the content is text.
    ///
    /// A name that represents no type claims to be text if nearly all files with its extension are.
    enum Claim: Int, Fact {
        static var offset: Int { 46 }
        static var width: Int { 5 }
        case nothing, weak, ordinary, strong, onlyText

        /// Makes the claim of a name, which is more than a hint.
        init(_ strength: Evidence.NameStrength) {
            self.init(position: strength.rawValue)
        }
    }

    /// What was found instead of the named type.
    ///
    /// A document is written in a known XML vocabulary or in HTML. Data is a binary format; a program is data that a
    /// system runs or links, unless it has the name of a medium; a medium is an image, audio, a video or a font; a
    /// container is a format that others are built on. Text is text recognised by its start; weaker evidence is a
    /// guess.
    enum Found: Int, Fact {
        static var offset: Int { 4 }
        static var width: Int { 10 }
        case guess, plainText, unknownBytes, text, xml, document, container, data, program, medium
    }

    /// Whether the contradicted type of the name is text.
    enum ClaimedKind: Int, Fact {
        static var offset: Int { 14 }
        static var width: Int { 2 }
        case other, text
    }

    /// Whether the name's other types are of the same kind, text or not.
    ///
    /// If one of them is just any text, they are not, unless another type is contradicted and the content can't be
    /// text.
    enum OtherMeanings: Int, Fact {
        static var offset: Int { 16 }
        static var width: Int { 2 }
        case sameKind, otherKind
    }

    /// Whether all files of the contradicted type have a signature.
    enum Signature: Int, Fact {
        static var offset: Int { 18 }
        static var width: Int { 2 }
        case optional, required
    }

    /// Whether the evidence for the content is a signature or a structure.
    enum Proof: Int, Fact {
        static var offset: Int { 26 }
        static var width: Int { 2 }
        case other, conclusive
    }

    /// Whether the comparison of the text with the language of its name contradicts the name, or that all texts in this
    /// language contain a line which the text doesn't.
    enum Comparison: Int, Fact {
        static var offset: Int { 43 }
        static var width: Int { 3 }
        case other, language, grammar
    }

    /// Whether files with the extension were found in many packages when they were counted.
    ///
    /// An extension of one or two letters is seldom if several texts of another kind have it. A long extension has four
    /// letters or more, and is not often.
    enum Counted: Int, Fact {
        static var offset: Int { 38 }
        static var width: Int { 3 }
        case often, seldom, long
    }

    /// What the other files are that were counted with the extension: only text; or, if the named type is text,
    /// binary files in several packages, or in one if few texts are proven to be of that type.
    enum OtherUses: Int, Fact {
        static var offset: Int { 33 }
        static var width: Int { 3 }
        case any, texts, binary
    }

    /// Whether nearly no file that was counted with the extension is text, unless the named type is.
    enum TextUses: Int, Fact {
        static var offset: Int { 31 }
        static var width: Int { 2 }
        case possible, none
    }

    /// Which binary files are hardly ever among those that were counted with the extension, other than its types: those
    /// in a known format, or any.
    enum OtherFormats: Int, Fact {
        static var offset: Int { 51 }
        static var width: Int { 3 }
        case possible, unknown, none
    }

    /// Whether the contradicted type is a language that programs or scripts are written in, or one of settings or
    /// macros, which often contain another language, or are written in one.
    enum ClaimedLanguage: Int, Fact {
        static var offset: Int { 28 }
        static var width: Int { 3 }
        case other, program, settings
    }

    /// Whether the name without its last suffix agrees with the content: a page named `help.html.sv` is in Swedish.
    enum Suffix: Int, Fact {
        static var offset: Int { 36 }
        static var width: Int { 2 }
        case single, added
    }

    /// Whether unknown bytes may still be text in some encoding.
    enum UnknownText: Int, Fact {
        static var offset: Int { 41 }
        static var width: Int { 2 }
        case possible, ruledOut
    }

    /// All fields of facts about a conflict.
    static let alarmFields: [any Fact.Type] = [
        Claim.self, Found.self, ClaimedKind.self, OtherMeanings.self, Signature.self, Proof.self, Comparison.self,
        Counted.self, OtherUses.self, TextUses.self, OtherFormats.self,
        ClaimedLanguage.self, Suffix.self, UnknownText.self,
    ]
}

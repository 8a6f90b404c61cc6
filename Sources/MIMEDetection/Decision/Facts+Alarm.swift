/// The facts by which a conflict is graded, in fields of their own: `Facts.alarmFields` lists them.
extension Facts {
    /// How much the name claims: nothing if it only says that the content is text, which it is.
    enum Claim: Int, Fact {
        static var offset: Int { 0 }
        static var width: Int { 4 }
        case nothing, weak, ordinary, strong
    }

    /// What was found instead of the named type.
    ///
    /// A document is written in a known vocabulary of XML, or in HTML. Data is a binary format, a medium an image,
    /// audio, a video or a font, and a container a format that others are built on. Text is recognised by its start;
    /// anything less is a guess.
    enum Found: Int, Fact {
        static var offset: Int { 4 }
        static var width: Int { 9 }
        case guess, plainText, unknownBytes, text, xml, document, container, data, medium
    }

    /// What the contradicted type of the name is, among what other types.
    enum ClaimedKind: Int, Fact {
        static var offset: Int { 13 }
        static var width: Int { 4 }
        case text, textAmongOthers, otherAmongTexts, other
    }

    /// Whether all files of the contradicted type have a signature.
    enum Signature: Int, Fact {
        static var offset: Int { 17 }
        static var width: Int { 2 }
        case optional, required
    }

    /// Whether only the comparison of a text with the language of its name contradicts the name.
    enum Comparison: Int, Fact {
        static var offset: Int { 19 }
        static var width: Int { 2 }
        case other, language
    }

    /// Whether files of the extension were counted in many packages.
    enum Counted: Int, Fact {
        static var offset: Int { 21 }
        static var width: Int { 2 }
        case often, seldom
    }

    /// Whether the other files that were counted with the extension are all texts.
    enum OtherUses: Int, Fact {
        static var offset: Int { 23 }
        static var width: Int { 2 }
        case any, texts
    }

    /// All fields of a conflict.
    static let alarmFields: [any Fact.Type] = [
        Claim.self, Found.self, ClaimedKind.self, Signature.self, Comparison.self, Counted.self, OtherUses.self,
    ]
}

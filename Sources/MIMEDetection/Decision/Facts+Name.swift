/// The facts by which one of several types of a name is chosen, in separate fields, which `Facts.nameFields` lists.
extension Facts {
    /// The relation between a type of the name and that of the content.
    ///
    /// A wider type is generic if it includes all text or all bytes. A page in XML syntax may have the name of an HTML
    /// page.
    enum NameRelation: Int, Fact {
        static var offset: Int { 0 }
        static var width: Int { 5 }
        case unrelated, page, narrowerOrSame, wider, generic
    }

    /// Whether the type is the one with the highest weight.
    enum Rank: Int, Fact {
        static var offset: Int { 5 }
        static var width: Int { 2 }
        case lower, first
    }

    /// Whether the best guess about the text supports the type.
    enum GuessedName: Int, Fact {
        static var offset: Int { 7 }
        static var width: Int { 2 }
        case other, supported
    }

    /// Whether text of the type may start with a tag, and the content does.
    enum Template: Int, Fact {
        static var offset: Int { 9 }
        static var width: Int { 2 }
        case other, possible
    }

    /// Whether the type is, like the content, text or binary.
    enum NameClass: Int, Fact {
        static var offset: Int { 11 }
        static var width: Int { 2 }
        case other, same
    }

    /// Whether the type of the content is only a guess about text, or nothing but bytes.
    enum Basis: Int, Fact {
        static var offset: Int { 13 }
        static var width: Int { 3 }
        case certain, guess, bytes
    }

    /// All fields of facts about a type of the name.
    static let nameFields: [any Fact.Type] = [
        NameRelation.self, Rank.self, GuessedName.self, Template.self, NameClass.self, Basis.self,
    ]
}

/// The facts by which one of several types of a name is chosen, in fields of their own: `Facts.nameFields` lists them.
extension Facts {
    /// How a type of the name is related to the content's.
    ///
    /// The wider one is generic if it is that of all text or of all bytes. A page in the syntax of XML may have the
    /// name of one in HTML.
    enum NameRelation: Int, Fact {
        static var offset: Int { 0 }
        static var width: Int { 5 }
        case unrelated, page, narrowerOrSame, wider, generic
    }

    /// Whether it is the type of the name with the highest weight.
    enum Rank: Int, Fact {
        static var offset: Int { 5 }
        static var width: Int { 2 }
        case lower, first
    }

    /// Whether it is the type that the best guess about the text supports.
    enum GuessedName: Int, Fact {
        static var offset: Int { 7 }
        static var width: Int { 2 }
        case other, supported
    }

    /// Whether its texts may start with a tag, and the content does.
    enum Template: Int, Fact {
        static var offset: Int { 9 }
        static var width: Int { 2 }
        case other, possible
    }

    /// Whether it is text or binary like the content.
    enum NameClass: Int, Fact {
        static var offset: Int { 11 }
        static var width: Int { 2 }
        case other, same
    }

    /// Whether the content's type is only a guess about a text, or nothing but bytes.
    enum Basis: Int, Fact {
        static var offset: Int { 13 }
        static var width: Int { 3 }
        case certain, guess, bytes
    }

    /// All fields of a type of the name.
    static let nameFields: [any Fact.Type] = [
        NameRelation.self, Rank.self, GuessedName.self, Template.self, NameClass.self, Basis.self,
    ]
}

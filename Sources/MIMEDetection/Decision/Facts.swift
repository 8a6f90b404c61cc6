/// What the decision rests on: one value of each field, computed once from the candidates.
///
/// Each value of a field has a bit, and exactly one bit of each field is set. A condition is a set of bits, and one
/// comparison tells whether it holds. The fields are the enumerations below; `Facts.fields` lists them.
struct Facts: Hashable, Sendable {
    private(set) var bits: UInt64

    /// The first value of each field.
    init() {
        self.init(firstOf: Self.fields)
    }

    /// The first value of each of some fields.
    init(firstOf fields: [any Fact.Type]) {
        bits = fields.reduce(0) { $0 | 1 << $1.offset }
    }

    /// The first value of each field; made once, since it is the start of every decision.
    static let none = Facts()

    /// The first value of each field of a type of the name.
    static let noName = Facts(firstOf: nameFields)

    /// The first value of each field of a conflict.
    static let noAlarm = Facts(firstOf: alarmFields)

    /// Sets the value of a field.
    @inline(__always)
    mutating func set<Field: Fact>(_ value: Field) {
        bits = bits & ~Field.mask | value.bit
    }

    /// Sets the value of a field if a condition holds.
    @inline(__always)
    mutating func set<Field: Fact>(_ value: @autoclosure () -> Field, if holds: Bool) {
        if holds { set(value()) }
    }

    /// Whether a field has a value.
    @inline(__always)
    func has<Field: Fact>(_ value: Field) -> Bool { bits & value.bit != 0 }
}

/// A field of the facts: its cases are the values, the first of which holds unless something else was found.
protocol Fact: RawRepresentable<Int>, CaseIterable, Sendable {
    /// The bit of the first value.
    static var offset: Int { get }
    /// How many values there are.
    static var width: Int { get }
}

extension Fact {
    var bit: UInt64 { 1 << UInt64(Self.offset + rawValue) }

    /// The bits of all values.
    static var mask: UInt64 { (1 << UInt64(width) - 1) << UInt64(offset) }
}

extension Facts {
    /// What there is to decide between.
    enum Witnesses: Int, Fact {
        static var offset: Int { 0 }
        static var width: Int { 7 }
        case nothing, specialFile, emptyFile, nameAlone, bytesAlone, contentAlone, nameAndContent
    }

    /// How the types of name and content are related.
    ///
    /// Unknown bytes are related to nothing. A name is denied by a container that was read to its end and does not
    /// state the named type, though such files do. A hint is the name without its last suffix, which says what the
    /// content is. A page in the syntax of XML may have the name of one in HTML.
    enum TypeRelation: Int, Fact {
        static var offset: Int { 7 }
        static var width: Int { 7 }
        case unrelated, same, hinted, nameNarrower, nameDenied, page, contentNarrower
    }

    /// What the content is.
    ///
    /// Mark-up is another kind of XML or HTML, and a drawing one of XML that is an image.
    enum Content: Int, Fact {
        static var offset: Int { 14 }
        static var width: Int { 8 }
        case unknownBytes, plainText, other, json, xml, html, markup, drawing

        /// A format of a kind of mark-up.
        init(_ markup: NamedMarkup) {
            self = Content(rawValue: Content.other.rawValue + markup.rawValue) ?? .other
        }
    }

    /// What the evidence for the content's type is worth.
    ///
    /// That for unknown bytes is a guess.
    enum Grade: Int, Fact {
        static var offset: Int { 22 }
        static var width: Int { 4 }
        case guess, weak, signature, structural
    }

    /// What kind of bytes they are, whatever their format.
    enum Bytes: Int, Fact {
        static var offset: Int { 26 }
        static var width: Int { 4 }
        case unclear, binary, text, certainText
    }

    /// What the files of the named type are.
    enum Named: Int, Fact {
        static var offset: Int { 30 }
        static var width: Int { 4 }
        case either, plainText, text, neverText
    }

    /// How much the name claims.
    enum Strength: Int, Fact {
        static var offset: Int { 34 }
        static var width: Int { 4 }
        case weak, ordinary, strong, declared
    }

    /// Whether a guess about the text supports the name, or the signature that all files of the named type have is
    /// missing, or the evidence that a rare meaning of the name needs.
    enum Support: Int, Fact {
        static var offset: Int { 38 }
        static var width: Int { 3 }
        case none, guess, missing
    }

    /// Whether the text was compared with the language of its name and is something else, and whether the content is
    /// what says so.
    enum Language: Int, Fact {
        static var offset: Int { 41 }
        static var width: Int { 3 }
        case possible, ruledOut, ruledOutByContent
    }

    /// Which mark-up the named type is, as for the content.
    enum NamedMarkup: Int, Fact {
        static var offset: Int { 44 }
        static var width: Int { 6 }
        case none, json, xml, html, markup, drawing
    }

    /// What the texts of the named type may start with: a tag, though they are no documents, or a value of JSON.
    enum NamedStart: Int, Fact {
        static var offset: Int { 50 }
        static var width: Int { 4 }
        case anything, tag, noValue, tagAndNoValue
    }

    /// What shows the content's type.
    ///
    /// A mark that is not at the start may be quoted in another text, and so may a tag. A statement is a line that the
    /// files of a format often start with, but need not: `package `, `[main]`, `# Config File`. Foreign lines are those
    /// that the language of the name does not look like.
    enum Mark: Int, Fact {
        static var offset: Int { 54 }
        static var width: Int { 6 }
        case start, quotable, statement, root, lines, foreignLines
    }

    /// Whether both the named type and that of the content are texts.
    enum Texts: Int, Fact {
        static var offset: Int { 60 }
        static var width: Int { 2 }
        case notBoth, both
    }

    /// Whether the text itself chooses between the kinds of text that the name represents.
    enum Statement: Int, Fact {
        static var offset: Int { 62 }
        static var width: Int { 2 }
        case none, chooses
    }

    /// All fields.
    static let fields: [any Fact.Type] = [
        Witnesses.self, TypeRelation.self, Content.self, Grade.self, Bytes.self, Named.self, Strength.self,
        Support.self, Language.self, NamedMarkup.self, NamedStart.self, Mark.self, Texts.self, Statement.self,
    ]
}

/// The facts that a decision is based on: one value for each field, computed once from the candidates.
///
/// Each value of a field has a bit, and exactly one bit of each field is set. A condition is a set of bits, so one
/// comparison is enough to evaluate it. The fields are the enumerations below; `Facts.fields` lists them.
struct Facts: Hashable, Sendable {
    private(set) var bits: UInt64

    /// Makes facts with the first value of each field.
    init() {
        self.init(firstOf: Self.fields)
    }

    /// Makes facts with the first value of each of some fields.
    init(firstOf fields: [any Fact.Type]) {
        bits = fields.reduce(0) { $0 | 1 << $1.offset }
    }

    /// Facts with the first value of each field; made once, since every decision starts with them.
    static let none = Facts()

    /// Facts with the first value of each field about a type of the name.
    static let noName = Facts(firstOf: nameFields)

    /// Facts with the first value of each field about a conflict.
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

    /// Checks whether a field has a value.
    @inline(__always)
    func has<Field: Fact>(_ value: Field) -> Bool { bits & value.bit != 0 }
}

/// A field of the facts.
///
/// Its cases are the values; the first one is the default.
protocol Fact: RawRepresentable<Int>, CaseIterable, Sendable {
    /// The position of the first value's bit.
    static var offset: Int { get }
    /// The number of values.
    static var width: Int { get }
}

extension Fact {
    var bit: UInt64 { 1 << UInt64(Self.offset + rawValue) }

    /// The bits of all values.
    static var mask: UInt64 { (1 << UInt64(width) - 1) << UInt64(offset) }
}

extension Facts {
    /// The evidence that there is to decide between.
    enum Witnesses: Int, Fact {
        static var offset: Int { 0 }
        static var width: Int { 7 }
        case nothing, specialFile, emptyFile, nameAlone, bytesAlone, contentAlone, nameAndContent
    }

    /// The relation between the types of the name and the content.
    ///
    /// Unknown bytes are related to nothing. A name is denied by a container that was read to its end and doesn't
    /// declare the named type, although files of that type do. The relation is hinted if the name without its last
    /// suffix agrees with the content. A page in XML syntax may have the name of an HTML page.
    enum TypeRelation: Int, Fact {
        static var offset: Int { 7 }
        static var width: Int { 7 }
        case unrelated, same, hinted, nameNarrower, nameDenied, page, contentNarrower
    }

    /// The class of the content.
    ///
    /// `markup` is any other kind of XML or HTML; a drawing is an image in XML.
    enum Content: Int, Fact {
        static var offset: Int { 14 }
        static var width: Int { 8 }
        case unknownBytes, plainText, other, json, xml, html, markup, drawing

        /// Makes the class that corresponds to a kind of markup.
        init(_ markup: NamedMarkup) {
            self = Content(rawValue: Content.other.rawValue + markup.rawValue) ?? .other
        }
    }

    /// The strength of the evidence for the type of the content.
    ///
    /// For unknown bytes, it is a guess.
    enum Grade: Int, Fact {
        static var offset: Int { 22 }
        static var width: Int { 4 }
        case guess, weak, signature, structural
    }

    /// The kind of bytes, regardless of their format.
    enum Bytes: Int, Fact {
        static var offset: Int { 26 }
        static var width: Int { 4 }
        case unclear, binary, text, certainText
    }

    /// Whether files of the named type are text.
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

    /// Whether a guess about the text supports the name, or evidence is missing: the signature that all files of the
    /// named type have, or the evidence that a rare meaning of the name requires.
    enum Support: Int, Fact {
        static var offset: Int { 38 }
        static var width: Int { 3 }
        case none, guess, missing
    }

    /// Whether a comparison of the text with the language of its name ruled the name out, and whether the candidate of
    /// the content is the result of that comparison.
    enum Language: Int, Fact {
        static var offset: Int { 41 }
        static var width: Int { 3 }
        case possible, ruledOut, ruledOutByContent
    }

    /// The kind of markup that the named type is; the values correspond to those of `Content`.
    enum NamedMarkup: Int, Fact {
        static var offset: Int { 44 }
        static var width: Int { 6 }
        case none, json, xml, html, markup, drawing
    }

    /// What text of the named type may start with: whether with a tag although it is no document, and whether with a
    /// JSON value.
    enum NamedStart: Int, Fact {
        static var offset: Int { 50 }
        static var width: Int { 4 }
        case anything, tag, noValue, tagAndNoValue
    }

    /// The kind of evidence that shows the type of the content.
    ///
    /// A signature that is not at the start may be quoted in other text, and so may a tag. A statement is a line with
    /// which files of a format often start, but need not: `package `, `[main]`, `# Config File`. Foreign lines are
    /// lines that don't occur in the language of the name.
    enum Mark: Int, Fact {
        static var offset: Int { 54 }
        static var width: Int { 6 }
        case start, quotable, statement, root, lines, foreignLines
    }

    /// Whether both the named type and the type of the content are text.
    enum Texts: Int, Fact {
        static var offset: Int { 60 }
        static var width: Int { 2 }
        case notBoth, both
    }

    /// Whether a statement in the text chooses between the kinds of text that the name represents.
    enum Statement: Int, Fact {
        static var offset: Int { 62 }
        static var width: Int { 2 }
        case none, chooses
    }

    /// All fields of facts about a name and the content.
    static let fields: [any Fact.Type] = [
        Witnesses.self, TypeRelation.self, Content.self, Grade.self, Bytes.self, Named.self, Strength.self,
        Support.self, Language.self, NamedMarkup.self, NamedStart.self, Mark.self, Texts.self, Statement.self,
    ]
}

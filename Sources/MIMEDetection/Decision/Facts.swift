import MIMETypes

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
    /// Makes the value at a position; the first one if there is none.
    init(position: Int) {
        self = Self(rawValue: position) ?? Self.allCases[Self.allCases.startIndex]
    }

    var bit: UInt64 { 1 << UInt64(Self.offset + rawValue) }

    /// The bits of all values.
    static var mask: UInt64 { (1 << UInt64(width) - 1) << UInt64(offset) }
}

extension Facts {
    /// Whether there is a name, or a declared type in place of one, to compare with the content.
    enum Name: Int, Fact {
        static var offset: Int { 0 }
        static var width: Int { 2 }
        case missing, present
    }

    /// What there is besides the name: candidates for the content, or a kind of file that has none.
    enum Source: Int, Fact {
        static var offset: Int { 2 }
        static var width: Int { 3 }
        case nothing, content, kindOfFile
    }

    /// The relation between the types of the name and the content.
    ///
    /// Unknown bytes are related to nothing. A page in XML syntax may have the name of an HTML page.
    enum TypeRelation: Int, Fact {
        static var offset: Int { 5 }
        static var width: Int { 5 }
        case unrelated, same, nameNarrower, contentNarrower, page
    }

    /// Whether a container was read to its end and doesn't declare the named type, although files of that type do.
    enum Container: Int, Fact {
        static var offset: Int { 10 }
        static var width: Int { 2 }
        case other, deniesName
    }

    /// Whether the name without its last suffix agrees with the content, as if `page.html.in` contains a page.
    ///
    /// That the rest of the name is plain text, as in `CMakeLists.txt`, doesn't explain text in another language.
    enum InnerName: Int, Fact {
        static var offset: Int { 12 }
        static var width: Int { 2 }
        case other, agrees
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
            self.init(position: Content.other.rawValue + markup.rawValue)
        }
    }

    /// The strength of the evidence for the type of the content.
    enum Grade: Int, Fact {
        static var offset: Int { 22 }
        static var width: Int { 4 }
        case guess, weak, signature, structural

        /// Makes the grade of a tier; evidence from text alone is a guess.
        init(_ tier: Evidence.Tier) {
            self.init(position: tier.rawValue - Evidence.Tier.text.rawValue)
        }
    }

    /// The kind of bytes, regardless of their format.
    enum Bytes: Int, Fact {
        static var offset: Int { 26 }
        static var width: Int { 4 }
        case unclear, binary, text, certainText
    }

    /// Whether files of the named type are text.
    ///
    /// The types of any text and of any bytes are the most general ones. If files of a type may be text or binary, and
    /// the bytes are binary, text is not meant.
    enum Named: Int, Fact {
        static var offset: Int { 30 }
        static var width: Int { 5 }
        case either, anyBytes, plainText, text, neverText
    }

    /// How much the name claims; a declared type claims as much as an ordinary name.
    enum Strength: Int, Fact {
        static var offset: Int { 35 }
        static var width: Int { 3 }
        case weak, ordinary, strong

        /// Makes the strength of a name, which is more than a hint.
        init(_ strength: Evidence.NameStrength) {
            self.init(position: strength.rawValue - Evidence.NameStrength.weak.rawValue)
        }
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

    /// Whether text of the named type may start with a tag although it is no document.
    enum Tag: Int, Fact {
        static var offset: Int { 50 }
        static var width: Int { 2 }
        case unexpected, possible
    }

    /// Whether text of the named type may start with a JSON value.
    enum JSONValue: Int, Fact {
        static var offset: Int { 52 }
        static var width: Int { 2 }
        case possible, unexpected
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

    /// Whether files of the content's type are text.
    enum ContentForm: Int, Fact {
        static var offset: Int { 60 }
        static var width: Int { 2 }
        case other, text
    }

    /// Whether a statement in the text chooses between the kinds of text that the name represents.
    enum Statement: Int, Fact {
        static var offset: Int { 62 }
        static var width: Int { 2 }
        case none, chooses
    }

    /// All fields of facts about a name and the content.
    static let fields: [any Fact.Type] = [
        Name.self, Source.self, TypeRelation.self, Container.self, InnerName.self, Content.self, Grade.self,
        Bytes.self, Named.self, Strength.self, Support.self, Language.self, NamedMarkup.self, Tag.self,
        JSONValue.self, Mark.self, ContentForm.self, Statement.self,
    ]
}

/// What the decision rests on: one value of each field, computed once from the candidates.
///
/// Each value of a field has a bit, and exactly one bit of each field is set. A condition is a set of bits, and one
/// comparison tells whether it holds. The fields are the enumerations below; `Facts.fields` lists them.
struct Facts: Hashable, Sendable {
    private(set) var bits: UInt64

    /// The first value of each field.
    init() {
        bits = Self.fields.reduce(0) { $0 | 1 << $1.offset }
    }

    private init(bits: UInt64) {
        self.bits = bits
    }

    /// The first value of each field; made once, since it is the start of every decision.
    static let none = Facts(bits: Facts().bits)

    /// Sets the value of a field.
    @inline(__always)
    mutating func set<Field: Fact>(_ value: Field) {
        bits = bits & ~Field.mask | value.bit
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
    /// Unknown bytes are related to nothing.
    enum TypeRelation: Int, Fact {
        static var offset: Int { 7 }
        static var width: Int { 4 }
        case unrelated, same, nameNarrower, contentNarrower
    }

    /// What the content shows about its type.
    enum Content: Int, Fact {
        static var offset: Int { 11 }
        static var width: Int { 3 }
        case unknownBytes, plainText, recognised
    }

    /// What the evidence for the content's type is worth.
    ///
    /// That for unknown bytes is a guess.
    enum Grade: Int, Fact {
        static var offset: Int { 14 }
        static var width: Int { 4 }
        case guess, weak, signature, structural
    }

    /// What kind of bytes they are, whatever their format.
    enum Bytes: Int, Fact {
        static var offset: Int { 18 }
        static var width: Int { 4 }
        case unclear, binary, text, certainText
    }

    /// What the files of the named type are.
    enum Named: Int, Fact {
        static var offset: Int { 22 }
        static var width: Int { 4 }
        case either, plainText, text, neverText
    }

    /// How much the name claims.
    enum Strength: Int, Fact {
        static var offset: Int { 26 }
        static var width: Int { 4 }
        case weak, ordinary, strong, declared
    }

    /// Whether the signature that all files of the named type have is there.
    enum NamedSignature: Int, Fact {
        static var offset: Int { 30 }
        static var width: Int { 3 }
        case notNeeded, excused, missing
    }

    /// Why a text, or a structure, is what it is, although its name claims something unrelated.
    enum Proof: Int, Fact {
        static var offset: Int { 33 }
        static var width: Int { 6 }
        case none, markup, json, format, grammar, otherDocument
    }

    /// Whether a guess about the text supports the name.
    enum Support: Int, Fact {
        static var offset: Int { 39 }
        static var width: Int { 2 }
        case none, guess
    }

    /// Whether the text was compared with the language of its name and is something else.
    enum Language: Int, Fact {
        static var offset: Int { 41 }
        static var width: Int { 2 }
        case possible, ruledOut
    }

    /// Whether a container was read to its end and does not state the named type, though such files do.
    enum Container: Int, Fact {
        static var offset: Int { 43 }
        static var width: Int { 2 }
        case possible, denies
    }

    /// Whether the content is mark-up of another kind than the name claims: another document, or a page in the syntax
    /// of XML under the name of one in HTML.
    enum Markup: Int, Fact {
        static var offset: Int { 45 }
        static var width: Int { 3 }
        case none, otherDocument, page
    }

    /// Whether the name represents texts that may start with a tag, and the content does.
    enum Template: Int, Fact {
        static var offset: Int { 48 }
        static var width: Int { 2 }
        case no, yes
    }

    /// Whether the text itself chooses between the kinds of text that the name represents.
    enum Statement: Int, Fact {
        static var offset: Int { 50 }
        static var width: Int { 2 }
        case none, chooses
    }

    /// Whether the name without its last suffix says what the content is.
    enum Hint: Int, Fact {
        static var offset: Int { 52 }
        static var width: Int { 2 }
        case none, agrees
    }

    /// All fields.
    static let fields: [any Fact.Type] = [
        Witnesses.self, TypeRelation.self, Content.self, Grade.self, Bytes.self, Named.self, Strength.self,
        NamedSignature.self, Proof.self, Support.self, Language.self, Container.self, Markup.self, Template.self,
        Statement.self,
        Hint.self,
    ]
}

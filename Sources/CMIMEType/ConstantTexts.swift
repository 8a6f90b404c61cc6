import MIMEDetection
import MIMETypes

/// Text for C that is made once and never freed, so that results need not copy it.
struct ConstantTexts: Sendable {
    struct TypeText: Sendable {
        let name: Text
        /// The description; nil if the type has none.
        let summary: Text?
    }

    static let shared = ConstantTexts()

    /// The texts, indexed by the numbers of the types in the tables.
    private let types: [TypeText?]
    private let charsets: [Charset: Text]
    private let reasons: [Detection.Reason: Text]
    private let bases: [Evidence.Basis: Text]

    private init() {
        var types: [TypeText?] = []
        for type in TypeRegistry.standard.types {
            guard let number = Self.number(of: type) else { continue }
            if number >= types.count { types += Array(repeating: nil, count: number + 1 - types.count) }
            types[number] = TypeText(
                name: Text(type.essence), summary: TypeRegistry.standard.summary(of: type).map(Text.init))
        }
        self.types = types
        charsets = Self.texts(Charset.detectable)
        reasons = Self.texts(Detection.Reason.allCases)
        bases = Self.texts(Evidence.Basis.allCases)
    }

    private static func texts<Value: RawRepresentable<String> & Hashable>(_ values: [Value]) -> [Value: Text] {
        Dictionary(uniqueKeysWithValues: values.map { ($0, Text($0.rawValue)) })
    }

    private static func number(of type: MIMEType) -> Int? {
        if case .constant(_, let number?) = type.storage { Int(number) } else { nil }
    }

    /// Returns the text of a type in the tables; nil for any other type, and for an alias.
    func text(of type: MIMEType) -> TypeText? {
        if let number = Self.number(of: type) { return types[number] }
        guard type.parameters.isEmpty else { return nil }
        let canonical = TypeRegistry.standard.canonical(type)
        guard let number = Self.number(of: canonical), canonical.hasSameEssence(as: type) else { return nil }
        return types[number]
    }

    func text(of charset: Charset) -> Text? { charsets[charset] }

    func text(of reason: Detection.Reason) -> Text? { reasons[reason] }

    func text(of basis: Evidence.Basis) -> Text? { bases[basis] }
}

/// The reason for proposing a type: the source of the evidence, its strength, and a description.
public struct Evidence: Sendable {
    /// What was examined.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Basis: String, Sendable, Codable, CaseIterable {
        /// The file system: the resource is a directory, a link, a device or an empty file.
        case fileKind = "file-kind"
        /// The type that a header or the caller declared.
        case declaredType = "declared-type"
        /// The file's name.
        case name
        /// Bytes at a fixed offset.
        case signature
        /// The structure of a container, such as the directory of a ZIP archive.
        case container
        /// The root element of an XML document.
        case xmlRoot = "xml-root"
        /// The bytes, read as text.
        case text
        /// The answer of libmagic.
        case libmagic
        /// No evidence: the type is one that always applies.
        case fallback
    }

    /// How strong the evidence from the content is, from weakest to strongest.
    ///
    /// No case will be added.
    public enum Tier: Int, Sendable, CaseIterable, Comparable {
        /// The content was not examined, as is the case for names, declarations and the fallback.
        case none
        /// The bytes are text, or their form suggests a certain kind of text.
        case text
        /// A signature of two or three bytes, or a count of keywords.
        case weak
        /// A signature of four or more distinctive bytes, or a checked field.
        case signature
        /// The container was opened, and it states its type.
        case structural

        /// Orders tiers by their strength.
        public static func < (left: Tier, right: Tier) -> Bool { left.rawValue < right.rawValue }
    }

    /// How certain it is whether the bytes are text or binary data.
    ///
    /// No case will be added.
    public enum TextCertainty: Sendable, Hashable, CaseIterable {
        /// Nearly all bytes are text, but a few control characters caused the content to be treated as binary data.
        case doubtful
        /// A few bytes in an eight-bit encoding, which may be binary data that looks like text; or bytes that don't
        /// occur in text.
        case probable
        /// Text in an encoding that binary data doesn't resemble by chance.
        case certain
    }

    /// What was examined.
    public let basis: Basis
    /// How strong the evidence is.
    public let tier: Tier
    private let storedWeight: UInt8
    /// Whether a container was read to its end, which rules out any more specific type that it doesn't state.
    public let isExhaustive: Bool
    /// Whether the content was compared with what its name implies and is certain to be something else.
    ///
    /// If so, text doesn't have the type that its name implies, even if the proposed type is only plain text. A
    /// resolver sets this explicitly; reading a container to its end doesn't imply it.
    public let rulesOutName: Bool

    /// How certain it is whether the bytes are text.
    ///
    /// Only evidence with the basis `text` is more certain than `probable`.
    public let textCertainty: TextCertainty

    /// How strongly a name implies the type.
    ///
    /// Only evidence with the basis `name` is stronger or weaker than `ordinary`.
    public private(set) var nameStrength: NameStrength

    /// The confidence in hundredths, or `noConfidence`.
    private let storedConfidence: UInt8
    private static let noConfidence: UInt8 = 255

    private var storedDetail: Detail

    private enum Detail: Sendable {
        case constant(prefix: ConstantText, ConstantText)
        case placed(ConstantText, offset: Int)
        /// A glob, and a note about where in the name it matches.
        case glob(ConstantText, place: ConstantText)
        case numbered(ConstantText, Int)
        case text(String)
    }

    /// The weight among evidence of the same kind, from 0 to 100: a glob's weight or a signature's priority.
    public var weight: Int { Int(storedWeight) }

    /// The probability of the type, from 0 to 1, as estimated by a model that was trained on text in known languages;
    /// nil for all other evidence.
    public var confidence: Double? {
        storedConfidence == Self.noConfidence ? nil : Double(storedConfidence) / 100
    }

    /// What was found, in readable form, such as `89504E470D0A1A0A at 0` or `glob *.tar.gz`.
    public var detail: String {
        switch storedDetail {
        case .constant(let prefix, let text): prefix.string + text.string
        case .placed(let bytes, let offset): "\(bytes.string) at \(offset)"
        case .glob(let pattern, let place): "glob \(pattern.string)\(place.string)"
        case .numbered(let words, let number): "\(words.string) \(number)"
        case .text(let text): text
        }
    }

    /// Returns this evidence of a name with another strength, and with a note about where in the name it matches.
    package func asName(_ strength: NameStrength, place: StaticString? = nil) -> Evidence {
        var named = self
        named.nameStrength = strength
        if let place, case .glob(let pattern, _) = storedDetail {
            named.storedDetail = .glob(pattern, place: ConstantText(place))
        }
        return named
    }

    /// The offset of the signature, in bytes from the start; nil for other evidence.
    package var offset: Int? {
        if case .placed(_, let offset) = storedDetail { offset } else { nil }
    }

    /// Creates evidence.
    ///
    /// - Parameters:
    ///   - basis: the source of the evidence.
    ///   - tier: the strength of the evidence.
    ///   - weight: the weight among evidence of the same kind, from 0 to 100; usually 50.
    ///   - isExhaustive: true if a container was read to its end.
    ///   - rulesOutName: true if the content was compared with what its name implies and is certain to be something
    ///     else.
    ///   - textCertainty: how certain it is whether the bytes are text.
    ///   - nameStrength: how strongly a name implies the type.
    ///   - confidence: the probability of the type, from 0 to 1, if a model estimated it.
    ///   - detail: a description; control characters are escaped, and it is cut off after 200 characters.
    public init(
        basis: Basis, tier: Tier, weight: Int = 50, isExhaustive: Bool = false, rulesOutName: Bool = false,
        textCertainty: TextCertainty = .probable, nameStrength: NameStrength = .ordinary, confidence: Double? = nil,
        detail: String
    ) {
        self.basis = basis
        self.tier = tier
        storedWeight = UInt8(clamping: weight)
        self.isExhaustive = isExhaustive
        self.rulesOutName = rulesOutName
        self.textCertainty = textCertainty
        self.nameStrength = nameStrength
        storedConfidence = Self.hundredths(confidence)
        storedDetail = .text(detail.printable())
    }

    /// Describes evidence whose detail is stored in a table, without copying it.
    package init(
        basis: Basis, tier: Tier, weight: Int = 50, isExhaustive: Bool = false, rulesOutName: Bool = false,
        textCertainty: TextCertainty = .probable, nameStrength: NameStrength = .ordinary, confidence: Double? = nil,
        prefix: StaticString = "", detail: ConstantText
    ) {
        self.basis = basis
        self.tier = tier
        storedWeight = UInt8(clamping: weight)
        self.isExhaustive = isExhaustive
        self.rulesOutName = rulesOutName
        self.textCertainty = textCertainty
        self.nameStrength = nameStrength
        storedConfidence = Self.hundredths(confidence)
        storedDetail = .constant(prefix: ConstantText(prefix), detail)
    }
}

extension Evidence {
    /// Describes a container by words and a number, which are combined only when the detail is read.
    package init(container tier: Tier, _ words: StaticString, _ number: Int) {
        self.init(basis: .container, tier: tier, detail: ConstantText(words))
        storedDetail = .numbered(ConstantText(words), number)
    }

    private static func hundredths(_ confidence: Double?) -> UInt8 {
        guard let confidence, !confidence.isNaN else { return noConfidence }
        return UInt8(max(0, min(1, confidence)) * 100)
    }

    /// Describes a name pattern that is stored in a table, without copying it.
    package init(glob pattern: ConstantText, weight: Int, strength: NameStrength) {
        basis = .name
        tier = .none
        storedWeight = UInt8(clamping: weight)
        isExhaustive = false
        rulesOutName = false
        textCertainty = .probable
        nameStrength = strength
        storedConfidence = Self.noConfidence
        storedDetail = .glob(pattern, place: ConstantText(""))
    }

    /// Describes a signature whose text is stored in a table, without copying it.
    package init(signature: ConstantText, at offset: Int, tier: Tier, weight: Int) {
        basis = .signature
        self.tier = tier
        storedWeight = UInt8(clamping: weight)
        isExhaustive = false
        rulesOutName = false
        textCertainty = .probable
        nameStrength = .ordinary
        storedConfidence = Self.noConfidence
        storedDetail = .placed(signature, offset: offset)
    }
}

extension Evidence: Hashable {
    /// Checks whether all parts are equal.
    public static func == (left: Evidence, right: Evidence) -> Bool {
        left.basis == right.basis && left.tier == right.tier && left.weight == right.weight
            && left.isExhaustive == right.isExhaustive && left.rulesOutName == right.rulesOutName
            && left.textCertainty == right.textCertainty
            && left.nameStrength == right.nameStrength && left.storedConfidence == right.storedConfidence
            && left.detail == right.detail
    }

    /// Feeds basis, tier and detail to the hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(basis)
        hasher.combine(tier)
        hasher.combine(detail)
    }
}

extension Evidence.Basis {
    /// The usual tier of evidence with this basis.
    public var ordinaryTier: Evidence.Tier {
        switch self {
        case .fileKind, .container, .xmlRoot: .structural
        case .signature, .libmagic: .signature
        case .text: .text
        case .declaredType, .name, .fallback: .none
        }
    }
}

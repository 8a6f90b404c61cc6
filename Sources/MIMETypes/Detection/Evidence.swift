/// The evidence for a proposed type: where the evidence comes from, how strong it is, and a description.
public struct Evidence: Sendable {
    /// The kinds of sources that evidence comes from.
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
        /// A signature: certain bytes at a certain offset.
        case signature
        /// The structure of a container, such as the directory of a ZIP archive.
        case container
        /// The root element of an XML document.
        case xmlRoot = "xml-root"
        /// The content, read as text.
        case text
        /// The answer of libmagic.
        case libmagic
        /// No evidence: the type is `text/plain` for any text, or `application/octet-stream` for anything else.
        case fallback
    }

    /// How strong the evidence from the content is, from weakest to strongest.
    ///
    /// No cases will be added.
    public enum Tier: Int, Sendable, CaseIterable, Comparable {
        /// There is no evidence from the content: only a name, a declared type, or a fallback for unknown bytes.
        case none
        /// The content is text, or its form suggests a certain kind of text.
        case text
        /// A signature of two or three bytes, or a count of keywords.
        case weak
        /// A signature of four or more distinctive bytes, or a field whose value was checked.
        case signature
        /// A structure that states the type: a container's contents, an XML document's root element, or the kind of
        /// file.
        case structural

        /// Orders tiers by their strength.
        public static func < (left: Tier, right: Tier) -> Bool { left.rawValue < right.rawValue }
    }

    /// How certain it is whether the content is text or binary data.
    ///
    /// No cases will be added.
    public enum TextCertainty: Sendable, Hashable, CaseIterable {
        /// The content is treated as binary data only because it has a few control characters; the rest looks like
        /// text.
        case doubtful
        /// The content contains bytes that don't occur in text, so it is probably binary data; or it is short text in
        /// an unknown eight-bit encoding, so it is probably text.
        case probable
        /// The content is text: its encoding is known, or it is too long to be binary data that looks like text by
        /// chance. Or it is binary data: it has more control characters than text in any encoding.
        case certain
    }

    /// The source of the evidence.
    public let basis: Basis
    /// How strong the evidence is.
    public let tier: Tier
    private let storedWeight: UInt8
    /// Whether a container was read to its end.
    ///
    /// If so, the content can have a more specific type only if the container states that type.
    public let isExhaustive: Bool
    /// Whether the content was compared with the type that its name implies, and can't have that type.
    ///
    /// If so, the name's type is ruled out, even if the proposed type is only plain text. A resolver sets this property
    /// explicitly: `isExhaustive` doesn't imply `rulesOutName`.
    public let rulesOutName: Bool

    /// How certain it is whether the content is text.
    ///
    /// For evidence with a basis other than `text`, the value is `probable`.
    public let textCertainty: TextCertainty

    /// How strongly a name implies the type.
    ///
    /// For evidence with a basis other than `name`, the value is `ordinary`.
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
        /// Words with a number, or with text of the content, in place of their `#`.
        case numbered(ConstantText, Int)
        case filled(ConstantText, String)
        /// Text as it was passed; it is escaped and shortened when it is read.
        case text(String)
    }

    /// The weight, from 0 to 100, by which evidence with the same basis is ranked: a glob's weight or a signature's
    /// priority.
    public var weight: Int { Int(storedWeight) }

    /// The probability of the type, from 0 to 1, if it was estimated by a model trained on text in known languages; nil
    /// for all other evidence.
    public var confidence: Double? {
        storedConfidence == Self.noConfidence ? nil : Double(storedConfidence) / 100
    }

    /// A human-readable description of what was found, such as `89504E470D0A1A0A at 0` or `glob *.tar.gz`.
    public var detail: String {
        switch storedDetail {
        case .constant(let prefix, let text): prefix.string + text.string
        case .placed(let bytes, let offset): "\(bytes.string) at \(offset)"
        case .glob(let pattern, let place): "glob \(pattern.string)\(place.string)"
        case .numbered(let words, let number): words.string(filledWith: "\(number)")
        case .filled(let words, let text): words.string(filledWith: text).printable()
        case .text(let text): text.printable()
        }
    }

    /// Returns this evidence with another name strength, and with a note about where in the name its glob matches.
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
    ///   - weight: the weight, from 0 to 100, by which evidence with the same basis is ranked; usually 50.
    ///   - isExhaustive: true if a container was read to its end.
    ///   - rulesOutName: true if the content was compared with the type that its name implies, and can't have that
    ///     type.
    ///   - textCertainty: how certain it is whether the content is text.
    ///   - nameStrength: how strongly a name implies the type.
    ///   - confidence: the probability of the type, from 0 to 1, if a model estimated it; nil for all other evidence.
    ///   - detail: a human-readable description; control characters are escaped, and only the first 200 characters are
    ///     kept.
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
        storedDetail = .text(detail)
    }

    /// Creates evidence whose detail is stored in a table, without copying the detail.
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
    /// Creates evidence from a container; the number takes the place of `#` in the words only when `detail` is read.
    package init(container tier: Tier, _ words: StaticString, _ number: Int, isExhaustive: Bool = false) {
        self.init(basis: .container, tier: tier, isExhaustive: isExhaustive, detail: ConstantText(words))
        storedDetail = .numbered(ConstantText(words), number)
    }

    /// Creates evidence whose detail is some words with a text in place of `#`, which are combined only when `detail`
    /// is read.
    package init(basis: Basis, tier: Tier, isExhaustive: Bool = false, words: StaticString, filledWith text: String) {
        self.init(basis: basis, tier: tier, isExhaustive: isExhaustive, detail: ConstantText(words))
        storedDetail = .filled(ConstantText(words), text)
    }

    private static func hundredths(_ confidence: Double?) -> UInt8 {
        guard let confidence, !confidence.isNaN else { return noConfidence }
        return UInt8(max(0, min(1, confidence)) * 100)
    }

    /// Creates evidence from a glob that is stored in a table, without copying the glob.
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

    /// Creates evidence from a signature whose text is stored in a table, without copying the text.
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
    /// Checks whether all properties of two pieces of evidence are equal.
    public static func == (left: Evidence, right: Evidence) -> Bool {
        left.basis == right.basis && left.tier == right.tier && left.weight == right.weight
            && left.isExhaustive == right.isExhaustive && left.rulesOutName == right.rulesOutName
            && left.textCertainty == right.textCertainty
            && left.nameStrength == right.nameStrength && left.storedConfidence == right.storedConfidence
            && left.detail == right.detail
    }

    /// Feeds `basis`, `tier` and `detail` to a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(basis)
        hasher.combine(tier)
        hasher.combine(detail)
    }
}

extension Evidence.Basis {
    /// The usual tier of evidence from this source.
    public var ordinaryTier: Evidence.Tier {
        switch self {
        case .fileKind, .container, .xmlRoot: .structural
        case .signature, .libmagic: .signature
        case .text: .text
        case .declaredType, .name, .fallback: .none
        }
    }
}

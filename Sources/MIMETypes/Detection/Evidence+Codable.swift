extension Evidence: Codable {
    private enum Key: String, CodingKey {
        case basis, tier, weight, isExhaustive, rulesOutName, textCertainty, nameStrength, confidence, detail
    }

    /// Reads what `encode` wrote.
    ///
    /// - Parameter decoder: gives the members.
    /// - Throws: a `DecodingError` if a member is missing or has a value that is not known.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        let certainty = try values.decode(String.self, forKey: .textCertainty)
        guard let textCertainty = TextCertainty.allCases.first(where: { $0.name == certainty }) else {
            throw DecodingError.dataCorruptedError(
                forKey: .textCertainty, in: values, debugDescription: "'\(certainty)' is no certainty of text")
        }
        self.init(
            basis: try values.decode(Basis.self, forKey: .basis), tier: try values.decode(Tier.self, forKey: .tier),
            weight: try values.decode(Int.self, forKey: .weight),
            isExhaustive: try values.decode(Bool.self, forKey: .isExhaustive),
            rulesOutName: try values.decodeIfPresent(Bool.self, forKey: .rulesOutName) ?? false,
            textCertainty: textCertainty,
            nameStrength: try values.decode(NameStrength.self, forKey: .nameStrength),
            confidence: try values.decodeIfPresent(Double.self, forKey: .confidence),
            detail: try values.decode(String.self, forKey: .detail))
    }

    /// Writes all that can be asked of it.
    ///
    /// - Parameter encoder: takes the members.
    /// - Throws: what the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(basis, forKey: .basis)
        try values.encode(tier, forKey: .tier)
        try values.encode(weight, forKey: .weight)
        try values.encode(isExhaustive, forKey: .isExhaustive)
        try values.encode(rulesOutName, forKey: .rulesOutName)
        try values.encode(textCertainty.name, forKey: .textCertainty)
        try values.encode(nameStrength, forKey: .nameStrength)
        try values.encodeIfPresent(confidence, forKey: .confidence)
        try values.encode(detail, forKey: .detail)
    }
}

extension Evidence.TextCertainty {
    fileprivate var name: String {
        switch self {
        case .doubtful: "doubtful"
        case .probable: "probable"
        case .certain: "certain"
        }
    }
}

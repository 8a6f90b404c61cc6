extension Evidence: Codable {
    private enum Key: String, CodingKey {
        case basis, tier, weight, isExhaustive, rulesOutName, textCertainty, nameStrength, confidence, detail
    }

    /// Decodes evidence.
    ///
    /// - Parameter decoder: a decoder for an object with at least `basis` and `detail`. All other members may be
    ///   missing, and then get their default values.
    /// - Throws: a `DecodingError` if a required member is missing, or a value is unknown or out of range.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        let weight = try values.decodeIfPresent(Int.self, forKey: .weight) ?? 50
        let confidence = try values.decodeIfPresent(Double.self, forKey: .confidence)
        guard 0...100 ~= weight, confidence.map({ 0...1 ~= $0 }) ?? true else {
            throw DecodingError.dataCorruptedError(
                forKey: .weight, in: values,
                debugDescription: "a weight must be from 0 to 100, and a confidence from 0 to 1")
        }
        self.init(
            basis: try values.decode(Basis.self, forKey: .basis), tier: try values.level(.tier) ?? .none,
            weight: weight,
            isExhaustive: try values.decodeIfPresent(Bool.self, forKey: .isExhaustive) ?? false,
            rulesOutName: try values.decodeIfPresent(Bool.self, forKey: .rulesOutName) ?? false,
            textCertainty: try values.level(.textCertainty) ?? .probable,
            nameStrength: try values.level(.nameStrength) ?? .ordinary,
            confidence: confidence,
            detail: try values.decode(String.self, forKey: .detail))
    }

    /// Encodes the evidence, leaving out members that have their default values; `tier` is always encoded.
    ///
    /// - Parameter encoder: the encoder to write an object to.
    /// - Throws: any error that the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(basis, forKey: .basis)
        try values.encode(tier.name, forKey: .tier)
        if weight != 50 { try values.encode(weight, forKey: .weight) }
        if isExhaustive { try values.encode(true, forKey: .isExhaustive) }
        if rulesOutName { try values.encode(true, forKey: .rulesOutName) }
        if textCertainty != .probable { try values.encode(textCertainty.name, forKey: .textCertainty) }
        if nameStrength != .ordinary { try values.encode(nameStrength.name, forKey: .nameStrength) }
        try values.encodeIfPresent(confidence, forKey: .confidence)
        try values.encode(detail, forKey: .detail)
    }
}

extension KeyedDecodingContainer {
    /// Returns the level that a member names; nil if the member is missing.
    fileprivate func level<Level: NamedLevel>(_ key: Key) throws -> Level? {
        guard let name = try decodeIfPresent(String.self, forKey: key) else { return nil }
        if let level = Level.allCases.first(where: { $0.name == name }) { return level }
        throw DecodingError.dataCorruptedError(
            forKey: key, in: self, debugDescription: "there is no level '\(name)'")
    }
}

/// A level that is encoded by its name, because a number would be meaningless in JSON.
protocol NamedLevel: CaseIterable {
    var name: String { get }
}

extension Evidence.Tier: NamedLevel {
    /// The name of the case.
    ///
    /// The names are written out here because reflection would cost as much as a detection.
    package var name: String {
        switch self {
        case .none: "none"
        case .text: "text"
        case .weak: "weak"
        case .signature: "signature"
        case .structural: "structural"
        }
    }
}

extension Evidence.TextCertainty: NamedLevel {
    var name: String {
        switch self {
        case .doubtful: "doubtful"
        case .probable: "probable"
        case .certain: "certain"
        }
    }
}

extension Evidence.NameStrength: NamedLevel {
    var name: String {
        switch self {
        case .hint: "hint"
        case .weak: "weak"
        case .ordinary: "ordinary"
        case .strong: "strong"
        }
    }
}

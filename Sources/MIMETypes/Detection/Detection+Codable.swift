/// The JSON form is the one that `mimetype --json` prints, except that it lacks the members that the command takes from
/// a registry (`extensions`, `description`), and has some that the command leaves out (`usage`, `searched`, …). The
/// output of the command can therefore be decoded, too.
extension Detection: Codable {
    /// The version of the JSON form that is written.
    ///
    /// The number increases if programs that read the old form would misunderstand the new one.
    static let codedVersion = 1

    private enum Key: String, CodingKey {
        case version, type, charset, charsetEvidence, reason, rule, evidence, conflicts, doubtfulConflicts,
            alsoReadableAs
        case failures, candidates, usage, searched
    }

    /// Decodes a detection.
    ///
    /// Missing members get their default values. An unknown `rule` is ignored.
    ///
    /// - Parameter decoder: a decoder for an object with at least `type`, `reason` and `evidence`.
    /// - Throws: a `DecodingError` if a required member is missing, if a value other than that of `rule` is unknown, or
    ///   if there is a `version` other than 1.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        let version = try values.decodeIfPresent(Int.self, forKey: .version) ?? Self.codedVersion
        guard version == Self.codedVersion else {
            throw DecodingError.dataCorruptedError(
                forKey: .version, in: values,
                debugDescription: "version \(version) of a detection is unknown; this library reads version 1")
        }
        let type = try values.decode(MIMEType.self, forKey: .type)
        let evidence = try values.decode(Evidence.self, forKey: .evidence)
        let charset = try values.decodeIfPresent(Charset.self, forKey: .charset)
        let candidates = try values.decodeIfPresent([Candidate].self, forKey: .candidates) ?? []
        // The charset of the detection may be more exact than that of the winning candidate.
        let winner = candidates.first { $0.type == type && $0.evidence == evidence }
        self.init(
            winner: winner ?? Candidate(type: type, evidence: evidence, charset: charset),
            reason: try values.decode(Reason.self, forKey: .reason), charset: charset, candidates: candidates,
            conflicts: try values.decodeIfPresent([Conflict].self, forKey: .conflicts) ?? [],
            usage: try values.decodeIfPresent(ReadUsage.self, forKey: .usage) ?? ReadUsage())
        decidingRule = try values.decodeIfPresent(String.self, forKey: .rule).flatMap(Rule.init)
        charsetEvidence = try values.decodeIfPresent(CharsetEvidence.self, forKey: .charsetEvidence)
        doubtfulConflicts = try values.decodeIfPresent([Conflict].self, forKey: .doubtfulConflicts) ?? []
        alsoReadableAs = try values.decodeIfPresent([OtherReading].self, forKey: .alsoReadableAs) ?? []
        searched = try values.decodeIfPresent(SearchDepth.self, forKey: .searched)
        failures = try values.decodeIfPresent([ResolverFailure].self, forKey: .failures) ?? []
    }

    /// Encodes the detection as an object; its member `version` states the version of this format, currently 1.
    ///
    /// - Parameter encoder: the encoder to write an object to.
    /// - Throws: any error that the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(Self.codedVersion, forKey: .version)
        try values.encode(type, forKey: .type)
        try values.encodeIfPresent(charset, forKey: .charset)
        try values.encodeIfPresent(charsetEvidence, forKey: .charsetEvidence)
        try values.encode(reason, forKey: .reason)
        try values.encodeIfPresent(rule, forKey: .rule)
        try values.encode(evidence, forKey: .evidence)
        try values.encode(conflicts, forKey: .conflicts)
        if !doubtfulConflicts.isEmpty { try values.encode(doubtfulConflicts, forKey: .doubtfulConflicts) }
        try values.encode(alsoReadableAs, forKey: .alsoReadableAs)
        if !failures.isEmpty { try values.encode(failures, forKey: .failures) }
        try values.encode(candidates, forKey: .candidates)
        try values.encode(usage, forKey: .usage)
        try values.encodeIfPresent(searched, forKey: .searched)
    }
}

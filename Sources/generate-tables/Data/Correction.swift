/// A line of `corrections.tsv`: a decision that overrides the sources, with its reason.
struct Correction {
    enum Kind: String {
        /// The subject is another spelling of the value.
        case alias
        /// The subject is the name to use for the value and all its aliases.
        case canonical
        /// The subject is not another spelling of the value, whatever a source states.
        case separate
        /// The subject is a subtype of the value.
        case parent
        /// The subject is not a subtype of the value, whatever a source states.
        case notParent = "not-parent"
        /// The subject has the same container or syntax as the value, but its files can't be used as files of the
        /// value's type.
        case builtLike = "built-like"
        /// The pattern has the type with this weight: `type weight`. The weight 0 removes the type from the pattern.
        case glob
        /// The strength of a pattern for one of its types, or for all of them: `type strength` or `* strength`.
        case strength
        /// The extensions of the type, in order of preference.
        case extensions
        /// The type has (`+flag`) or lacks (`-flag`) a property.
        case flag
        /// The rules that the source in the value has for the type's content are left out.
        case notSignature = "not-signature"
    }

    let kind: Kind
    let subject: String
    let value: String
    let reason: String
    let line: Int

    static let columns = ["kind", "subject", "value", "reason"]

    /// Reads all lines.
    ///
    /// Two lines about the same decision are an error, because they could contradict each other.
    static func all(_ lines: [TSV.Line]) throws -> [Correction] {
        var positions: [[String]: Int] = [:]
        return try lines.map { line in
            let correction = try Correction(line)
            if let first = positions.updateValue(line.number, forKey: correction.decision) {
                throw TableError(
                    file: "corrections.tsv", line: line.number, reason: "line \(first) decides the same; delete one")
            }
            return correction
        }
    }

    /// The key of the decision.
    ///
    /// For patterns, it includes the type but not the weight, so that each weight is decided only once.
    private var decision: [String] {
        [kind.rawValue, subject, [.glob, .strength].contains(kind) ? String(value.prefix { $0 != " " }) : value]
    }

    init(_ line: TSV.Line) throws {
        guard let kind = Kind(rawValue: line.fields[0]) else {
            throw TableError(
                file: "corrections.tsv", line: line.number, reason: "unknown kind '\(line.fields[0])'")
        }
        guard line.fields.allSatisfy({ !$0.isEmpty }) else {
            throw TableError(
                file: "corrections.tsv", line: line.number, reason: "every column needs a text, the reason too")
        }
        self.kind = kind
        subject = line.fields[1]
        value = line.fields[2]
        reason = line.fields[3]
        self.line = line.number
    }
}

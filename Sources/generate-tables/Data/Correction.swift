/// A line of `corrections.tsv`: where we know better than a source, and why.
struct Correction {
    enum Kind: String {
        /// The subject is another spelling of the value.
        case alias
        /// The subject is the name to use for the value and all its aliases.
        case canonical
        /// The subject is not a spelling of the value, whatever a source says.
        case separate
        /// The subject is a kind of the value.
        case parent
        /// The subject is not a kind of the value, whatever a source says.
        case notParent = "not-parent"
        /// The subject has the container or the syntax of the value, but can't be used as one.
        case builtLike = "built-like"
        /// The pattern represents the type with this weight: `type weight`; weight 0 takes it away.
        case glob
        /// How much the pattern says about a type, or about all of its types: `type strength` or `* strength`.
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

    /// Reads all lines; one that decides again what another did is an error, since the two may come to differ.
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

    /// What may be decided once: for a pattern that is a type, whatever its weight.
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

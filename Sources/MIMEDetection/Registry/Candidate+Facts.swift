import MIMETypes

/// The properties of a candidate that are needed repeatedly.
///
/// Copying a candidate costs more than reading most of these properties.
struct CandidateFacts {
    /// The type's number in the tables; nil if the tables don't contain it.
    let id: TypeID?
    let basis: Evidence.Basis
    let tier: Evidence.Tier
    let textCertainty: Evidence.TextCertainty

    /// Whether the candidate states only that the content is text, or that it is bytes.
    @inline(__always)
    var isGeneric: Bool { id == .plainText || id == .octetStream }

    /// Whether the candidate states only whether the content is text.
    @inline(__always)
    var isAboutEncoding: Bool { basis == .text && tier == .text && isGeneric }

    /// Whether the candidate is evidence about the bytes that no weaker evidence can outweigh.
    @inline(__always)
    var isConclusive: Bool {
        guard tier >= .signature else { return false }
        return switch basis {
        case .signature, .container, .xmlRoot, .text: true
        case .fileKind, .declaredType, .name, .libmagic, .fallback: false
        }
    }

    /// Whether the candidate is conclusive evidence of a kind by which binary formats are recognised.
    @inline(__always)
    fileprivate var mayBeConclusivelyBinary: Bool { isConclusive && basis != .text && basis != .xmlRoot }
}

extension Candidate {
    /// The type's number in the tables; nil if the tables don't contain it.
    @inline(__always)
    var id: TypeID? { PackedTypes.find(type) }

    /// Whether the candidate states only that the content is text, or that it is bytes.
    @inline(__always)
    var isGeneric: Bool { id == .plainText || id == .octetStream }

    private var facts: CandidateFacts {
        CandidateFacts(id: id, basis: evidence.basis, tier: evidence.tier, textCertainty: evidence.textCertainty)
    }

    /// Whether the candidate results from a comparison with the name and states that the content is something else.
    @inline(__always)
    var rulesOutName: Bool { evidence.rulesOutName }

    /// Whether the candidate is evidence about the bytes that no weaker evidence can outweigh.
    var isConclusive: Bool { facts.isConclusive }

    /// Checks whether the candidate states conclusively that the content is binary data.
    func isConclusivelyBinary(_ registry: TypeRegistry) -> Bool {
        facts.mayBeConclusivelyBinary && !registry.isText(type)
    }
}

extension CandidateBuffer {
    @inline(__always)
    func facts(at index: Int) -> CandidateFacts {
        CandidateFacts(
            id: PackedTypes.find(self[index].type), basis: self[index].evidence.basis, tier: self[index].evidence.tier,
            textCertainty: self[index].evidence.textCertainty)
    }

    /// Checks whether files of the type of the candidate at an index are text.
    @inline(__always)
    func isText(at index: Int, _ registry: TypeRegistry) -> Bool {
        // A look-up by number doesn't copy the type.
        if registry.additions == nil, let id = facts(at: index).id { return PackedTypes.flags(id).contains(.text) }
        return registry.isText(self[index].type)
    }

    /// Checks whether the type of one candidate is built like that of another.
    func isBuiltLike(_ index: Int, _ other: Int, _ registry: TypeRegistry) -> Bool {
        if registry.additions == nil, let id = facts(at: index).id, let ancestor = facts(at: other).id {
            return TypeRegistry.isBuiltLike(id, ancestor)
        }
        return registry.isBuiltLike(self[index].type, self[other].type)
    }

    /// Checks whether the types of two candidates have the same name.
    func hasSameType(_ index: Int, _ other: Int) -> Bool {
        if self[index].type.isSameConstant(as: self[other].type) { return true }
        // An alias has the number of its type.
        if let id = facts(at: index).id, let otherID = facts(at: other).id, id != otherID { return false }
        return self[index].type == self[other].type
    }

    /// Checks whether the candidate at an index states conclusively that the content is binary data.
    @inline(__always)
    func isConclusivelyBinary(at index: Int, _ registry: TypeRegistry) -> Bool {
        facts(at: index).mayBeConclusivelyBinary && !isText(at: index, registry)
    }

    /// Checks whether a structure or a signature, among the candidates from an index on, identifies the content as
    /// binary data.
    func isConclusivelyBinary(_ registry: TypeRegistry, from start: Int = 0) -> Bool {
        for index in start..<count where isConclusivelyBinary(at: index, registry) { return true }
        return false
    }

    /// Whether the name says only that the content is text.
    @inline(__always)
    var isNamedAnyText: Bool {
        for index in 0..<count where self[index].evidence.basis == .name {
            return facts(at: index).id == .plainText
        }
        return false
    }

    /// Checks whether the content starts like a script, and the name is that of a ZIP archive or a format built on it.
    func isScriptNamedArchive(_ registry: TypeRegistry) -> Bool {
        let isScript = indices.contains { index in
            let facts = facts(at: index)
            return facts.tier == .signature && (facts.basis == .text || facts.basis == .signature)
                && isText(at: index, registry)
        }
        guard isScript else { return false }
        return indices.contains { facts(at: $0).basis == .name && registry.isBuiltLike(self[$0].type, TypeID.zip) }
    }

    /// Whether the content is binary data in which no signature was found.
    var isUnrecognisedBinary: Bool {
        for index in indices {
            let facts = facts(at: index)
            if facts.isConclusive || facts.basis == .fileKind || facts.basis == .text && facts.id == .plainText {
                return false
            }
        }
        return true
    }
}

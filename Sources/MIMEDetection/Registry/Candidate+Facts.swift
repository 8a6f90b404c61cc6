import MIMETypes

/// What is asked of a candidate again and again.
///
/// A copy of a candidate costs more than most of these answers.
struct CandidateFacts {
    /// The type's number in the tables; nil if it is not known there.
    let id: TypeID?
    let basis: Evidence.Basis
    let tier: Evidence.Tier
    let textCertainty: Evidence.TextCertainty

    /// Whether it only says that there is text, or that there are bytes.
    @inline(__always)
    var isGeneric: Bool { id == .plainText || id == .octetStream }

    /// Whether it states only whether the content is text.
    @inline(__always)
    var isAboutEncoding: Bool { basis == .text && tier == .text && isGeneric }

    /// Whether it is evidence about the bytes that no weaker evidence can outweigh.
    @inline(__always)
    var isConclusive: Bool {
        guard tier >= .signature else { return false }
        return switch basis {
        case .signature, .container, .xmlRoot, .text: true
        case .fileKind, .declaredType, .name, .libmagic, .fallback: false
        }
    }

    /// Whether it is conclusive evidence of a kind that binary formats are recognised by.
    @inline(__always)
    fileprivate var mayBeConclusivelyBinary: Bool { isConclusive && basis != .text && basis != .xmlRoot }
}

extension Candidate {
    /// The type's number in the tables; nil if it is not known there.
    @inline(__always)
    var id: TypeID? { PackedTypes.find(type) }

    /// Whether it only says that there is text, or that there are bytes.
    @inline(__always)
    var isGeneric: Bool { id == .plainText || id == .octetStream }

    private var facts: CandidateFacts {
        CandidateFacts(id: id, basis: evidence.basis, tier: evidence.tier, textCertainty: evidence.textCertainty)
    }

    /// Whether it was compared with the name and says that the content is something else.
    @inline(__always)
    var rulesOutName: Bool { evidence.rulesOutName }

    /// Whether it is evidence about the bytes that no weaker evidence can outweigh.
    var isConclusive: Bool { facts.isConclusive }

    /// Whether it states conclusively that the content is binary data.
    func isConclusivelyBinary(_ registry: TypeRegistry) -> Bool {
        facts.mayBeConclusivelyBinary && !registry.isText(type)
    }
}

extension [Candidate] {
    @inline(__always)
    func facts(at index: Int) -> CandidateFacts {
        CandidateFacts(
            id: PackedTypes.find(self[index].type), basis: self[index].evidence.basis, tier: self[index].evidence.tier,
            textCertainty: self[index].evidence.textCertainty)
    }

    /// Whether a candidate says conclusively that the content is binary data.
    @inline(__always)
    func isConclusivelyBinary(at index: Int, _ registry: TypeRegistry) -> Bool {
        facts(at: index).mayBeConclusivelyBinary && !registry.isText(self[index].type)
    }

    /// Whether a structure or a signature says that the content is binary data.
    func isConclusivelyBinary(_ registry: TypeRegistry) -> Bool {
        for index in indices where isConclusivelyBinary(at: index, registry) { return true }
        return false
    }

    /// Whether the content is binary data, and no signature was found.
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

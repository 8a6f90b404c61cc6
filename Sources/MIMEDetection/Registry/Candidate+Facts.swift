import MIMETypes

extension Candidate {
    /// The type's number in the tables; nil if it is not known there.
    @inline(__always)
    var id: TypeID? { PackedTypes.find(type) }

    /// Whether it only says that there is text, or that there are bytes.
    @inline(__always)
    var isGeneric: Bool { id == .plainText || id == .octetStream }

    /// Whether it says only whether the content is text.
    @inline(__always)
    var isAboutEncoding: Bool {
        evidence.basis == .text && isGeneric
    }

    /// Whether it is evidence about the bytes that no weaker evidence can outweigh.
    @inline(__always)
    var isConclusive: Bool {
        guard evidence.tier >= .signature else { return false }
        return switch evidence.basis {
        case .signature, .container, .xmlRoot, .text: true
        case .fileKind, .declaredType, .name, .libmagic, .fallback: false
        }
    }

    /// Whether it says conclusively that the content is binary data.
    @inline(__always)
    var isConclusivelyBinary: Bool {
        isConclusive && evidence.basis != .text && evidence.basis != .xmlRoot && !TypeRegistry.standard.isText(type)
    }
}

extension [Candidate] {
    /// Whether the content is binary data, and no signature was found.
    var isUnrecognisedBinary: Bool {
        for index in indices {
            if self[index].isConclusive || self[index].evidence.basis == .fileKind { return false }
            if self[index].isAboutEncoding, self[index].id == .plainText { return false }
        }
        return true
    }
}

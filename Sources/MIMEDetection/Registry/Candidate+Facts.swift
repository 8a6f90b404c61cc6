import MIMETypes

extension Candidate {
    /// The type's number in the tables; nil if it is not known there.
    @inline(__always)
    var id: TypeID? { PackedTypes.find(type) }

    /// Whether it only says that the content is text or that it is not.
    @inline(__always)
    var isAboutEncoding: Bool {
        evidence.basis == .text && (id == .plainText || id == .octetStream)
    }

    /// Whether it is a statement about bytes that nothing cheaper or weaker can change.
    @inline(__always)
    var isProof: Bool {
        guard evidence.tier >= .signature else { return false }
        return switch evidence.basis {
        case .signature, .container, .xmlRoot, .text: true
        case .fileKind, .declaredType, .name, .libmagic, .fallback: false
        }
    }

    /// Whether it proves that the content is binary data.
    @inline(__always)
    var provesBinary: Bool {
        isProof && evidence.basis != .text && evidence.basis != .xmlRoot && !TypeRegistry.standard.isText(type)
    }
}

extension [Candidate] {
    /// Whether the content is binary data without a signature, as far as it was heard.
    var isUnrecognisedBinary: Bool {
        for index in indices {
            if self[index].isProof || self[index].evidence.basis == .fileKind { return false }
            if self[index].isAboutEncoding, self[index].id == .plainText { return false }
        }
        return true
    }
}

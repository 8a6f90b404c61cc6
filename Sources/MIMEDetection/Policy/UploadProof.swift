import MIMETypes

/// The proof that the bytes of a file give for its type.
struct UploadProof {
    private let detection: Detection
    private let type: MIMEType
    private let registry: TypeRegistry

    /// The type to prove is the one that was detected, unless another one is given.
    init(of detection: Detection, as type: MIMEType? = nil, _ registry: TypeRegistry) {
        (self.detection, self.type, self.registry) = (detection, type ?? detection.type, registry)
    }

    /// Returns the type by which a file is judged, and the type that its bytes have to prove for that.
    ///
    /// If only the name says which vocabulary of XML a document has, it is any XML. A vocabulary whose root element
    /// isn't known needs no other proof, if it is one of the allowed types and nothing acts on its documents.
    static func subject(
        _ detection: Detection, allowed: [MIMEType], _ registry: TypeRegistry
    ) -> (type: MIMEType, proof: MIMEType) {
        let type = detection.type
        guard registry.isBuiltLike(type, TypeID.xml) else { return (type, type) }
        let isUnrooted = UnrootedXML.contains(type, registry)
        let isProven = UploadProof(of: detection, registry).isGiven
        guard !isProven || isUnrooted && detection.isParsed else { return (type, type) }
        guard isProven || UploadProof(of: detection, as: .xml, registry).isGiven else { return (type, type) }
        let isNamed =
            isUnrooted && allowed.contains { $0.hasSameEssence(as: type) }
            && UnrootedXML.isPlausible(detection, as: type, registry)
            && !UploadAllowance(types: [], ranges: [], registry: registry).isActive(type)
        return (isNamed ? type : .xml, .xml)
    }

    /// Whether the bytes confirm the type: a grammar, a conclusive signature or a structure, that of the container if
    /// only the name can tell the type from its container, or weaker evidence with which the name agrees.
    var isGiven: Bool {
        detection.isParsed || detection.candidates.contains { isProof($0) && registry.isSubtype($0.type, of: type) }
            || isContainerProven || isEncryptedDocument || isNamed && (isRecognised || isUnmarkedText)
    }

    /// Checks whether a candidate is conclusive.
    ///
    /// Words at the start of binary data don't make it XML.
    private func isProof(_ candidate: Candidate) -> Bool {
        candidate.isConclusive
            && (candidate.evidence.basis != .signature || detection.charset != nil
                || !registry.isSubtype(candidate.type, of: TypeID.xml))
    }

    /// Whether the bytes prove the container of the type, and a file of the type needs nothing else by which the bytes
    /// tell it from other files in this container: a compressed tar archive is a gzip file, a comic book a ZIP archive.
    private var isContainerProven: Bool {
        guard !registry.isStatedInside(type), !isVideoNamedLikeSound else { return false }
        let hasGrammar = GrammarProof.exists(for: type, registry)
        // The structure of a certificate in binary form is as good a proof as the grammar of one in text form.
        guard hasGrammar || !hasOwnMark else { return false }
        return detection.candidates.contains { candidate in
            candidate.isConclusive && !isOpen(candidate.type) && registry.isBuiltLike(type, candidate.type)
                && (candidate.evidence.basis == .container || !hasGrammar)
        }
    }

    /// Whether the content is an encrypted package of Office, in which only the name can tell the type of the document.
    ///
    /// https://learn.microsoft.com/openspecs/office_file_formats/ms-offcrypto section 2.3.4.4
    private var isEncryptedDocument: Bool {
        registry.isBuiltLike(type, TypeID.zip)
            && detection.candidates.contains { $0.isConclusive && $0.type.hasSameEssence(as: Self.encrypted) }
    }

    private static let encrypted = MIMEType(constant: "application/encrypted")

    /// Whether a track of video was found in a file that the name calls audio.
    private var isVideoNamedLikeSound: Bool {
        type.type == "audio"
            && detection.candidates.contains { $0.evidence.basis == .container && $0.type.type == "video" }
    }

    /// Whether every file of the type has a signature of its own, not only that of its container; that of XML is not
    /// counted, since a document may be compressed.
    private var hasOwnMark: Bool {
        guard registry.hasMandatorySignature(type), !registry.isBuiltLike(type, TypeID.xml) else { return false }
        return PackedTypes.find(type).map { Self.marked.contains($0.number) } ?? true
    }

    /// The numbers of the types that have a signature in the table.
    private static let marked = Set(
        SignatureTable.members.indices.map { SignatureRecord(Int(SignatureTable.members[$0])).type.number })

    /// Checks whether a container proves nothing about what is built like it.
    private func isOpen(_ container: MIMEType) -> Bool {
        registry.isText(container) || container == .octetStream
    }

    /// Whether the name says that the file has the type.
    private var isNamed: Bool {
        detection.candidates.contains { $0.evidence.basis == .name && registry.isSubtype(type, of: $0.type) }
    }

    /// Whether words, a short signature or the form of the text show the type, for which no better proof is known.
    private var isRecognised: Bool {
        guard !registry.isBuiltLike(type, TypeID.xml), !registry.isBuiltLike(type, TypeID.html),
            !GrammarProof.exists(for: type, registry)
        else { return false }
        return detection.candidates.contains { candidate in
            candidate.evidence.tier >= .weak && registry.isSubtype(candidate.type, of: type)
                && (candidate.evidence.basis == .signature || candidate.evidence.basis == .text)
                && !candidate.evidence.isGuess
        }
    }

    /// Whether the content is text, and the type is one that may be text and has no signature.
    private var isUnmarkedText: Bool {
        Self.families.contains(type.type) && !registry.isNeverText(type) && !registry.hasMandatorySignature(type)
            && type != .octetStream && detection.candidates.contains { $0.isAnyText }
    }

    /// The families of types with formats of text that no table lists as such.
    private static let families: Set<String> = ["application", "chemical"]
}

extension Candidate {
    /// Whether the candidate states that the content is text of some kind.
    fileprivate var isAnyText: Bool { evidence.basis == .text && id == .plainText }
}

extension Evidence {
    /// Whether a model of languages estimated the type.
    fileprivate var isGuess: Bool { confidence != nil }
}

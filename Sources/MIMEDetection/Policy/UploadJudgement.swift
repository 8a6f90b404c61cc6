import MIMETypes

/// Everything that an `UploadPolicy` finds in a detection and a name.
struct UploadJudgement {
    let detection: Detection
    let name: ResourceName?
    /// The name as it was sent, with its folders; nil if only its last part is known.
    var sentName: String?
    /// Whether the file is too large to be compared with the grammar of its format.
    var isTooLargeToParse = false
    let policy: UploadPolicy

    private var registry: TypeRegistry { policy.registry }

    init(detection: Detection, name: ResourceName?, sentName: String? = nil, policy: UploadPolicy) {
        (self.detection, self.name, self.sentName, self.policy) = (detection, name, sentName, policy)
        (type, proof) = UploadProof.subject(detection, allowed: policy.allowed, policy.registry)
    }

    /// The type that the bytes prove, or the one that was detected if they prove none.
    let type: MIMEType
    /// The type that the bytes have to prove: that of any XML if only the name tells the type from it.
    private let proof: MIMEType

    /// The findings, in no particular order.
    var findings: [UploadFinding] {
        if let noContent { return [noContent] }
        return misleadingName + contradictions + [disallowed, unproven, tooLittleRead].compactMap(\.self)
            + detection.alsoReadableAs.compactMap(finding(of:))
    }

    private var noContent: UploadFinding? {
        if detection.reason == .emptyFileName || type == .emptyFile {
            return UploadFinding(.empty, "no bytes")
        }
        return detection.reason == .fileKind ? UploadFinding(.notAFile, detection.evidence.detail) : nil
    }

    private var misleadingName: [UploadFinding] {
        guard let name else { return [] }
        return UploadName(name).findings(unless: isWanted) + (sentName.map(UploadPath.findings) ?? [])
    }

    /// Checks whether a suffix represents an allowed type that is made for what such files do.
    ///
    /// A policy that allows any XML or text doesn't ask for the scripts that are written in it.
    private func isWanted(_ suffix: String) -> Bool {
        registry.types(fileExtension: String(suffix.dropFirst())).contains { type in
            !Self.generic.contains { $0.hasSameEssence(as: type) }
                && policy.allowed.contains { registry.canonical($0).hasSameEssence(as: type) }
        }
    }

    /// Types of content of any kind, in which many other formats are written.
    private static let generic: [MIMEType] = [
        .plainText, .octetStream, .json, .yaml, .xml, .html, .zip, .gzip,
        MIMEType(constant: "application/x-ole-storage"),
    ]

    /// The contradictions between the bytes and the types that the name or the sender states.
    private var contradictions: [UploadFinding] {
        let conflicts = detection.conflicts + detection.doubtfulConflicts
        let found = conflicts.filter { $0.confidence >= policy.minConfidence }.compactMap {
            conflict -> UploadFinding? in
            guard conflict.kind == .declaredTypeContradicts else {
                if conflict.kind == .misleadingName {
                    if conflict.claimed.hasSameEssence(as: type) { return unseen }
                } else if isSound(named: conflict.claimed) || SharedContainers.areNetpbm(conflict.claimed, type)
                    || isTextDocument(named: conflict.claimed) || isAnyText(named: conflict.claimed)
                {
                    return nil
                }
                return UploadFinding(.nameContradicts, type: conflict.claimed, subject: fittingName, "\(conflict)")
            }
            guard !agrees(conflict.claimed) else { return nil }
            return UploadFinding(
                .declaredTypeContradicts, type: conflict.claimed, subject: conflict.claimed.essence, "\(conflict)")
        }
        guard policy.minConfidence == 0, !found.contains(where: { $0.code == .nameContradicts }),
            let first = names.first,
            !names.contains(where: {
                isRelated($0, type) || isSound(named: $0) || Self.isLinesOfJSON(type, named: $0)
                    || isTextDocument(named: $0) || SharedContainers.areNetpbm($0, type)
            })
        else { return found }
        return found + [
            UploadFinding(
                .nameContradicts, type: first, subject: fittingName, "the name says \(first), the content is \(type)")
        ]
    }

    /// A name for the file with the suffix of the content instead of the one that contradicts it; nil if the type isn't
    /// allowed, so that another name is no help.
    private var fittingName: String? {
        guard allowance.contains(type), let name else { return nil }
        return SafeName.suggestion(for: name, type: type, registry)
    }

    /// The finding for a character that isn't shown, in or right before the suffix of a name that is right otherwise.
    private var unseen: UploadFinding {
        let code = name.flatMap { UploadNameCharacters.lastUnseen(in: "\($0)") }.map { "U+\($0)" }
        return UploadFinding(
            .nameMisleads, subject: code, "the name has a character near its suffix that isn't shown: \(code ?? "?")")
    }

    /// Checks whether a declared type is known to be used for the type of the content, or is allowed for it by the
    /// policy.
    private func agrees(_ declared: MIMEType) -> Bool {
        DeclaredSpellings.agrees(declared, with: type, registry)
            || policy.declaredTypes.contains { spelling, types in
                registry.canonical(spelling).hasSameEssence(as: registry.canonical(declared))
                    && types.contains { registry.isSubtype(type, of: registry.canonical($0)) }
            }
    }

    private func isRelated(_ one: MIMEType, _ other: MIMEType) -> Bool {
        registry.isSubtype(one, of: other) || registry.isSubtype(other, of: one)
    }

    /// Checks whether the content is sound in a container that usually holds video, by which the file is named:
    /// browsers record speech as `.webm` and `.mp4`.
    private func isSound(named name: MIMEType) -> Bool {
        type.type == "audio" && name.type == "video" && SharedContainers.contain(name, type)
    }

    /// Checks whether the content is rich text or a new document with the suffix of old ones, which the same programs
    /// open and some of them write.
    private func isTextDocument(named name: MIMEType) -> Bool {
        name.hasSameEssence(as: Self.oldDocument) && Self.textDocuments.contains { type.hasSameEssence(as: $0) }
    }

    private static let oldDocument = MIMEType(constant: "application/msword")
    private static let textDocuments: [MIMEType] = [MIMEType(constant: "application/rtf"), .docx]

    /// Checks whether the content is plain text whose suffix says that, although the whole name is that of a kind of
    /// text which has such names: any list may be called `todo.txt`.
    private func isAnyText(named name: MIMEType) -> Bool {
        type.hasSameEssence(as: .plainText) && registry.isSubtype(name, of: type)
            && detection.candidates.contains { $0.evidence.basis == .name && $0.type == type }
    }

    /// Checks whether the content is JSON Lines with the suffix of JSON, as many exporters write it.
    private static func isLinesOfJSON(_ type: MIMEType, named name: MIMEType) -> Bool {
        type.essence == "application/x-ndjson" && name.essence == "application/json"
    }

    /// The types that the name may represent.
    private var names: [MIMEType] { detection.candidates.filter { $0.evidence.basis == .name }.map(\.type) }

    private var disallowed: UploadFinding? {
        allowance.contains(type)
            ? nil : UploadFinding(.typeNotAllowed, "\(type) is not allowed (\(detection.evidence))")
    }

    private var allowance: UploadAllowance {
        UploadAllowance(types: policy.allowed, ranges: policy.ranges, registry: registry)
    }

    /// The finding for a type that the bytes don't confirm; nil if they confirm it.
    ///
    /// A text format is confirmed by any text; every other format needs a proof.
    private var unproven: UploadFinding? {
        if registry.isText(type), !registry.hasMandatorySignature(type) {
            return detection.charset == nil ? UploadFinding(.unproven, "nothing shows that it is text") : nil
        }
        if UploadProof(of: detection, as: proof, registry).isGiven { return nil }
        return isTooLargeToParse
            ? UploadFinding(.notFullyRead, "\(type) must be read completely to be proven, which the limits don't allow")
            : UploadFinding(.unproven, "only \(detection.evidence) says that it is \(type)")
    }

    private func finding(of reading: OtherReading) -> UploadFinding? {
        UploadFinding(
            code(of: reading), type: reading.kind == .unchecked ? nil : reading.type, offset: reading.offset,
            part: reading.part, "\(reading)")
    }

    private func code(of reading: OtherReading) -> UploadFinding.Code {
        if let feature = reading.feature { return UploadFinding.Code(feature) }
        return switch reading.kind {
        case .format: .otherFormat
        case .sniffedByBrowser: .sniffedAsPage
        case .script: .script
        case .serverScript: .serverScript
        case .trailingData: isHarmful(reading.type) ? .trailingFile : .trailingData
        case .unchecked: .undecodable
        }
    }

    /// Checks whether content after the end of a file may do harm: content of any known format may, except images,
    /// audio, video and text that nothing runs, which phones and image editors append.
    private func isHarmful(_ type: MIMEType) -> Bool {
        if type == .octetStream { return false }
        if allowance.isActive(type) || registry.isSubtype(type, of: TypeID.xml) { return true }
        return !registry.isText(type) && !Self.harmless.contains(type.type)
    }

    private static let harmless: Set<String> = ["image", "audio", "video"]

    private var tooLittleRead: UploadFinding? {
        if detection.searched == SearchDepth.off {
            return UploadFinding(.notFullyRead, "the file was not searched for what else it can be read as")
        }
        guard policy.search == .thorough, detection.searched != .thorough else { return nil }
        return UploadFinding(.notFullyRead, "only the start of the file was searched for what else it can be read as")
    }
}

extension UploadFinding.Code {
    /// Returns the code for a feature, which has the same name.
    init(_ feature: OtherReading.Feature) { self = Self(rawValue: feature.rawValue) ?? .script }
}

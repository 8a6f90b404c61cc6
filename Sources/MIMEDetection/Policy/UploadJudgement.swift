import MIMETypes

/// The checks that an `UploadPolicy` makes of a file, in their order.
struct UploadJudgement {
    let detection: Detection
    let name: ResourceName?
    let policy: UploadPolicy

    private var registry: TypeRegistry { policy.registry }

    init(detection: Detection, name: ResourceName?, policy: UploadPolicy) {
        (self.detection, self.name, self.policy) = (detection, name, policy)
    }

    private var type: MIMEType { detection.type }

    /// The first reason to refuse the file; nil if there is none.
    var refusal: UploadRefusal? {
        noContent ?? misleadingName ?? contradiction ?? (isAllowed ? nil : disallowed) ?? unproven ?? otherReading
            ?? tooLittleRead
    }

    private func refused(_ reason: UploadRefusal.Reason, other: MIMEType? = nil, _ detail: String) -> UploadRefusal {
        UploadRefusal(
            reason, found: type, other: other, detail: detail, name: name, allowed: policy.allowed, registry: registry)
    }

    private var noContent: UploadRefusal? {
        guard detection.reason == .fileKind || detection.reason == .emptyFileName else { return nil }
        let isEmpty = detection.reason == .emptyFileName || type == .emptyFile
        return refused(isEmpty ? .unproven : .notAllowed, isEmpty ? "no bytes" : detection.evidence.detail)
    }

    private var misleadingName: UploadRefusal? {
        guard let name else { return nil }
        let checked = UploadName(name)
        if let problem = checked.problem { return refused(.nameContradicts, problem) }
        if let settings = checked.settingsName {
            return refused(.nameContradicts, "'\(settings)' holds settings of servers or desktops")
        }
        guard let suffix = checked.serverSuffix, !isWanted(suffix) else { return nil }
        return refused(
            .nameContradicts, "the name has '\(suffix)', by which servers or desktops take a file for a program")
    }

    /// Whether a suffix stands for an allowed type.
    private func isWanted(_ suffix: String) -> Bool {
        registry.types(fileExtension: String(suffix.dropFirst())).contains { type in
            policy.allowed.contains { $0.hasSameEssence(as: type) }
        }
    }

    /// A contradiction between the bytes and what the name or the sender says.
    private var contradiction: UploadRefusal? {
        if let conflict = detection.conflicts.first {
            return refused(.nameContradicts, other: conflict.claimed, "\(conflict)")
        }
        guard let first = names.first, !names.contains(where: { isRelated($0, type) }) else { return nil }
        return refused(.nameContradicts, other: first, "the name says \(first), the content is \(type)")
    }

    private func isRelated(_ one: MIMEType, _ other: MIMEType) -> Bool {
        registry.isSubclass(one, of: other) || registry.isSubclass(other, of: one)
    }

    /// What the name may stand for.
    private var names: [MIMEType] { detection.candidates.filter { $0.evidence.basis == .name }.map(\.type) }

    private var disallowed: UploadRefusal { refused(.notAllowed, "\(type) is not let in (\(detection.evidence))") }

    /// Whether it is one of the allowed types, or can be used as one and is no more active than that.
    private var isAllowed: Bool {
        policy.allowed.contains { allowed in
            if allowed.hasSameEssence(as: type) { return true }
            guard registry.isSubclass(type, of: allowed), !isActive else { return false }
            // Any document in XML may hold a script that browsers run.
            return !registry.isSubclass(type, of: TypeID.xml) || registry.isSubclass(allowed, of: TypeID.xml)
        }
    }

    /// Content that acts when it is opened or shown.
    private static let active: Set<MIMEType.Category> = [.executable, .page, .script]

    /// Whether a type, or for one that was registered any that it is a kind of, is for content that acts.
    private func isActive(_ type: MIMEType) -> Bool {
        if Self.active.contains(registry.category(of: type)) { return true }
        return registry.registration(of: type) != nil
            && registry.supertypes(of: type).contains { Self.active.contains(registry.category(of: $0)) }
    }

    /// Whether the file acts when it is opened: a program in PostScript or in the macros of a document, objects in
    /// RTF, a page that was saved as a letter.
    private var isActive: Bool {
        if isActive(type) || registry.isBuiltLike(type, .postScript) { return true }
        return hasMacros || Self.activeTypes.contains { type.hasSameEssence(as: $0) }
    }

    /// Whether the type is that of an Office document with macros, which its name says.
    private var hasMacros: Bool {
        type.withEssenceBytes { essence in
            var cursor = ByteCursor(UnsafeRawBufferPointer(essence))
            return cursor.skip(behind: "macroenabled")
        }
    }

    private static let activeTypes = [
        MIMEType(constant: "application/rtf"), MIMEType(constant: "multipart/related"),
        MIMEType(constant: "application/x-mimearchive"),
    ]

    /// Content that may do harm after the end of a picture.
    private func isHarmful(_ type: MIMEType) -> Bool {
        let category = registry.category(of: type)
        return isActive(type) || category == .archive || category == .document
            || registry.isSubclass(type, of: TypeID.xml)
    }

    /// A type that the bytes don't confirm.
    ///
    /// A text format is confirmed by any text; every other format must have its marks.
    private var unproven: UploadRefusal? {
        if registry.isText(type), !registry.hasMandatorySignature(type) {
            return detection.charset == nil ? refused(.unproven, "nothing shows that it is text") : nil
        }
        let isProven =
            detection.isParsed
            || detection.candidates.contains { $0.isConclusive && registry.isSubclass($0.type, of: type) }
        return isProven ? nil : refused(.unproven, "only \(detection.evidence) says that it is \(type)")
    }

    private var otherReading: UploadRefusal? {
        let readings = detection.alsoReadableAs
        if let script = readings.first(where: { $0.kind == .script || $0.kind == .serverScript }) {
            return refused(.scriptInside, other: script.type, "\(script)")
        }
        if let format = readings.first(where: { $0.kind == .format || $0.kind == .trailingData && isHarmful($0.type) })
        {
            return refused(.alsoReadable, other: format.type, "\(format)")
        }
        if let page = readings.first(where: { $0.kind == .sniffedByBrowser }) {
            return refused(.sniffedByBrowser, other: page.type, "\(page)")
        }
        return readings.first { $0.kind == .unchecked }.map { refused(.unchecked, "\($0)") }
    }

    private var tooLittleRead: UploadRefusal? {
        guard policy.search == .thorough, detection.searched != .thorough else { return nil }
        return refused(
            .tooLittleRead,
            "the file was searched as far as the first \(detection.usage.bytes) bytes that were read, which is not all")
    }
}

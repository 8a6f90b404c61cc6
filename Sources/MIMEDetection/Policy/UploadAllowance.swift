import MIMETypes

/// Which types are let in where some are allowed.
struct UploadAllowance {
    let types: [MIMEType]
    let ranges: [MediaRange]
    let registry: TypeRegistry

    /// Whether a type is one of the allowed types, or can be used as one and is no more active than that.
    func contains(_ type: MIMEType) -> Bool {
        if types.contains(where: { $0.hasSameEssence(as: type) }) { return true }
        guard !isActive(type) else { return false }
        let isXML = registry.isSubtype(type, of: TypeID.xml)
        // Any document in XML may hold a script that browsers run.
        if !isXML, registry.contains(type), ranges.contains(where: { $0.matches(type) }) { return true }
        return types.contains { allowed in
            registry.isSubtype(type, of: allowed) && (!isXML || registry.isSubtype(allowed, of: TypeID.xml))
        }
    }

    /// Content that acts when it is opened or shown.
    private static let active: Set<MIMEType.Category> = [.executable, .page, .script]

    /// Whether a type, or for one that was registered any that it is a kind of, is for content that acts.
    func isShownActive(_ type: MIMEType) -> Bool {
        if Self.active.contains(registry.category(of: type)) { return true }
        return registry.registration(of: type) != nil
            && registry.supertypes(of: type).contains { Self.active.contains(registry.category(of: $0)) }
    }

    /// Whether the file acts when it is opened: a program in PostScript or in the macros of a document, objects in
    /// RTF, a page that was saved as a letter, formulas in SYLK that start programs.
    func isActive(_ type: MIMEType) -> Bool {
        if isShownActive(type) || registry.isBuiltLike(type, .postScript) { return true }
        return Self.hasMacros(type) || Self.activeTypes.contains { type.hasSameEssence(as: $0) }
    }

    /// Whether the type is that of an Office document with macros, which its name states.
    private static func hasMacros(_ type: MIMEType) -> Bool {
        type.withEssenceBytes { essence in
            var cursor = ByteCursor(UnsafeRawBufferPointer(essence))
            return cursor.skip(behind: "macroenabled")
        }
    }

    private static let activeTypes = [
        MIMEType(constant: "application/rtf"), MIMEType(constant: "multipart/related"),
        MIMEType(constant: "application/x-mimearchive"), MIMEType(constant: "application/x-sylk"),
    ]
}

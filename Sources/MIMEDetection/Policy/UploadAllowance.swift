package import MIMETypes

extension UploadPolicy {
    /// Checks whether a family such as `image/*`, or a category, can allow a type.
    ///
    /// - Parameter type: a canonical name or an alias.
    /// - Returns: true if the standard registry contains the type, and files of the type can't contain scripts.
    package static func isAllowedByRanges(_ type: MIMEType) -> Bool {
        UploadAllowance(types: [], ranges: [], registry: .standard).isAllowedByRanges(type)
    }

    /// Checks whether a file of a type acts when it is opened or shown.
    package static func isActive(_ type: MIMEType) -> Bool {
        UploadAllowance(types: [], ranges: [], registry: .standard).isActive(type)
    }
}

/// The types that are accepted if some types are allowed.
struct UploadAllowance {
    let types: [MIMEType]
    let ranges: [MediaRange]
    let registry: TypeRegistry

    /// Checks whether a type is listed, or is covered by an allowed family or supertype and isn't active.
    func contains(_ type: MIMEType) -> Bool {
        if types.contains(where: { $0.hasSameEssence(as: type) }) { return true }
        guard !isActive(type) else { return false }
        if isAllowedByRanges(type), ranges.contains(where: { $0.matches(type) }) { return true }
        return types.contains { allowed in
            registry.isSubtype(type, of: allowed)
                && (!registry.isSubtype(type, of: TypeID.xml) || registry.isSubtype(allowed, of: TypeID.xml))
        }
    }

    /// Checks whether a family or a category can allow a type, so that the type needn't be listed.
    ///
    /// Any XML document may contain a script that browsers run.
    func isAllowedByRanges(_ type: MIMEType) -> Bool {
        registry.contains(type) && !isActive(type) && !registry.isSubtype(type, of: TypeID.xml)
    }

    /// Content that acts when it is opened or shown.
    private static let active: Set<MIMEType.Category> = [.executable, .page, .script]

    /// Checks whether a type is for content that acts; for a custom type, whether any of its supertypes is.
    func isShownActive(_ type: MIMEType) -> Bool {
        if Self.active.contains(registry.category(of: type)) { return true }
        return registry.registration(of: type) != nil
            && registry.supertypes(of: type).contains { Self.active.contains(registry.category(of: $0)) }
    }

    /// Checks whether a file of the type acts when it is opened: a program in PostScript or in the macros of a
    /// document, objects in RTF or OneNote, a page saved as a mail message, formulas in SYLK that start programs,
    /// scripts in a compressed drawing, calls in a pickle.
    func isActive(_ type: MIMEType) -> Bool {
        if isShownActive(type) || registry.isBuiltLike(type, .postScript) { return true }
        return Self.hasMacros(type) || Self.activeTypes.contains { type.hasSameEssence(as: $0) } || actsByName(type)
    }

    /// Checks whether the usual suffix of the type makes a server or a desktop run the file or connect to an address in
    /// it.
    private func actsByName(_ type: MIMEType) -> Bool {
        guard let suffix = registry.preferredFileExtension(of: type) else { return false }
        return UploadName(ResourceName("x.\(suffix)")).serverSuffix != nil
    }

    /// Checks whether the type is that of an Office document with macros, which is part of the type's name.
    private static func hasMacros(_ type: MIMEType) -> Bool {
        type.withEssenceBytes { essence in
            var cursor = ByteCursor(UnsafeRawBufferPointer(essence))
            return cursor.skip(behind: "macroenabled")
        }
    }

    private static let activeTypes = [
        MIMEType(constant: "application/rtf"), MIMEType(constant: "multipart/related"),
        MIMEType(constant: "application/x-mimearchive"), MIMEType(constant: "application/x-sylk"),
        MIMEType(constant: "image/svg+xml-compressed"),
        // A pickle is a program that calls any function: https://docs.python.org/3/library/pickle.html
        MIMEType(constant: "application/x-pickle"), MIMEType(constant: "application/x-pytorch"),
        MIMEType(constant: "application/onenote"), MIMEType(constant: "application/x-msaccess"),
        MIMEType(constant: "application/vnd.adobe.flash.movie"), MIMEType(constant: "application/x-silverlight-app"),
        MIMEType(constant: "application/vnd.adobe.air-application-installer-package+zip"),
        MIMEType(constant: "application/x-ms-application"), MIMEType(constant: "text/scriptlet"),
        MIMEType(constant: "model/vrml"), MIMEType(constant: "application/x-blender"),
    ]
}

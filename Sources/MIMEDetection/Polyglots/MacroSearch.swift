import MIMETypes

/// Looks in office documents for programs that run when they are opened.
///
/// Only the names in the container are read, not the programs.
enum MacroSearch {
    /// The program, or nil if there is none.
    static func reading(in resource: Resource) throws(ResourceError) -> OtherReading? {
        let found: String? = try resource.withHead { (head) throws(ResourceError) in
            try head.withUnsafeBytes { (head) throws(ResourceError) in try program(in: resource, head) }
        }
        return found.map {
            OtherReading(kind: .script, type: MIMEType(constant: "text/x-vbasic"), offset: 0, detail: $0)
        }
    }

    private static func program(in resource: Resource, _ head: UnsafeRawBufferPointer) throws(ResourceError) -> String?
    {
        if let file = try CompoundFile(resource, head: head) {
            return file.names.contains("_VBA_PROJECT") ? "storage _VBA_PROJECT" : nil
        }
        guard let directory = try ZIPDirectory(resource, head: head) else { return nil }
        if let entry = directory.first(where: isProgram) { return "ZIP entry \(directory.name(of: entry))" }
        return try declaresProgram(directory, resource) ? "[Content_Types].xml with vbaProject" : nil
    }

    /// Whether the list of parts says that one of them is a program, whatever its name.
    private static func declaresProgram(
        _ directory: ZIPDirectory, _ resource: Resource
    ) throws(ResourceError) -> Bool {
        guard let entry = directory.first(named: "[Content_Types].xml") else { return false }
        let content = try directory.content(of: entry, limit: 64 << 10, resource) ?? []
        return content.withUnsafeBytes { bytes in
            bytes.containsPlace(of: UInt8(ascii: "-")) { place in
                let cursor = ByteCursor(bytes, at: place)
                return programTypes.contains { cursor.starts(with: $0, ignoringCase: true) }
            }
        }
    }

    /// What the types of parts with programs have in them, in small or capital letters.
    private static let programTypes: [StaticString] = [
        "-office.vbaProject", "-excel.macrosheet", "-excel.intlmacrosheet",
    ]

    /// Whether an entry holds macros of Microsoft Office, LibreOffice or OpenOffice.
    ///
    /// https://learn.microsoft.com/openspecs/office_file_formats/ms-ovba and
    /// https://docs.oasis-open.org/office/OpenDocument/v1.3/os/part2-packages/OpenDocument-v1.3-os-part2-packages.html
    private static func isProgram(_ name: ZIPEntryName) -> Bool {
        if name.hasSuffix("vbaProject.bin") || name.hasPrefix("xl/macrosheets/") { return true }
        let isModule =
            name.hasPrefix("Basic/") && name.hasSuffix(".xml")
            && !name.hasSuffix("/script-lb.xml") && !name.hasSuffix("/script-lc.xml")
        return isModule || name.hasPrefix("Scripts/") && !name.hasSuffix("/")
    }
}

import MIMETypes

/// Open Packaging Conventions packages: Office documents, XPS, 3MF.
///
/// `[Content_Types].xml` states the type of the main part, which distinguishes documents from templates, and files with
/// macros from those without. File extensions are ignored.
/// https://ecma-international.org/publications-and-standards/standards/ecma-376/
enum OfficeOpenXML {
    private typealias MainPart = (part: ConstantText, package: MIMEType)

    private static let limit = 64 << 10

    static func candidate(_ directory: ZIPDirectory, _ resource: Resource) throws(ResourceError) -> Candidate? {
        let list = directory.first(named: "[Content_Types].xml")
        if let list, let (part, package) = try mainPart(list, directory, resource) {
            let type = try fixedDocument(package, directory, resource) ?? package
            return ZIPFormat.structural(
                type, "[Content_Types].xml names #", part.string, isExhaustive: directory.isComplete)
        }
        let isLikely = list != nil || directory.contains("_rels/.rels") || !directory.isComplete
        guard isLikely else { return nil }
        // This is for packages whose list of types is out of reach.
        let folder = PackedZIPContents.first(.folders) { prefix in
            directory.first { $0.hasPrefix(prefix) } != nil
        }
        return folder.map { ZIPFormat.structural($0.type, "ZIP folder #", $0.name.string) }
    }

    /// Returns the main part that the list of types names.
    ///
    /// It comes early in most lists, so a long list need not be decompressed to its end.
    private static func mainPart(
        _ list: ZIPDirectory.Entry, _ directory: ZIPDirectory, _ resource: Resource
    ) throws(ResourceError) -> MainPart? {
        var (found, position): (MainPart?, Int) = (nil, 0)
        let content = try directory.content(of: list, limit: limit, resource) { start in
            found = mainPart(start, from: &position)
            return found != nil
        }
        guard let content, found == nil else { return found }
        return content.withUnsafeBytes { mainPart($0, from: &position) }
    }

    /// Returns the first main part among the content types in a list, from a position on.
    ///
    /// The position moves to the first type whose end has not been read yet.
    private static func mainPart(_ list: UnsafeRawBufferPointer, from position: inout Int) -> MainPart? {
        var cursor = ByteCursor(list, at: position)
        while cursor.skip(behind: "\"application/") {
            let type = cursor.take { $0 != UInt8(ascii: "\"") }
            if cursor.isAtEnd { return nil }
            if let (package, part) = PackedZIPContents.first(
                .parts, where: { $0.count == type.count && type.elementsEqual($0.bytes) })
            {
                return (part, package)
            }
            position = cursor.position
        }
        return nil
    }

    /// Returns the type of a package with fixed pages, by its relations: drawings and standardised documents have
    /// separate types.
    ///
    /// https://ecma-international.org/publications-and-standards/standards/ecma-388/
    private static func fixedDocument(
        _ package: MIMEType, _ directory: ZIPDirectory, _ resource: Resource
    ) throws(ResourceError) -> MIMEType? {
        guard package.hasSameEssence(as: MIMEType(constant: "application/vnd.ms-xpsdocument")),
            let entry = directory.first(named: "_rels/.rels"),
            let relations = try directory.content(of: entry, limit: limit, resource)
        else { return nil }
        return relations.withUnsafeBytes { relations in
            func name(_ text: StaticString) -> Bool {
                var cursor = ByteCursor(relations)
                return cursor.skip(behind: text)
            }
            if name("schemas.autodesk.com/dwfx") { return MIMEType(constant: "model/vnd.dwfx+xps") }
            return name("schemas.openxps.org") ? MIMEType(constant: "application/oxps") : nil
        }
    }
}

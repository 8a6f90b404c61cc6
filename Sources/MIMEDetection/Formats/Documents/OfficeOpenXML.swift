import MIMETypes

/// Packages of the Open Packaging Conventions: Office documents, XPS, 3MF.
///
/// The type of the main part, which `[Content_Types].xml` states, tells a document from a template and one with macros
/// from one without; file extensions do not count.
/// https://ecma-international.org/publications-and-standards/standards/ecma-376/
enum OfficeOpenXML {
    private typealias MainPart = (part: StaticString, package: StaticString)

    private static let limit = 64 << 10

    /// The types of main parts, and the types of the packages.
    private static let mainParts: [MainPart] = [
        (
            "vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml",
            "application/vnd.openxmlformats-officedocument.wordprocessingml.document"
        ),
        (
            "vnd.openxmlformats-officedocument.wordprocessingml.template.main+xml",
            "application/vnd.openxmlformats-officedocument.wordprocessingml.template"
        ),
        ("vnd.ms-word.document.macroEnabled.main+xml", "application/vnd.ms-word.document.macroenabled.12"),
        ("vnd.ms-word.template.macroEnabledTemplate.main+xml", "application/vnd.ms-word.template.macroenabled.12"),
        (
            "vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml",
            "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        ),
        (
            "vnd.openxmlformats-officedocument.spreadsheetml.template.main+xml",
            "application/vnd.openxmlformats-officedocument.spreadsheetml.template"
        ),
        ("vnd.ms-excel.sheet.macroEnabled.main+xml", "application/vnd.ms-excel.sheet.macroenabled.12"),
        ("vnd.ms-excel.template.macroEnabled.main+xml", "application/vnd.ms-excel.template.macroenabled.12"),
        ("vnd.ms-excel.addin.macroEnabled.main+xml", "application/vnd.ms-excel.addin.macroenabled.12"),
        ("vnd.ms-excel.sheet.binary.macroEnabled.main", "application/vnd.ms-excel.sheet.binary.macroenabled.12"),
        (
            "vnd.openxmlformats-officedocument.presentationml.presentation.main+xml",
            "application/vnd.openxmlformats-officedocument.presentationml.presentation"
        ),
        (
            "vnd.openxmlformats-officedocument.presentationml.slideshow.main+xml",
            "application/vnd.openxmlformats-officedocument.presentationml.slideshow"
        ),
        (
            "vnd.openxmlformats-officedocument.presentationml.template.main+xml",
            "application/vnd.openxmlformats-officedocument.presentationml.template"
        ),
        (
            "vnd.ms-powerpoint.presentation.macroEnabled.main+xml",
            "application/vnd.ms-powerpoint.presentation.macroenabled.12"
        ),
        (
            "vnd.ms-powerpoint.slideshow.macroEnabled.main+xml",
            "application/vnd.ms-powerpoint.slideshow.macroenabled.12"
        ),
        ("vnd.ms-powerpoint.template.macroEnabled.main+xml", "application/vnd.ms-powerpoint.template.macroenabled.12"),
        ("vnd.ms-powerpoint.addin.macroEnabled.main+xml", "application/vnd.ms-powerpoint.addin.macroenabled.12"),
        (
            "vnd.openxmlformats-officedocument.presentationml.slide.main+xml",
            "application/vnd.openxmlformats-officedocument.presentationml.slide"
        ),
        ("vnd.ms-powerpoint.slide.macroEnabled.main+xml", "application/vnd.ms-powerpoint.slide.macroenabled.12"),
        (
            "vnd.openxmlformats-officedocument.themeManager+xml", "application/vnd.ms-officetheme"
        ),
        ("vnd.ms-visio.drawing.main+xml", "application/vnd.ms-visio.drawing.main+xml"),
        ("vnd.ms-visio.template.main+xml", "application/vnd.ms-visio.template.main+xml"),
        ("vnd.ms-visio.stencil.main+xml", "application/vnd.ms-visio.stencil.main+xml"),
        ("vnd.ms-visio.drawing.macroEnabled.main+xml", "application/vnd.ms-visio.drawing.macroenabled.main+xml"),
        ("vnd.ms-visio.template.macroEnabled.main+xml", "application/vnd.ms-visio.template.macroenabled.main+xml"),
        ("vnd.ms-visio.stencil.macroEnabled.main+xml", "application/vnd.ms-visio.stencil.macroenabled.main+xml"),
        ("vnd.ms-package.xps-fixeddocumentsequence+xml", "application/vnd.ms-xpsdocument"),
        ("vnd.ms-package.3dmanufacturing-3dmodel+xml", "model/3mf"),
    ]

    /// The folders of main parts, for packages whose list of types is out of reach.
    private static let folders: [(prefix: StaticString, package: StaticString)] = [
        ("word/", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"),
        ("xl/", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"),
        ("ppt/", "application/vnd.openxmlformats-officedocument.presentationml.presentation"),
        ("visio/", "application/vnd.ms-visio.drawing.main+xml"),
    ]

    static func candidate(_ directory: ZIPDirectory, _ resource: Resource) throws(ResourceError) -> Candidate? {
        let list = directory.first(named: "[Content_Types].xml")
        if let list, let (part, package) = try mainPart(list, directory, resource) {
            let type = try fixedDocument(package, directory, resource) ?? package
            return ZIPFormat.structural(
                type, "[Content_Types].xml names \(part)", isExhaustive: directory.isComplete)
        }
        let isLikely = list != nil || directory.contains("_rels/.rels") || !directory.isComplete
        guard isLikely else { return nil }
        for (prefix, package) in folders where directory.first(where: { $0.hasPrefix(prefix) }) != nil {
            return ZIPFormat.structural(package, "ZIP folder \(prefix)")
        }
        return nil
    }

    /// The main part that the list of types names.
    ///
    /// It comes early in most lists, so that not all of a long one need be decompressed.
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

    /// The first main part among the content types that a list names at or after a position, which moves to the first
    /// type that is not known to end.
    private static func mainPart(_ list: UnsafeRawBufferPointer, from position: inout Int) -> MainPart? {
        var cursor = ByteCursor(list, at: position)
        while cursor.skip(behind: "\"application/") {
            let type = cursor.take { $0 != UInt8(ascii: "\"") }
            if cursor.isAtEnd { return nil }
            let found = mainParts.first { $0.part.utf8CodeUnitCount == type.count && type.has($0.part, at: 0) }
            if let found { return found }
            position = cursor.position
        }
        return nil
    }

    /// What a package of fixed pages is by its relations: drawings and the standardised kind have names of their own.
    ///
    /// https://ecma-international.org/publications-and-standards/standards/ecma-388/
    private static func fixedDocument(
        _ package: StaticString, _ directory: ZIPDirectory, _ resource: Resource
    ) throws(ResourceError) -> StaticString? {
        guard package.description == "application/vnd.ms-xpsdocument",
            let entry = directory.first(named: "_rels/.rels"),
            let relations = try directory.content(of: entry, limit: limit, resource)
        else { return nil }
        return relations.withUnsafeBytes { relations in
            func name(_ text: StaticString) -> Bool {
                var cursor = ByteCursor(relations)
                return cursor.skip(behind: text)
            }
            if name("schemas.autodesk.com/dwfx") { return "model/vnd.dwfx+xps" }
            return name("schemas.openxps.org") ? "application/oxps" : nil
        }
    }
}

import MIMETypes

/// A part of an office package that can contain or refer to active content.
///
/// https://ecma-international.org/publications-and-standards/standards/ecma-376/ and
/// https://docs.oasis-open.org/office/OpenDocument/v1.3/os/part2-packages/OpenDocument-v1.3-os-part2-packages.html
enum OfficePart {
    /// The list of the parts' content types.
    case types
    /// The relations of a part: what it refers to.
    case relations
    /// The relations of a chart.
    case chartRelations
    /// Text with fields that may start programs.
    case fields
    /// A slide with actions that may start programs.
    case slide
    /// A table in another file or program.
    case link
    /// The description of a ribbon, which names macros.
    case ribbon
    /// Shapes and controls of a workbook, which may name macros.
    case drawing
    /// A table in another file or program, in a binary workbook.
    case binaryLink
    /// Content of an OpenDocument file.
    case content
    /// Menus, toolbars and keys of an OpenDocument file.
    case configuration
    /// The list of files in an OpenDocument package.
    case manifest
    /// A sheet of a workbook with controls, which may name macros.
    case controls

    /// How many times as long as only unpacking it the search of a part takes at most.
    ///
    /// Nearly no tag of the content of OpenDocument is examined, and what that takes is counted. Each tag of drawings
    /// and menus is, which are short in real documents.
    var weight: Int {
        switch self {
        case .content, .controls: 1
        case .drawing, .ribbon, .configuration: 48
        default: 16
        }
    }

    struct Finding {
        let feature: OtherReading.Feature
        let detail: String
        let type: StaticString

        /// By default, what was found has the usual type of the feature.
        init(feature: OtherReading.Feature, detail: String, type: StaticString? = nil) {
            (self.feature, self.detail, self.type) = (feature, detail, type ?? feature.usualType)
        }
    }

    /// Returns the part with a name, regardless of case; nil for a part that isn't read.
    init?(_ name: String) {
        let name = Self.normalized(name)
        switch name {
        case "[content_types].xml": self = .types
        case "content.xml", "styles.xml", "meta.xml": self = .content
        case "meta-inf/manifest.xml": self = .manifest
        case _ where name.hasSuffix(".rels"): self = .relations
        case _ where name.hasPrefix("word/") && name.hasSuffix(".xml"): self = .fields
        case _ where name.hasPrefix("ppt/") && name.hasSuffix(".xml"): self = .slide
        case _ where name.hasPrefix("xl/externallinks/") && name.hasSuffix(".xml"): self = .link
        case _ where name.hasPrefix("xl/externallinks/") && name.hasSuffix(".bin"): self = .binaryLink
        case _ where name.hasPrefix("xl/drawings/") && name.hasSuffix(".xml") || name.hasSuffix(".vml"): self = .drawing
        case _ where OfficeRibbon.isUsualPath(name): self = .ribbon
        case _ where name.hasPrefix("configurations2/") && name.hasSuffix(".xml"): self = .configuration
        case _ where name.hasSuffix("/content.xml"): self = .content
        // A module may have the name of a list.
        case _ where Self.isOfBasic(name) && (name.hasSuffix("/script.xml") || name.hasSuffix("/script-lc.xml")):
            self = .content
        default: return nil
        }
    }

    /// Returns the part with a root element; nil for a part that isn't read.
    ///
    /// Some programs go by the relation that leads to a part, and the root element follows from that.
    init?(root name: UnsafeRawBufferPointer) {
        guard let part = Self.roots.first(where: { name.equals($0.name) })?.part else { return nil }
        self = part
    }

    private static let roots: [(name: StaticString, part: OfficePart)] = [
        ("document", .fields), ("hdr", .fields), ("ftr", .fields), ("footnotes", .fields), ("endnotes", .fields),
        ("comments", .fields), ("glossaryDocument", .fields), ("sld", .slide), ("sldLayout", .slide),
        ("sldMaster", .slide), ("notes", .slide), ("notesMaster", .slide), ("handoutMaster", .slide),
        ("externalLink", .link), ("wsDr", .drawing), ("xml", .drawing), ("customUI", .ribbon),
        ("worksheet", .controls), ("chartsheet", .controls), ("dialogsheet", .controls),
    ]

    /// Checks whether an entry is a control of a sheet by its name.
    static func isControl(_ name: String) -> Bool { normalized(name).hasPart("/ctrlprops/") }

    /// Returns a name in lower case and with slashes only.
    private static func normalized(_ name: String) -> String {
        let name = name.lowercased()
        guard name.utf8.contains(UInt8(ascii: "\\")) else { return name }
        return String(decoding: name.utf8.map { $0 == UInt8(ascii: "\\") ? UInt8(ascii: "/") : $0 }, as: UTF8.self)
    }

    /// Returns what an entry is according to its name, if it is a program or an object.
    static func program(_ name: String) -> (OtherReading.Feature, StaticString)? {
        let name = normalized(name)
        if name.hasSuffix("vbaproject.bin") { return (.macros, "text/x-vbasic") }
        if name == "xl/connections.xml" { return (.externalLink, "application/xml-external-parsed-entity") }
        if name.hasPrefix("xl/macrosheets/") { return (.macroSheet, "application/vnd.ms-excel") }
        if name.hasPart("/activex/"), !name.hasPart("/_rels/"), !name.hasSuffix("/") {
            return (.activeX, "application/x-ole-storage")
        }
        if name.hasPart("/embeddings/"), !name.hasPart("/_rels/") { return embedded(name) }
        // A module may be stored in its compiled form, and have the name of a list of dialogs.
        let isModule = isOfBasic(name) && !name.hasSuffix("/") && !lists.contains(where: name.hasSuffix)
        return isModule || name.hasPrefix("scripts/") && !name.hasSuffix("/") ? (.macros, "text/x-vbasic") : nil
    }

    /// Whether an entry belongs to the libraries of a document, or of a document inside it.
    private static func isOfBasic(_ name: String) -> Bool { name.hasPrefix("basic/") || name.hasPart("/basic/") }

    /// The lists of modules; the last name is that of StarOffice documents.
    private static let lists = ["/script-lb.xml", "/script-lc.xml", "/script.xml"]

    /// Returns what else the package is if it contains an entry with a name: a Java or Android program.
    static func otherPackage(_ name: String) -> StaticString? {
        switch name {
        case "META-INF/MANIFEST.MF": "application/java-archive"
        case "classes.dex", "AndroidManifest.xml": "application/vnd.android.package-archive"
        case _ where name.hasPrefix("WEB-INF/"): "application/java-archive"
        default: nil
        }
    }

    /// Charts and tables store their data in workbooks, which are also packages.
    private static func embedded(_ name: String) -> (OtherReading.Feature, StaticString)? {
        if name.hasSuffix("/") { return nil }
        if [".xlsm", ".docm", ".pptm", ".xlam"].contains(where: name.hasSuffix) { return (.macros, "text/x-vbasic") }
        // A binary workbook has no macros by its kind alone.
        if [".xlsx", ".xlsb", ".docx", ".pptx", ".sldx"].contains(where: name.hasSuffix) { return nil }
        return (.embeddedObject, "application/x-ole-storage")
    }

    /// Returns what the text of the part refers to.
    func findings(in bytes: UnsafeRawBufferPointer) -> [Finding] {
        switch self {
        case .types: Self.typeFindings(bytes)
        case .relations: OfficeRelations.findings(in: bytes)
        case .chartRelations: OfficeRelations.findings(in: bytes, ofChart: true)
        case .fields: OfficeFields.findings(in: bytes)
        case .slide: OfficeActions.findings(in: bytes)
        case .link: bytes.contains("ddeLink") ? [Finding(feature: .dataExchange, detail: "<ddeLink>")] : []
        case .ribbon: OfficeRibbon.findings(in: bytes)
        case .drawing: OfficeDrawing.findings(in: bytes)
        case .controls: OfficeDrawing.findings(inSheet: bytes)
        case .binaryLink: BinaryWorkbookLink.findings(in: bytes)
        case .content: OpenDocumentContent.findings(in: bytes)
        case .configuration: OpenDocumentContent.findings(inConfiguration: bytes)
        case .manifest:
            bytes.contains("encryption-data") ? [Finding(feature: .encrypted, detail: "<encryption-data>")] : []
        }
    }

    /// The types of binary workbooks: of the main part, and of a workbook inside another document.
    private static let binaryWorkbooks: [StaticString] = [
        "-excel.sheet.binary.macroenabled.main", "-excel.sheet.binary.macroenabled.12",
    ]

    /// Strings contained in the types of parts with programs, in lower case.
    private static let programTypes: [(text: StaticString, feature: OtherReading.Feature)] = [
        ("-office.vbaproject", .macros), ("macroenabled", .macros), ("-excel.macrosheet", .macroSheet),
        ("-excel.intlmacrosheet", .macroSheet), ("-office.activex", .activeX),
        ("officedocument.oleobject", .embeddedObject),
    ]

    /// Returns what a part with a lower-case type is, if it is a program or contains one.
    ///
    /// Every binary workbook is called macro-enabled, whether or not it has a project of macros.
    static func programType(_ value: UnsafeRawBufferPointer) -> OtherReading.Feature? {
        if binaryWorkbooks.contains(where: { value.has($0, at: value.count - $0.utf8CodeUnitCount) }) { return nil }
        return programTypes.first { value.contains($0.text) }?.feature
    }

    /// Finds types of programs and of main parts with macros, regardless of the names of the parts.
    private static func typeFindings(_ bytes: UnsafeRawBufferPointer) -> [Finding] {
        var (cursor, found): (ByteCursor, [Finding]) = (ByteCursor(bytes), [])
        if bytes.contains("<!DOCTYPE") {
            found.append(Finding(feature: .entityExpansion, detail: "[Content_Types].xml with declarations"))
        }
        while !cursor.isAtEnd {
            _ = cursor.nextElement()
            while let attribute = cursor.nextAttribute() {
                guard attribute.name.equals("ContentType") else { continue }
                let feature = XMLValue.withResolved(attribute.value) { programType($0) }
                guard let feature, !found.contains(where: { $0.feature == feature }) else { continue }
                let text = XMLValue.withResolved(attribute.value) { $0.string }
                found.append(Finding(feature: feature, detail: "[Content_Types].xml with \(text)"))
            }
        }
        return found
    }
}

extension OtherReading.Feature {
    /// The type of what office documents contain or refer to if they have the feature.
    var usualType: StaticString {
        switch self {
        case .macroSheet: "application/vnd.ms-excel"
        case .activeX, .embeddedObject: "application/x-ole-storage"
        case .dataExchange: "application/x-executable"
        case .remoteTemplate, .externalLink, .externalReference, .transformation, .entityExpansion:
            "application/xml-external-parsed-entity"
        default: "text/x-vbasic"
        }
    }
}

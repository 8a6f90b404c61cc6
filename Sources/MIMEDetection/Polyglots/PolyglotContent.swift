import MIMETypes

/// The content to search, and the searches that make sense for its type.
struct PolyglotContent {
    private let type: MIMEType
    /// The properties of types.
    let registry: TypeRegistry
    /// Whether the content may contain bytes that don't occur in text.
    let isBinary: Bool
    /// Whether the content is an image, audio or video, in which no archive or program is expected.
    let isShown: Bool
    /// Whether the content is text that people or programs only read, and nothing runs.
    let isReadText: Bool
    /// Whether the content is a table that spreadsheets open, in which a cell can be a formula.
    let isTable: Bool
    private let isXML: Bool
    private let isPDF: Bool
    /// Whether the content is data for the forms of a PDF, which has the syntax of one.
    private let isFormData: Bool
    /// Whether to make searches that are too expensive for an ordinary detection.
    private let isThorough: Bool

    init(_ type: MIMEType, depth: SearchDepth, _ registry: TypeRegistry) {
        self.type = type
        self.registry = registry
        isThorough = depth == .thorough
        let isText = registry.isText(type)
        isXML = isText && registry.isBuiltLike(type, TypeID.xml)
        isFormData = !isText && type.essence == "application/fdf"
        isPDF = isFormData || !isText && registry.isBuiltLike(type, TypeID.pdf)
        isBinary = !isText
        isReadText = isText && type.hasPrefix(in: Self.read)
        isTable = isText && type.hasPrefix(in: Self.tables)
        let isPicture = type.hasPrefix(in: Self.shown)
        isShown = isPDF || isXML || isPicture && isBinary
    }

    private var isHTML: Bool {
        !isBinary && (registry.isBuiltLike(type, TypeID.html) || registry.isBuiltLike(type, TypeID.xhtml))
    }

    private static let read: [StaticString] = ["text/plain", "text/csv", "text/tab-separated-values", "text/x-log"]

    private static let tables: [StaticString] = ["text/csv", "text/tab-separated-values"]

    private static let shown: [StaticString] = ["image/", "audio/", "video/", "font/"]

    private static let office: [StaticString] = [
        "application/vnd.openxmlformats-officedocument.", "application/vnd.oasis.opendocument.",
        "application/vnd.ms-excel.", "application/vnd.ms-word.", "application/vnd.ms-powerpoint.",
        "application/vnd.sun.xml.",
    ]

    /// Whether the content is audio or video, of which any part may be played without the others.
    var isPlayed: Bool { isBinary && type.hasPrefix(in: Self.played) }

    private static let played: [StaticString] = ["audio/", "video/"]

    /// Whether the content is known to be a ZIP archive.
    var isArchive: Bool { registry.isBuiltLike(type, TypeID.zip) }

    /// Whether archives are an ordinary part of the content, such as the themes in Microsoft Office documents.
    var holdsArchives: Bool {
        registry.isBuiltLike(type, TypeID.compoundFile)
    }

    /// Whether the content is an office document, which may contain a program regardless of its type.
    var isOfficeDocument: Bool {
        if type.essence == "application/rtf" || type.essence == "text/rtf" { return true }
        guard isBinary, !isShown else { return false }
        if registry.isBuiltLike(type, TypeID.compoundFile) { return true }
        guard isArchive else { return false }
        return type.hasPrefix(in: Self.office)
    }

    /// Searches the head, or all bytes.
    func findings(in bytes: UnsafeRawBufferPointer, isWhole: Bool) -> PolyglotFindings {
        var found = PolyglotFindings()
        let isXML = isXML || isDeclaredXML(bytes)
        if let sniffed = sniffed(bytes, isXML: isXML, isWhole: isWhole) { found.readings.append(sniffed) }
        if let script = CommentedShebang.script(in: bytes, of: type) { found.readings.append(script) }
        if isXML {
            // A web page is known to run scripts, so scripts in it are no other reading.
            if !isHTML { found.readings += XMLScriptSearch.readings(in: bytes, isDrawing: type == .svg) }
        } else if isReadText {
            if !found.readings.contains(where: { $0.kind == .sniffedByBrowser }) {
                found.readings += TextStartSearch.readings(in: bytes)
            }
        } else if isShown {
            MarkSearch(bytes, isWhole: isWhole).add(to: &found, isPDF: isPDF)
            if isPDF {
                found.readings += PDFSearch.readings(in: bytes, isThorough: isThorough, isFormData: isFormData)
            }
            if isWhole { found.trailing = PictureEnd.trailingData(in: bytes, type) }
        }
        if isThorough { found.readings += hidden(in: bytes) }
        let isSearched = isShown && !isXML
        if isWhole, !isSearched, !isArchive { found.hasArchiveEnd = bytes.firstArchiveEnd() != nil }
        return found
    }

    /// Searches the last bytes of content that is too large to be searched completely.
    func findings(inEnd bytes: UnsafeRawBufferPointer) -> PolyglotFindings {
        var found = PolyglotFindings()
        MarkSearch(bytes, isWhole: false).addMarks(ofEnd: &found)
        if isThorough { found.readings += hidden(in: bytes) }
        return found
    }

    /// Returns the readings that require another pass over the bytes.
    private func hidden(in bytes: UnsafeRawBufferPointer) -> [OtherReading] {
        if isPDF { return [] }
        if isReadText { return MarkSearch(bytes, isWhole: false).document.map { [$0] } ?? [] }
        return isShown && !isXML ? HiddenFileSearch.reading(in: bytes).map { [$0] } ?? [] : []
    }

    /// Checks whether a text is an XML document although its type isn't one of XML, such as a bank statement, which may
    /// also be SGML.
    private func isDeclaredXML(_ bytes: UnsafeRawBufferPointer) -> Bool {
        !isBinary && !isReadText && (bytes.has("<?xml", at: 0) || bytes.has("\u{FEFF}<?xml", at: 0))
    }

    private static func startsWithComment(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var cursor = ByteCursor(bytes)
        cursor.skipWhitespace()
        return cursor.starts(with: "<!--")
    }

    /// Checks whether a browser that gets no type would take text for a page.
    func looksLikePage(_ head: UnsafeRawBufferPointer) -> Bool {
        !isBinary && !isHTML && WHATWGSniffer.scriptableType(of: WHATWGSniffer.header(of: head)) == .html
    }

    /// Returns what a browser that gets no type detects, if that type is a different one and can run scripts.
    private func sniffed(_ bytes: UnsafeRawBufferPointer, isXML: Bool, isWhole: Bool) -> OtherReading? {
        guard let sniffed = WHATWGSniffer.scriptableType(of: WHATWGSniffer.header(of: bytes)) else { return nil }
        let isExpected =
            switch sniffed.essence {
            // A comment may come before any document.
            case "text/html": isHTML || isXML && Self.startsWithComment(bytes)
            case "text/xml": isXML || isHTML
            default: isPDF
            }
        if isExpected { return nil }
        let isInert = isWhole && !isXML && looksLikePage(bytes) && InertMarkup.isInert(bytes)
        var cursor = ByteCursor(bytes)
        cursor.skipWhitespace()
        return OtherReading(
            kind: .sniffedByBrowser, type: sniffed, offset: cursor.position,
            detail: cursor.rest(64).prefix { $0 != UInt8(ascii: ">") && $0 != 0x0A }.asText,
            feature: isInert ? .inertPage : nil)
    }
}

/// The findings of a search of bytes.
struct PolyglotFindings {
    var readings: [OtherReading] = []
    /// Whether the bytes contain the record that ends a ZIP archive.
    var hasArchiveEnd = false
    /// An entry of a ZIP archive whose end was not seen.
    var archiveEntry: OtherReading?
    /// The content after the end of an image.
    var trailing: OtherReading?
}

import MIMETypes

/// Searches SVG and other XML that browsers show for anything that runs scripts: elements, event handlers, links.
///
/// Comments and CDATA sections are skipped. Drawings are also read as a part of a page, which skips less. As in
/// browsers, prefixes of names are ignored and character references in values are resolved.
/// https://svgwg.org/svg2-draft/interact.html
struct XMLScriptSearch {
    var cursor: ByteCursor
    private var readings: [OtherReading] = []
    private var hits = 0
    private let isDrawing: Bool
    private var namespaces: XMLNamespaces
    /// Whether the drawing is read as a part of a page that contains it, which isn't read as XML.
    private var isPage = false
    /// Whether values may contain what looks like a tag, as in pages.
    private var hasValuesOfPage = false
    /// The lengths of long styles that were searched, by their offsets; each reading of a drawing finds them again.
    private var longStyles: [Int: Int] = [:]
    private static let longStyle = 1024
    /// The lengths of the names of attributes for which a file has been recorded that is loaded.
    private var loadingAttributes: [Int] = []
    /// The end of the style that was searched last; elements that aren't closed may share it.
    private var endOfStyle = 0

    /// Returns the first script, the first event handler and so on; empty if the document has no part that a browser
    /// would run.
    ///
    /// - Parameters:
    ///   - bytes: the document.
    ///   - isDrawing: whether the document is known to be SVG, whatever its namespace looks like.
    /// - Returns: the first reading of each kind.
    static func readings(in bytes: UnsafeRawBufferPointer, isDrawing: Bool = false) -> [OtherReading] {
        if XMLDeclarations.isUndecoded(bytes) { return [XMLDeclarations.undecoded] }
        guard let form = XMLDeclarations.wideForm(of: bytes) else {
            var search = XMLScriptSearch(cursor: ByteCursor(bytes), isDrawing: isDrawing)
            let others = isDrawing ? [] : documents(in: bytes, isHidden: search.namespaces.isHidden)
            guard XMLScriptPrefilter.isPresent(in: bytes) else { return others }
            if isDrawing || search.isForBrowsers { return others + search.found() + serverScripts(in: bytes) }
            return others + [XMLDeclarations.reference(in: bytes), XMLInclusion.reading(in: bytes)].compactMap(\.self)
        }
        return WideText(bytes, form).narrowed.withUnsafeBytes { readings(in: $0, isDrawing: isDrawing) }.map {
            reading in
            OtherReading(
                kind: reading.kind, type: reading.type, offset: reading.offset * 2, detail: reading.detail,
                feature: reading.feature)
        }
    }

    /// Returns what programs other than browsers run in a document that is written for them.
    private static func documents(in bytes: UnsafeRawBufferPointer, isHidden: Bool) -> [OtherReading] {
        OfficeXML.readings(in: bytes, isHidden: isHidden) + AcrobatXML.readings(in: bytes, isHidden: isHidden)
    }

    /// Returns the first tag of a server language; interpreters on servers ignore comments and CDATA sections.
    private static func serverScripts(in bytes: UnsafeRawBufferPointer) -> [OtherReading] {
        var (found, ends): ([OtherReading], TagEnds) = ([], TagEnds(count: bytes.count))
        bytes.forEachOffset(of: UInt8(ascii: "<"), before: EmbeddedTag.secondBytes) { position in
            let cursor = ByteCursor(bytes, at: position)
            guard found.isEmpty, let tag = EmbeddedTag(cursor, second: bytes[position + 1], ends: &ends),
                tag.isForServers
            else { return }
            found.append(tag.reading(at: cursor))
        }
        return found
    }

    private init(cursor: ByteCursor, isDrawing: Bool) {
        (self.cursor, self.isDrawing, namespaces) = (cursor, isDrawing, XMLNamespaces(cursor))
    }

    /// Whether the document declares a vocabulary whose scripts browsers run, or a style sheet that can turn it into
    /// one; other vocabularies have elements with the same names.
    private var isForBrowsers: Bool {
        XMLNamespaces.areForBrowsers(cursor) || namespaces.isHidden || hasStyleSheet
    }

    private var hasStyleSheet: Bool {
        var cursor = cursor
        return cursor.skip(behind: "<?xml-stylesheet")
    }

    private mutating func found() -> [OtherReading] {
        let start = cursor
        readMarkup()
        // What looks like a tag with a quote may be the text of a style, which contains no tags.
        for ofPage in isDrawing ? [true, false] : [] {
            (cursor, endOfStyle, isPage, hasValuesOfPage) = (start, 0, true, ofPage)
            readMarkup()
        }
        return readings
    }

    private mutating func readMarkup() {
        while true {
            cursor.skip(to: UInt8(ascii: "<"))
            if cursor.isAtEnd || hits >= Self.maxHits { return }
            let next = cursor.peek(1)
            if next != UInt8(ascii: "!"), next != UInt8(ascii: "?") {
                readTag()
            } else if isPage {
                cursor.skipUnparsedOfPage()
            } else {
                readUnparsed()
            }
        }
    }

    /// Reads a comment, a CDATA section, a processing instruction or a declaration.
    private mutating func readUnparsed() {
        if cursor.starts(with: "<!ENTITY") {
            readEntity()
        } else if cursor.starts(with: "<!ATTLIST") {
            readDefaults()
        } else if cursor.starts(with: "<!DOCTYPE") {
            readDocumentType()
        } else if cursor.starts(with: "<?") {
            readInstruction()
        } else {
            cursor.skipUnparsed()
        }
    }

    /// The number of scripts, including repetitions, after which the rest is left unread.
    private static let maxHits = 256

    /// Records a script, unless one of its kind has already been found.
    mutating func add(_ type: StaticString, at offset: Int, _ detail: String) {
        // A policy may accept content that is only loaded, so such content must not hide a script after it.
        if "\(type)" != "\(Self.loaded)" { hits += 1 }
        guard !readings.contains(where: { $0.type.essence == "\(type)" && $0.detail == detail }), readings.count < 8
        else {
            return
        }
        readings.append(
            OtherReading(
                kind: .script, type: MIMEType(constant: type), offset: offset, detail: detail,
                feature: feature(of: type, detail)))
    }

    /// Returns what a part does, according to its type: fetch something, expand entities, or run a script.
    private func feature(of type: StaticString, _ detail: String) -> OtherReading.Feature {
        if "\(type)" == "application/xml-external-parsed-entity" { return .externalReference }
        if "\(type)" == "\(Self.loaded)" { return .externalLink }
        if "\(type)" == "application/xslt+xml" { return .transformation }
        return detail == "<!ENTITY of entities" ? .entityExpansion : .script
    }

    private mutating func readTag() {
        let start = cursor.position
        cursor.skip(1)
        let fullName = cursor.takeXMLName()
        let name = XMLValue.localName(fullName)
        let isAnchor = name.equalsFolded("a")
        var hasLink = false
        while let attribute = cursor.nextAttribute(ofPage: hasValuesOfPage) {
            switch attribute.name.first {
            case UInt8(ascii: "o"), UInt8(ascii: "O"): judgeHandler(attribute)
            case UInt8(ascii: "a") where attribute.name.equals("attributeName"): judgeAnimated(attribute)
            case UInt8(ascii: "s") where attribute.name.equalsFolded("style"):
                judgeStyle(attribute.value, attribute.offset)
            case UInt8(ascii: "s") where attribute.name.equalsFolded("srcdoc"):
                add("text/html", at: attribute.offset, "srcdoc=")
            case .some where XMLValue.isLink(attribute.name):
                if !isAnchor { judgeLoading(attribute) }
                if attribute.name.has("href", at: 0) || attribute.name.has("src", at: 0) { hasLink = true }
                judgeLink(attribute, of: name)
            default:
                if XMLStyle.mayBeAddress(ByteCursor(attribute.value)) { judgeStyle(attribute.value, attribute.offset) }
            }
        }
        let isEmpty = cursor.takeTagEnd()
        if !namespaces.isForeign(fullName) || isDrawing {
            judge(element: name, at: start, isActive: hasLink || !isEmpty && !isAtEndTag)
        }
        if name.equalsFolded("style"), !isEmpty { judgeStyleElement() }
    }

    /// Judges the text of a style, up to its end tag; anything in it that looks like a tag is also read as a tag.
    private mutating func judgeStyleElement() {
        guard cursor.position >= endOfStyle else { return }
        var end = cursor
        while end.skip(behind: "</") {
            var name = end
            if XMLValue.localName(name.takeXMLName()).equalsFolded("style") { break }
        }
        endOfStyle = end.position
        judgeStyle(UnsafeRawBufferPointer(rebasing: cursor.bytes[cursor.position..<endOfStyle]), cursor.position)
    }

    private mutating func judgeStyle(_ text: UnsafeRawBufferPointer, _ offset: Int) {
        guard longStyles[offset] != text.count, CSSSearch.isPossible(text) else { return }
        if text.count >= Self.longStyle { longStyles[offset] = text.count }
        let style = CSSSearch(text)
        if let script = style.script { add("text/javascript", at: offset, "\(script) in a style") }
        if style.isLoading { add(Self.loaded, at: offset, "a style that loads something") }
    }

    /// The type under which links to other files are recorded.
    static let loaded: StaticString = "text/uri-list"

    /// Records an image or another file that is shown as a part of the document.
    private mutating func judgeLoading(_ attribute: XMLAttribute) {
        guard attribute.name.equals("href") || attribute.name.equals("src"),
            attribute.value.first(where: { $0 > 0x20 }).map({ $0 != UInt8(ascii: "#") }) ?? false
        else { return }
        // Documents may load millions of files, of which the first is recorded for each attribute.
        guard !loadingAttributes.contains(attribute.name.count) else { return }
        let isElsewhere = XMLValue.withResolved(attribute.value, limit: 16) { value in
            value.first != UInt8(ascii: "#") && !value.starts(with: "data:".utf8)
        }
        guard isElsewhere else { return }
        loadingAttributes.append(attribute.name.count)
        add(Self.loaded, at: attribute.offset, "\(attribute.name.string)= of another file")
    }

    /// Whether an end tag follows directly, so that the element is empty.
    private var isAtEndTag: Bool {
        var rest = cursor
        rest.skipWhitespace()
        return rest.starts(with: "</")
    }

    private mutating func judge(element: UnsafeRawBufferPointer, at start: Int, isActive: Bool) {
        switch element.first.map({ $0 | 0x20 }) {
        case UInt8(ascii: "s") where element.equalsFolded("script") && isActive:
            add("text/javascript", at: start, "<script>")
        case UInt8(ascii: "h") where element.equalsFolded("handler"): add("text/javascript", at: start, "<handler>")
        case UInt8(ascii: "i") where element.equalsFolded("include"):
            add("application/xml-external-parsed-entity", at: start, "<include>")
        case UInt8(ascii: "i") where element.equalsFolded("iframe"),
            UInt8(ascii: "e") where element.equalsFolded("embed"),
            UInt8(ascii: "o") where element.equalsFolded("object"):
            add("application/xhtml+xml", at: start, "<\(element.string)>")
        case .some where isDrawing && Self.partsOfPages.contains(where: element.equalsFolded):
            add("application/xhtml+xml", at: start, "<\(element.string)>")
        default: break
        }
    }

    /// Elements of web pages that load, send or navigate to something; drawings have no such elements.
    private static let partsOfPages: [StaticString] = ["form", "frame", "frameset", "meta", "link", "base", "applet"]

    private mutating func judgeHandler(_ attribute: XMLAttribute) {
        guard !attribute.isPrefixed, Self.isHandler(attribute.name), !attribute.value.isEmpty else { return }
        add("text/javascript", at: attribute.offset, "\(attribute.name.string)=")
    }

    /// Judges an animation, which can set an event handler.
    private mutating func judgeAnimated(_ attribute: XMLAttribute) {
        let name = XMLValue.resolved(attribute.value)
        guard name.withUnsafeBytes({ Self.isHandler(XMLValue.localName($0)) }) else { return }
        add("text/javascript", at: attribute.offset, "attributeName=\(attribute.value.string)")
    }

    private mutating func judgeLink(_ attribute: XMLAttribute, of element: UnsafeRawBufferPointer) {
        guard XMLValue.mayHaveScheme(attribute.value) else { return }
        // Nearly all values are short, and a reference without a colon or an end is no address.
        let value = attribute.value
        if value.count < 12, !ByteCursor(value).contains(UInt8(ascii: ":")),
            !ByteCursor(value).contains(UInt8(ascii: ";"))
        {
            return
        }
        judgeAddress(attribute, of: element)
    }

    private mutating func judgeAddress(_ attribute: XMLAttribute, of element: UnsafeRawBufferPointer) {
        let value = XMLValue.resolved(attribute.value, limit: attribute.name.equals("values") ? .max : 4096)
        if XMLValue.hasScriptScheme(value) {
            add("text/javascript", at: attribute.offset, "\(attribute.name.string)=javascript:")
        } else if XMLValue.hasPage(value) {
            add("text/html", at: attribute.offset, "\(attribute.name.string)=data:text/html")
        } else if XMLValue.startsWithEntity(attribute.value) {
            add("text/javascript", at: attribute.offset, "\(attribute.name.string)= an entity")
        } else if element.equalsFolded("use"), value.starts(with: "data:".utf8) {
            add("image/svg+xml", at: attribute.offset, "<use> of data:")
        }
    }

    /// Checks whether an attribute handles an event: `onload`, or `onMouseOver` if a page contains the image.
    static func isHandler(_ name: UnsafeRawBufferPointer) -> Bool {
        name.count >= 5 && ByteCursor(name).starts(with: "on", ignoringCase: true)
            && name.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(ASCII.lowercased($0)) }
    }
}

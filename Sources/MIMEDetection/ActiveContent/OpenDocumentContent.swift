import MIMETypes

/// Finds macros, tables that other programs fill, and frames with other files in the content of OpenDocument.
///
/// https://docs.oasis-open.org/office/OpenDocument/v1.3/os/part3-schema/OpenDocument-v1.3-os-part3-schema.html
struct OpenDocumentContent {
    private(set) var found: [OfficePart.Finding] = []
    /// The time that the search took, in the number of bytes that can be unpacked in it.
    private(set) var work = 0
    private let limit: Int
    /// The offset in a piece up to which no other tag starts than the ones that have been read.
    private var position = 0

    /// Finds the first of each feature.
    static func findings(in bytes: UnsafeRawBufferPointer) -> [OfficePart.Finding] {
        var content = OpenDocumentContent()
        _ = content.read(bytes, isLast: true)
        return content.found
    }

    /// Prepares a search, which reads no more tags when the work exceeds a limit.
    init(limit: Int = .max) { self.limit = limit }

    /// The name of a tag that has been read in part, and what follows.
    private var tag: (name: UnsafeRawBufferPointer, rest: ByteCursor)?

    /// Searches a piece of a part, up to a tag that may go on in the next piece.
    ///
    /// - Parameters:
    ///   - piece: the bytes that follow those that were searched.
    ///   - isLast: whether it is the last piece.
    /// - Returns: the number of bytes that were searched.
    mutating func read(_ piece: UnsafeRawBufferPointer, isLast: Bool) -> Int {
        let end = isLast ? piece.count : Self.end(ofTagsIn: piece)
        (position, tag) = (0, nil)
        work += end
        let searched = UnsafeRawBufferPointer(rebasing: piece[..<end])
        let pairs = Self.words.forEachOccurrence(in: searched, limit: max(0, limit - work) / Self.workOfPair) {
            readTag(around: $0, piece, isLast)
        }
        work += pairs * Self.workOfPair
        return end
    }

    /// Returns the offset up to which tags don't depend on what follows.
    private static func end(ofTagsIn piece: UnsafeRawBufferPointer) -> Int {
        guard let last = piece.lastOffset(of: UInt8(ascii: "<")) else { return piece.count }
        var cursor = ByteCursor(piece, at: last + 1)
        let isScript = cursor.takeLocalXMLName().equals("script")
        while cursor.nextAttribute() != nil {}
        // The text of a script may go on.
        let isEnded = !cursor.isAtEnd && (!isScript || cursor.remaining > Script.longestComment)
        return isEnded ? piece.count : last
    }

    /// Whether some tags were not read, since the limit was exceeded.
    var isIncomplete: Bool { work > limit }

    private static let workOfPair = 96
    /// The work for each tag, and for each byte of a tag.
    private static let (workOfTag, workOfTagByte) = (128, 8)

    /// The names of elements and attributes that matter; tables may have millions of others.
    private static let words = MarkupWords([
        "dde-source": "dd", "dde-connection-decl": "dd", "execute-macro": "xe", "library-linked": "y-",
        "object-ole": "bj", "source-code": "rc", "script": "cr", "href": "hr", "formula": "mu", "expression": "xp",
        "condition": "di", "macro-name": "cr", "library": "br", "module": "du", "event-listener": "-l",
    ])

    /// Reads the tag that contains an offset as far as the attribute there, or the whole tag if its name is there.
    private mutating func readTag(around offset: Int, _ piece: UnsafeRawBufferPointer, _ isLast: Bool) {
        guard offset >= position, work <= limit else { return }
        var start = offset - 1
        // No value contains the `<` of a tag.
        while start >= position, piece[start] != UInt8(ascii: "<") { start -= 1 }
        if start >= position {
            var cursor = ByteCursor(piece, at: start + 1)
            let name = cursor.takeLocalXMLName()
            judge(name)
            tag = (name, cursor)
            work += Self.workOfTag
        }
        let from = max(start, position)
        guard let (name, attributes) = tag else {
            work += offset - from
            position = offset
            return
        }
        var cursor = attributes
        let isNamed = offset < cursor.position
        var script = name.equals("script") ? Script() : nil
        tag = nil
        while let attribute = cursor.nextAttribute() {
            judge(attribute, of: name)
            script?.read(attribute)
            if !isNamed, script == nil, cursor.position > offset {
                tag = (name, cursor)
                break
            }
        }
        if script?.hasCode(cursor, isLast: isLast) == true { add(.macros, "a script") }
        position = max(offset, cursor.position)
        work += (position - from) * Self.workOfTagByte
    }

    /// Finds links to macros in the description of menus, toolbars or keys, in which commands of the program are usual.
    static func findings(inConfiguration bytes: UnsafeRawBufferPointer) -> [OfficePart.Finding] {
        var (cursor, content) = (ByteCursor(bytes), OpenDocumentContent())
        while !cursor.isAtEnd {
            _ = cursor.nextElement()
            while let attribute = cursor.nextAttribute() {
                guard attribute.name.equals("href") || attribute.name.equals("id") else { continue }
                if XMLValue.withResolved(attribute.value, limit: 32, { starts($0, with: scripts) }) {
                    content.add(.macros, "a menu, tool or key with a macro")
                }
            }
        }
        return content.found
    }

    private mutating func judge(_ element: UnsafeRawBufferPointer) {
        switch element.first {
        case UInt8(ascii: "d") where element.equals("dde-source") || element.equals("dde-connection-decl"):
            add(.dataExchange, "a source of DDE")
        case UInt8(ascii: "e") where element.equals("execute-macro"): add(.macros, "a field with a macro")
        case UInt8(ascii: "l") where element.equals("library-linked"): add(.macros, "a library of macros")
        case UInt8(ascii: "o") where element.equals("object-ole"): add(.embeddedObject, "an object of OLE")
        case UInt8(ascii: "s") where element.equals("source-code"): add(.macros, "a library of macros")
        default: break
        }
    }

    private mutating func add(_ feature: OtherReading.Feature, _ detail: StaticString) {
        guard !found.contains(where: { $0.feature == feature }) else { return }
        found.append(OfficePart.Finding(feature: feature, detail: "\(detail)"))
    }

    private mutating func judge(_ attribute: XMLAttribute, of element: UnsafeRawBufferPointer) {
        let name = attribute.name
        // Only these names matter, and there may be many others.
        switch name.first {
        case UInt8(ascii: "h") where name.equals("href"):
            let link = XMLValue.withResolved(attribute.value, limit: 256) { Self.link($0, of: element) }
            if let link { add(link.feature, link.detail) }
        case UInt8(ascii: "f") where name.equals("formula"), UInt8(ascii: "e") where name.equals("expression"),
            UInt8(ascii: "c") where name.equals("condition"),
            UInt8(ascii: "v") where name.equals("value") && element.equals("condition"):
            if attribute.value.count > 4 { judgeFormula(attribute.value) }
        case UInt8(ascii: "l") where name.equals("link") && element.equals("library"):
            if XMLValue.withResolved(attribute.value, limit: 8, { $0.equals("true") }) {
                add(.macros, "a library of macros in another file")
            }
        case UInt8(ascii: "l") where name.equals("language") && element.equals("module"):
            add(.macros, "a module of Basic")
        case UInt8(ascii: "m") where name.equals("macro-name"): add(.macros, "an event with a macro")
        case UInt8(ascii: "a") where name.equals("action") && element.equals("event-listener"):
            XMLValue.withResolved(attribute.value, limit: 16) { action in
                if action.equals("execute") { add(.dataExchange, "an event that starts a program") }
                if action.equals("execute-macro") { add(.macros, "an event with a macro") }
            }
        default: break
        }
    }

    /// Returns what an address in an element does; nil for most addresses.
    private static func link(
        _ address: UnsafeRawBufferPointer, of element: UnsafeRawBufferPointer
    ) -> (feature: OtherReading.Feature, detail: StaticString)? {
        switch address.first {
        case UInt8(ascii: "v"), UInt8(ascii: "m"), UInt8(ascii: "s"), UInt8(ascii: "."):
            if starts(address, with: ofMacros) { return (.macros, "a link to a macro") }
        case nil: return nil
        default: break
        }
        if element.equals("a") {
            return OfficeLink.startsProgram(address) ? (.dataExchange, "a link that starts a program") : nil
        }
        if frames.contains(where: element.equals), OfficeRelations.isRemote(address) {
            return (.remoteTemplate, "a frame, a template or a page from elsewhere")
        }
        return sources.contains(where: element.equals) ? (.externalLink, "content of another file") : nil
    }

    private static func starts(_ address: UnsafeRawBufferPointer, with schemes: [StaticString]) -> Bool {
        schemes.contains { address.has($0, at: 0) }
    }

    /// Elements whose content is that of another document.
    private static let sources: [StaticString] = ["section-source", "table-source", "cell-range-source"]

    /// Elements whose files are loaded when the document is opened, and can be documents themselves.
    private static let frames: [StaticString] = [
        "floating-frame", "object", "object-ole", "applet", "plugin", "template", "auto-reload",
    ]

    private mutating func judgeFormula(_ written: UnsafeRawBufferPointer) {
        XMLValue.withResolved(written, limit: max(256, written.count)) { judgeResolvedFormula($0) }
    }

    private mutating func judgeResolvedFormula(_ formula: UnsafeRawBufferPointer) {
        var cursor = ByteCursor(formula)
        while cursor.skip(behind: "(") {
            var end = cursor.position - 1
            while end > 0, formula[end - 1] <= 0x20 { end -= 1 }
            let start = end - 3
            if start >= 0, ByteCursor(formula, at: start).starts(with: "dde", ignoringCase: true) {
                return add(.dataExchange, "a formula with DDE")
            }
        }
        if TableFormulas.startsProgram(formula) { add(.dataExchange, "a formula with DDE") }
        guard formula.contains(UInt8(ascii: ":")) else { return }
        if formula.contains("macro:") || formula.contains("vnd.sun.star.script:") {
            add(.macros, "a formula with a link to a macro")
        }
    }

    /// The schemes of addresses that run macros.
    private static let scripts: [StaticString] = ["vnd.sun.star.script:", "macro:"]
    /// The schemes of addresses that run macros, or commands of the program, which may be macros.
    private static let ofMacros =
        scripts + ["script:", "vnd.libreoffice.command:", ".uno:", "slot:", "service:"]

    /// A script in the document itself.
    private struct Script {
        /// Whether programs run its language; other languages are those of programs that fill templates.
        private var isRun = false
        private var isElsewhere = false

        init() {}

        mutating func read(_ attribute: XMLAttribute) {
            if attribute.name.equals("href"), !attribute.value.isEmpty { isElsewhere = true }
            guard attribute.name.equals("language") else { return }
            isRun = XMLValue.withResolved(attribute.value, limit: 64) { language in
                Self.languages.contains { language.has($0, at: language.count - $0.utf8CodeUnitCount) }
            }
        }

        /// The number of bytes within which the first text or tag is expected.
        static let longestComment = 4096
        /// The length of the start of a CDATA section, the longest one of text that is no tag.
        private static let longestStart = 9
        private static let languages: [StaticString] = ["basic", "javascript", "beanshell", "python"]

        /// Checks whether it contains code: any text, unlike the empty list of macros that LibreOffice writes.
        ///
        /// The end of the script's tag comes next; more text may follow the bytes unless they are the last ones.
        func hasCode(_ tag: ByteCursor, isLast: Bool) -> Bool {
            if isRun, isElsewhere { return true }
            var end = tag
            guard isRun, !end.takeTagEnd() else { return false }
            var (cursor, hasText) = (ByteCursor(end.rest(Self.longestComment)), false)
            cursor.takeXMLText { piece, isLiteral in
                hasText = hasText || isLiteral || piece.contains { $0 > 0x20 }
            }
            // What can't be seen may be code.
            let isAtEnd = cursor.remaining < Self.longestStart
            return hasText || isAtEnd && (!isLast || cursor.position >= Self.longestComment)
        }
    }
}

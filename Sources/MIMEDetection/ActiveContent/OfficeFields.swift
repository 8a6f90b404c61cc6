import MIMETypes

/// Finds fields in text documents that start another program or include another file.
///
/// The instruction of a field may be split across many runs of text, and other fields may supply parts of it.
/// https://learn.microsoft.com/openspecs/office_standards/ms-oe376/ section 17.16
struct OfficeFields {
    /// A field whose instruction is not complete.
    private struct Field {
        var instruction: [UInt8] = []
        /// Whether the instruction ended, so that the field's result follows.
        var hasResult = false
        /// Whether the instruction starts with the result of a field that isn't made to write text.
        var startsWithField = false
    }

    private var cursor: ByteCursor
    /// The text since the last boundary of any field, in case boundaries are missing.
    private var flat: [UInt8] = []
    /// Whether that text has been judged since it last grew.
    private var isFlatJudged = true
    private var fields: [Field] = []
    /// The first field that includes another file.
    private var inclusion: String?
    /// The first path to another machine in a field that makes a linked object.
    private var linked: String?

    static func findings(in bytes: UnsafeRawBufferPointer) -> [OfficePart.Finding] {
        var search = OfficeFields(cursor: ByteCursor(bytes))
        let hasExchange = search.hasExchange()
        var found: [OfficePart.Finding] = []
        if let path = search.linked {
            found.append(.init(feature: .remoteTemplate, detail: "a field that links to an object, \(path)"))
        }
        if let name = search.inclusion { found.append(.init(feature: .externalLink, detail: "a field, \(name)")) }
        if hasExchange {
            found.append(OfficePart.Finding(feature: .dataExchange, detail: "a field that starts a program"))
        }
        return found
    }

    private init(cursor: ByteCursor) { self.cursor = cursor }

    private mutating func hasExchange() -> Bool {
        while !cursor.isAtEnd {
            cursor.skip(to: UInt8(ascii: "<"))
            cursor.skip(1)
            let name = XMLValue.localName(cursor.takeXMLName())
            // Only these names matter, and there may be many others.
            guard let first = name.first, Self.firstLetters.contains(first) else { continue }
            if name.equals("instrText") || name.equals("delInstrText") {
                if isSelfClosed() { continue }
                add(text(isKept: hasRoom))
            } else if name.equals("fldSimple") {
                while let attribute = cursor.nextAttribute() {
                    guard attribute.name.equals("instr") else { continue }
                    let instruction = XMLValue.resolved(attribute.value)
                    if isExchange(instruction) || nested(instruction) { return true }
                }
            } else if name.equals("fldChar") {
                if isFlatExchange() { return true }
                flat = []
                if readBoundary() { return true }
            } else if name.equals("p"), isFlatExchange() {
                return true
            }
        }
        return isFlatExchange() || fields.contains { Self.isExchange($0.instruction) }
    }

    /// Moves to the end of a tag and checks whether its element is empty.
    private mutating func isSelfClosed() -> Bool {
        cursor.skip(to: UInt8(ascii: ">"))
        let isClosed = cursor.position > 0 && cursor.bytes[cursor.position - 1] == UInt8(ascii: "/")
        cursor.skip(1)
        return isClosed
    }

    /// Whether any more text would be kept.
    private var hasRoom: Bool {
        flat.count < Self.longest
            || fields.last.map { !$0.hasResult && $0.instruction.count < Self.longest } ?? false
    }

    /// Returns the text up to the next tag; comments and instructions are no part of it, and CDATA sections are.
    ///
    /// - Parameter isKept: false to only move past the text.
    /// - Returns: the text in lower case and without blanks.
    private mutating func text(isKept: Bool) -> [UInt8] {
        var text: [UInt8] = []
        while !cursor.isAtEnd {
            let part = cursor.take { $0 != UInt8(ascii: "<") }
            if isKept, text.count < Self.longest { text += XMLValue.resolved(part) }
            if cursor.consume("<![CDATA[") {
                let start = cursor.position
                let end = cursor.skip(behind: "]]>") ? cursor.position - 3 : cursor.position
                let section = UnsafeRawBufferPointer(rebasing: cursor.bytes[start..<end])
                guard isKept, text.count < Self.longest else { continue }
                text += section.prefix(Self.longest).filter { $0 > 0x20 }.map(\.asciiLowercased)
            } else if cursor.starts(with: "<!--") {
                _ = cursor.skip(behind: "-->")
            } else if cursor.starts(with: "<?") {
                _ = cursor.skip(behind: "?>")
            } else {
                return text
            }
        }
        return text
    }

    private mutating func add(_ text: [UInt8]) {
        if flat.count < Self.longest {
            flat += text
            isFlatJudged = false
        }
        guard let last = fields.indices.last, !fields[last].hasResult else { return }
        if fields[last].instruction.count < Self.longest { fields[last].instruction += text }
    }

    /// Reads the start or the end of a field, or of its result; returns true if a field is found that starts a program.
    private mutating func readBoundary() -> Bool {
        var kind: [UInt8] = []
        while let attribute = cursor.nextAttribute() {
            if attribute.name.equals("fldCharType") { kind = XMLValue.resolved(attribute.value, limit: 16) }
        }
        if kind.elementsEqual("begin".utf8) {
            if fields.count < Self.deepest { fields.append(Field()) }
        } else if kind.elementsEqual("separate".utf8), let last = fields.indices.last {
            fields[last].hasResult = true
            return isExchange(fields[last])
        } else if kind.elementsEqual("end".utf8), let field = fields.popLast() {
            return isExchange(field) || nested(field.instruction)
        }
        return false
    }

    private mutating func isExchange(_ field: Field) -> Bool {
        isExchange(field.instruction) || field.startsWithField && !field.instruction.isEmpty
    }

    /// Reads the instruction of a field within another; returns true if it supplies a part of the word DDE.
    private mutating func nested(_ instruction: [UInt8]) -> Bool {
        guard let last = fields.indices.last, !fields[last].hasResult else { return false }
        let outer = fields[last].instruction
        guard Self.name.starts(with: outer) else { return false }
        if !outer.isEmpty || instruction.starts(with: "quote".utf8) { return true }
        fields[last].startsWithField = true
        return false
    }

    /// The first letters of the elements that are read.
    private static let firstLetters = ASCIISet("dfip")
    private static let longest = 4096
    /// The maximum number of fields within fields that are followed.
    private static let deepest = 256
    private static let name = Array("ddeauto".utf8)

    private mutating func isFlatExchange() -> Bool {
        if isFlatJudged { return false }
        isFlatJudged = true
        return isExchange(flat)
    }

    /// Checks whether an instruction is for DDE, and records the first one that includes another file.
    private mutating func isExchange(_ instruction: [UInt8]) -> Bool {
        if inclusion == nil { inclusion = Self.inclusion(in: instruction) }
        if linked == nil, instruction.starts(with: "link".utf8) {
            let path = String(decoding: Self.path(in: instruction.dropFirst("link".utf8.count)), as: UTF8.self)
            if OfficeRelations.isRemote(path) { linked = path }
        }
        return Self.isExchange(instruction)
    }

    /// The names of fields whose result comes from another file, in lower case.
    static let inclusions = ["includetext", "includepicture", "include", "import", "link", "database"]

    /// Returns the name of a field that includes the file at a path; nil for any other field.
    ///
    /// A field can also consist of the name of a bookmark, which has no path.
    private static func inclusion(in instruction: [UInt8]) -> String? {
        guard let name = inclusions.first(where: { instruction.starts(with: $0.utf8) }) else { return nil }
        // The path comes after at most one name, that of a program's class.
        let hasPath = instruction.prefix(64).contains {
            $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\")
        }
        return hasPath ? name.uppercased() : nil
    }

    /// Checks whether an instruction, in lower case and without blanks, is for DDE, or links to a program.
    private static func isExchange(_ instruction: [UInt8]) -> Bool {
        let instruction = instruction.drop { $0 == UInt8(ascii: "\"") }
        if instruction.starts(with: "dde".utf8) { return true }
        guard instruction.starts(with: "hyperlink".utf8) else { return false }
        return OfficeLink.startsProgram(path(in: instruction.dropFirst("hyperlink".utf8.count)))
    }

    /// Returns the first text in quotes, with single slashes for double backslashes.
    static func path(in instruction: ArraySlice<UInt8>) -> [UInt8] {
        let text = instruction.drop { $0 != UInt8(ascii: "\"") }.dropFirst().prefix { $0 != UInt8(ascii: "\"") }
        return text.map { $0 == UInt8(ascii: "\\") ? UInt8(ascii: "/") : $0 }
    }
}

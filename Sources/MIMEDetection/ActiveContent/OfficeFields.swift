import MIMETypes

/// Finds fields in text documents that start another program or include another file.
///
/// The instruction of a field may be split across many runs of text, and other fields may supply parts of it.
/// https://learn.microsoft.com/openspecs/office_standards/ms-oe376/ section 17.16
struct OfficeFields {
    /// A field whose instruction is not complete.
    private struct Field {
        /// The offset of the instruction in `instructions`.
        let start: Int
        /// Whether the instruction ended, so that the field's result follows.
        var hasResult = false
        /// Whether the instruction starts with the result of a field that isn't made to write text.
        var startsWithField = false
        /// The instruction with the text between its parts, which only some programs take for a part of it; nil if
        /// there is no such text.
        var withText: [UInt8]?
    }

    private var cursor: ByteCursor
    /// The text since the last boundary of any field, in case boundaries are missing.
    private var flat: [UInt8] = []
    /// Whether that text has been judged since it last grew.
    private var isFlatJudged = true
    private var fields: [Field] = []
    /// The instructions of the fields, each of which ends where that of the next field within it starts.
    private var instructions: [UInt8] = []
    /// The text of the last element, whose memory is used again.
    private var piece: [UInt8] = []
    private var files = OfficeFieldFiles()
    /// The prefix of the names of tags of fields; nil before the first one.
    private var prefix: UnsafeRawBufferPointer?
    /// For each alternative and each box of text that is open, how many fields are outside it.
    private var scopes: [Int] = []
    private(set) var found: [OfficePart.Finding] = []
    /// The time that tags of fields took, in the number of bytes that can be unpacked in it.
    private(set) var work = 0
    private let limit: Int

    static func findings(in bytes: UnsafeRawBufferPointer) -> [OfficePart.Finding] {
        OfficeFields(bytes, limit: .max).found
    }

    /// Searches a part until the work exceeds a limit.
    init(_ bytes: UnsafeRawBufferPointer, limit: Int) {
        (cursor, self.limit) = (ByteCursor(bytes), limit)
        let hasExchange = hasExchange()
        if let path = files.linked {
            found.append(.init(feature: .remoteTemplate, detail: "a field that links to an object, \(path)"))
        }
        if let name = files.inclusion { found.append(.init(feature: .externalLink, detail: "a field, \(name)")) }
        if hasExchange {
            found.append(OfficePart.Finding(feature: .dataExchange, detail: "a field that starts a program"))
        }
    }

    private static let workOfTag = 200

    private mutating func hasExchange() -> Bool {
        while !cursor.isAtEnd, work <= limit {
            let name = cursor.nextElement()
            if name.isEmpty {
                if !scopes.isEmpty { readEndOfScope() }
            } else if name.equals("instrText") || name.equals("delInstrText") {
                work += Self.workOfTag
                if isForeign(name) || isOutsideScope { return true }
                if cursor.takeTagEnd() { continue }
                readText(isKept: hasRoom)
                addPiece()
                // Programs differ in what they do with elements in an instruction.
                if cursor.peek(1) != UInt8(ascii: "/"), !cursor.isAtEnd { return true }
            } else if name.equals("t"), isInInstruction, !isOutsideScope {
                work += Self.workOfTag
                if cursor.takeTagEnd() { continue }
                readText(isKept: true)
                addText()
            } else if name.equals("fldSimple") {
                work += Self.workOfTag
                if isSimpleExchange() { return true }
            } else if name.equals("fldChar") {
                work += Self.workOfTag
                if isForeign(name) || isFlatExchange() { return true }
                flat.removeAll(keepingCapacity: true)
                if readBoundary() { return true }
            } else if name.equals("p"), isFlatExchange() {
                return true
            } else if name.equals("AlternateContent") || name.equals("txbxContent") {
                if !cursor.takeTagEnd(), scopes.count < Self.deepest { scopes.append(fields.count) }
            }
        }
        return isFlatExchange() || fields.indices.contains { isExchange(field: $0) }
    }

    /// Checks whether a tag of a field has another prefix than the ones before it, so that it may not be one.
    private mutating func isForeign(_ name: UnsafeRawBufferPointer) -> Bool {
        let prefix = cursor.prefix(of: name)
        defer { self.prefix = self.prefix ?? prefix }
        return self.prefix.map { !$0.elementsEqual(prefix) } ?? false
    }

    /// Whether the last field started outside the alternative or the box that is being read, which may not be a part
    /// of the text.
    private var isOutsideScope: Bool { scopes.last.map { !fields.isEmpty && fields.count <= $0 } ?? false }

    private mutating func readEndOfScope() {
        guard cursor.peek() == UInt8(ascii: "/") else { return }
        cursor.skip(1)
        let name = cursor.takeLocalXMLName()
        if name.equals("AlternateContent") || name.equals("txbxContent") { scopes.removeLast() }
    }

    /// Checks whether a field that consists of one tag starts a program.
    private mutating func isSimpleExchange() -> Bool {
        while let attribute = cursor.nextAttribute() {
            guard attribute.name.equals("instr") else { continue }
            let isFound = XMLValue.withResolved(attribute.value) { instruction in
                files.isExchange(instruction) || isPart(instruction, upTo: instructions.count)
            }
            if isFound { return true }
        }
        return false
    }

    /// The offsets of the instruction of a field, without those of the fields within it.
    private func instruction(of field: Int) -> Range<Int> {
        fields[field].start..<(field + 1 < fields.count ? fields[field + 1].start : instructions.count)
    }

    /// Whether any more text would be kept.
    private var hasRoom: Bool {
        flat.count < Self.longest || isInInstruction
    }

    /// Whether text belongs to the instruction of the last field, and there is room for it.
    private var isInInstruction: Bool {
        fields.last.map { !$0.hasResult && instructions.count - $0.start < Self.longest } ?? false
    }

    /// Reads the text up to the next tag, in lower case and without blanks.
    ///
    /// - Parameter isKept: false to only move past the text.
    private mutating func readText(isKept: Bool) {
        piece.removeAll(keepingCapacity: true)
        cursor.takeXMLText(into: &piece, limit: isKept ? Self.longest : 0)
    }

    private mutating func addPiece() {
        if flat.count < Self.longest {
            flat += piece
            isFlatJudged = false
        }
        guard isInInstruction, let last = fields.indices.last else { return }
        instructions += piece
        fields[last].withText?.append(contentsOf: piece)
    }

    /// Adds the text within a field before its result.
    private mutating func addText() {
        guard let last = fields.indices.last, !piece.isEmpty else { return }
        var text = fields[last].withText ?? Array(instructions[instruction(of: last)])
        if text.count < Self.longest { text += piece }
        fields[last].withText = text
    }

    /// Checks whether the instruction of a field starts a program, with or without the text between its parts.
    private mutating func isExchange(field: Int) -> Bool {
        let isWithText = fields[field].withText?.withUnsafeBytes { files.isExchange($0) } ?? false
        return isWithText || isExchange(instruction(of: field))
    }

    private enum Boundary {
        case begin, separate, end
    }

    /// Reads the start or the end of a field, or of its result; returns true if a field is found that starts a program.
    private mutating func readBoundary() -> Bool {
        var kind: Boundary?
        while let attribute = cursor.nextAttribute() {
            guard attribute.name.equals("fldCharType") else { continue }
            if kind != nil { return true }
            kind = XMLValue.withResolved(attribute.value, limit: 16) { kind in
                if kind.equals("begin") { return .begin }
                if kind.equals("separate") { return .separate }
                return kind.equals("end") ? .end : nil
            }
        }
        guard kind != .begin else {
            if fields.count < Self.deepest { fields.append(Field(start: instructions.count)) }
            return false
        }
        guard let kind, let last = fields.indices.last else { return false }
        if isOutsideScope { return true }
        let range = instruction(of: last)
        let isFound = isExchange(field: last) || fields[last].startsWithField && !range.isEmpty
        guard kind == .end else {
            fields[last].hasResult = true
            return isFound
        }
        fields.removeLast()
        if isFound || isPart(range) { return true }
        instructions.removeSubrange(range.lowerBound...)
        return false
    }

    /// Checks whether the instruction of a field that ended supplies a part of the word DDE.
    private mutating func isPart(_ range: Range<Int>) -> Bool {
        guard let last = fields.last, !last.hasResult, range.lowerBound - last.start <= Self.name.count else {
            return false
        }
        let instructions = instructions
        return instructions[range].withUnsafeBytes { isPart($0, upTo: range.lowerBound) }
    }

    /// Reads the instruction of a field within another, whose instruction ends at an offset so far; returns true if it
    /// supplies a part of the word DDE.
    private mutating func isPart(_ instruction: UnsafeRawBufferPointer, upTo end: Int) -> Bool {
        guard let last = fields.indices.last, !fields[last].hasResult else { return false }
        let outer = instructions[fields[last].start..<end]
        guard Self.name.starts(with: outer) else { return false }
        if !outer.isEmpty || instruction.has("quote", at: 0) { return true }
        fields[last].startsWithField = true
        return false
    }

    private static let longest = 4096
    /// The maximum number of fields within fields that are followed.
    private static let deepest = 256
    private static let name = Array("ddeauto".utf8)

    private mutating func isFlatExchange() -> Bool {
        if isFlatJudged { return false }
        isFlatJudged = true
        return flat.withUnsafeBytes { files.isExchange($0) }
    }

    private mutating func isExchange(_ range: Range<Int>) -> Bool {
        instructions.withUnsafeBytes { files.isExchange(UnsafeRawBufferPointer(rebasing: $0[range])) }
    }
}

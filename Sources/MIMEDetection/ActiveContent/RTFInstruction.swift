/// Reads the instruction of a field in rich text, the text of which may be split across groups and written in numbers.
///
/// https://learn.microsoft.com/openspecs/exchange_server_protocols/ms-oxrtfex and the RTF specification 1.9.1
struct RTFInstruction {
    private var cursor: ByteCursor
    private let end: Int
    /// The number of groups within the instruction's group that are open.
    private var depth = 0
    /// The number of characters after a character's number that programs without Unicode show instead.
    private var substitutes = 1
    /// The first letters of the instruction, in lower case and without blanks.
    private var text: [UInt8] = []

    /// The maximum number of bytes before the first letters of an instruction; ordinary instructions start with a few
    /// hundred bytes of formatting.
    static let longest = 4096

    /// Creates a reader.
    ///
    /// - Parameter rest: a cursor after the control word that starts an instruction.
    init(_ rest: ByteCursor) {
        cursor = rest
        end = min(rest.bytes.count, rest.position + Self.longest)
    }

    /// The instructions that matter.
    enum Kind {
        /// DDE, or maybe DDE because another field supplies the start, or because the start is too far away.
        case exchange
        /// A field whose result comes from another file.
        case inclusion
        /// A link that starts a program.
        case program
    }

    /// Determines what the instruction is for.
    ///
    /// - Parameter steps: the number of bytes that may be read; the number of those that were is subtracted.
    /// - Returns: the kind; nil for an instruction of any other kind.
    mutating func kind(_ steps: inout Int) -> Kind? {
        let start = cursor.position
        // The paths of a link take longer than reading it.
        defer { steps -= cursor.position - start + (isLink ? 4 * text.count : 0) }
        while true {
            guard cursor.position < end, !isLink || text.count < Self.longestLink else {
                return isLink ? linkKind : end < cursor.bytes.count ? .exchange : nil
            }
            guard let byte = cursor.next() else { return linkKind }
            switch byte {
            case UInt8(ascii: "{"):
                depth += 1
                if isIgnored { skipGroup() }
            case UInt8(ascii: "}"):
                depth -= 1
                if depth < 0 { return linkKind }
            case UInt8(ascii: "\\"): if readControl(), !isLink { return .exchange }
            default: add(byte)
            }
            if isLink {
                if Self.link.starts(with: text) || text.starts(with: Self.link) { continue }
                return nil
            }
            if text.elementsEqual(Self.exchange) { return .exchange }
            if OfficeInstruction.inclusions.contains(where: { text.elementsEqual($0.utf8) }) { return .inclusion }
            let isStart =
                Self.exchange.starts(with: text) || OfficeInstruction.inclusions.contains { $0.utf8.starts(with: text) }
            if !isStart { return nil }
        }
    }

    private static let exchange = Array("dde".utf8)
    private static let link = Array("hyperlink".utf8)
    /// The maximum number of letters of a link that are read.
    private static let longestLink = 1024

    /// Whether the instruction can only be a link, by its first letter.
    private var isLink: Bool { text.first == Self.link[0] }

    /// The kind of a link that has been read.
    private var linkKind: Kind? {
        guard text.starts(with: Self.link) else { return nil }
        let paths = OfficeInstruction.paths(in: text.dropFirst(Self.link.count))
        return paths.contains { OfficeLink.startsProgram($0) } ? .program : nil
    }

    private mutating func add(_ byte: UInt8) {
        if byte > 0x20, !(text.isEmpty && (byte == UInt8(ascii: "\"") || byte == 0xA0)) {
            text.append(byte.asciiLowercased)
        }
    }

    /// Whether a group starts whose text isn't shown where it is.
    private var isIgnored: Bool {
        var rest = cursor
        rest.skipWhitespace()
        return rest.starts(with: "\\*") || Self.ignored.contains { rest.starts(with: $0) }
    }

    private static let ignored: [StaticString] = [
        "\\pict", "\\footnote", "\\fonttbl", "\\colortbl", "\\stylesheet", "\\info", "\\tc", "\\xe", "\\annotation",
        "\\bkmk", "\\header", "\\footer", "\\atn", "\\ftn", "\\aftn", "\\shp", "\\nonesttables", "\\nonshppict", "\\pn",
        "\\mmath", "\\private", "\\comment", "\\rxe", "\\txe", "\\list", "\\revtbl", "\\filetbl", "\\background",
        "\\template", "\\docvar", "\\userprops", "\\objdata", "\\result", "\\objclass", "\\objname",
    ]

    /// Moves past a group whose opening bracket was taken.
    private mutating func skipGroup() {
        let outer = depth - 1
        while depth > outer, cursor.position < end, let byte = cursor.next() {
            if byte == UInt8(ascii: "{") { depth += 1 }
            if byte == UInt8(ascii: "}") { depth -= 1 }
            if byte == UInt8(ascii: "\\") { cursor.skip(1) }
        }
    }

    /// Reads what follows a backslash; returns true if it may supply the start of the instruction.
    private mutating func readControl() -> Bool {
        if cursor.consume("'") {
            let digits = [cursor.next(), cursor.next()].compactMap(\.self)
            if let byte = UInt8(String(decoding: digits, as: UTF8.self), radix: 16) { add(byte) }
            return false
        }
        let word = cursor.take { (0x61...0x7A).contains($0 | 0x20) }.string
        if word.isEmpty {
            let symbol = cursor.next()
            if let symbol, symbol == UInt8(ascii: "{") || symbol == UInt8(ascii: "}") || symbol == UInt8(ascii: "\\") {
                add(symbol)
            }
            return false
        }
        let number = Int(cursor.take { $0 == UInt8(ascii: "-") || (0x30...0x39).contains($0) }.string)
        if cursor.peek() == 0x20 { cursor.skip(1) }
        switch word {
        case "u": addUnicode(number ?? 0)
        case "uc": substitutes = min(max(0, number ?? 1), 16)
        case "bin": cursor.skip(max(0, min(number ?? 0, cursor.remaining)))
        case "field": return mayBeNamedByField()
        // Programs with Unicode read one of two forms of the text.
        case "fldinst", "upr": return true
        default: break
        }
        return false
    }

    /// The fields whose result can be any text.
    private static let suppliers: [StaticString] = ["QUOTE", "IF", "REF", "DOCVARIABLE", "DOCPROPERTY", "="]

    private mutating func addUnicode(_ number: Int) {
        // The number has 16 bits, with or without a sign.
        let number = number & 0xFFFF
        add((1..<0x80).contains(number) ? UInt8(number) : 0xFF)
        for _ in 0..<substitutes {
            if cursor.consume("\\'") {
                cursor.skip(2)
            } else if let byte = cursor.peek(), !"{}\\".utf8.contains(byte) {
                cursor.skip(1)
            }
        }
    }

    /// Moves past a field, and checks whether its result may be the start of the instruction: that of a field that
    /// writes text, or of any field after the first letter of the word DDE.
    private mutating func mayBeNamedByField() -> Bool {
        if !text.isEmpty { return true }
        let start = cursor.position
        skipGroup()
        var field = ByteCursor(UnsafeRawBufferPointer(rebasing: cursor.bytes[start..<cursor.position]))
        guard field.skip(behind: "\\fldinst") else { return false }
        let instruction = ByteCursor(field.rest(512))
        return Self.suppliers.contains { instruction.hasWord($0) }
    }
}

extension ByteCursor {
    /// Checks whether the first text outside control words is a word.
    fileprivate func hasWord(_ word: StaticString) -> Bool {
        var cursor = self
        while let byte = cursor.peek() {
            if byte == UInt8(ascii: "\\") {
                cursor.skip(1)
                _ = cursor.take { (0x61...0x7A).contains($0 | 0x20) || (0x2A...0x39).contains($0) }
            } else if byte <= 0x20 || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") {
                cursor.skip(1)
            } else {
                return cursor.starts(with: word, ignoringCase: true)
            }
        }
        return false
    }
}

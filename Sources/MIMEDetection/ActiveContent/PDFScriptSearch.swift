import MIMETypes

/// Searches a PDF for actions that run a script or a program, and for addresses that are scripts.
///
/// Only uncompressed objects are searched, not those in object streams. A document that merely mentions JavaScript has
/// no such action. https://pdfa.org/resource/iso-32000-2/ section 12.6
struct PDFScriptSearch {
    /// The number of bytes that may still be read ahead: a few for each name, and a few times the length of the
    /// document.
    private var steps: Int
    private let bytes: UnsafeRawBufferPointer
    /// The comment that was read last.
    private var comment = 0..<0

    private init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
        steps = 65_536 + 4 * bytes.count
    }

    /// Returns the first action for each feature; empty if there is none.
    static func readings(in bytes: UnsafeRawBufferPointer) -> [OtherReading] {
        var (search, found): (PDFScriptSearch, [OtherReading]) = (PDFScriptSearch(bytes), [])
        bytes.forEachOffset(of: UInt8(ascii: "/"), before: seconds) { position in
            guard search.steps >= 0, let action = search.action(at: position) else { return }
            found.addFirst(action)
        }
        for script in strings(in: bytes, areCompressed: false) { found.addFirst(script) }
        return found
    }

    /// Returns the first string that is an object of its own, to which actions refer, and the address of a script.
    ///
    /// - Parameters:
    ///   - bytes: the document, or a list of compressed objects.
    ///   - areCompressed: whether objects follow each other without their numbers.
    /// - Returns: at most one reading.
    static func strings(in bytes: UnsafeRawBufferPointer, areCompressed: Bool) -> [OtherReading] {
        var found: [OtherReading] = []
        for first in [UInt8(ascii: "("), UInt8(ascii: "<")] {
            bytes.forEachOffset(of: first, before: secondsOfScript) { position in
                guard found.isEmpty, isScript(ByteCursor(bytes, at: position)) else { return }
                var end = position
                while end > 0, bytes[end - 1] <= 0x20 { end -= 1 }
                let previous = end > 0 ? bytes[end - 1] : UInt8(ascii: ">")
                let isObject =
                    areCompressed ? ">])0123456789".utf8.contains(previous) : startsObject(bytes, at: position)
                guard isObject else { return }
                found = [
                    reading(.documentScript, "text/javascript", position, "an object with the scheme javascript")
                ]
            }
        }
        return found
    }

    /// Checks whether only blanks and comments are between the start of an object and an offset.
    private static func startsObject(_ bytes: UnsafeRawBufferPointer, at position: Int) -> Bool {
        let start = max(0, position - 1024)
        var cursor = ByteCursor(UnsafeRawBufferPointer(rebasing: bytes[start..<position]))
        var rest: ByteCursor?
        while cursor.skip(behind: "obj") { rest = cursor }
        guard var rest else { return false }
        rest.skipWhitespace()
        while rest.peek() == UInt8(ascii: "%") {
            _ = rest.takeLine()
            rest.skipWhitespace()
        }
        return rest.isAtEnd
    }

    /// Searches form data, in which a name alone introduces scripts that run when the data is imported.
    ///
    /// https://pdfa.org/resource/iso-32000-2/ section 12.7.8.3
    static func readings(inFormData bytes: UnsafeRawBufferPointer) -> [OtherReading] {
        var found: [OtherReading] = []
        bytes.forEachOffset(of: UInt8(ascii: "/"), before: seconds) { position in
            guard isName("JavaScript", ByteCursor(bytes, at: position + 1)) else { return }
            found.addFirst(reading(.documentScript, "text/javascript", position, "/JavaScript in form data"))
        }
        return found
    }

    /// The characters with which the address of a script may start in a string.
    private static let secondsOfScript = ASCIISet("jJ\\ \t\r\n46")

    /// The first characters of the names of action kinds, and of objects that are actions; any may be written as a
    /// number.
    private static let seconds = ASCIISet("SJU#")

    /// The characters that may follow the first letter of `/S` and `/Subtype`, in addition to white space.
    private static let mayFollowS = ASCIISet("/<>()[]{}%#u")
    /// The first characters of the names of actions that run or fetch something.
    private static let activeNames = ASCIISet("JLIGR#")

    private mutating func action(at position: Int) -> OtherReading? {
        let found = actionWithoutLimit(at: position)
        guard steps < 0 else { return found }
        return OtherReading(
            kind: .unchecked, type: MIMEType(constant: "application/pdf"), offset: position,
            detail: "more comments after names than can be searched", feature: .tooCostly)
    }

    private mutating func actionWithoutLimit(at position: Int) -> OtherReading? {
        let cursor = ByteCursor(bytes, at: position + 1)
        // Most names with this first letter are longer and need no further examination.
        if cursor.peek() == UInt8(ascii: "S"), let second = cursor.peek(1), second > 0x20,
            !Self.mayFollowS.contains(second)
        {
            return nil
        }
        // An object that is only the name of the action, to which other objects refer.
        if Self.isName("JavaScript", cursor), isWholeObject(position) {
            return Self.reading(.documentScript, "text/javascript", position, "an object that is /JavaScript")
        }
        if let end = Self.name("URI", cursor), isScriptAfterBlanks(end) {
            return Self.reading(.documentScript, "text/javascript", position, "/URI with the scheme javascript")
        }
        if var kind = Self.name("Subtype", cursor) {
            skipBlanks(&kind)
            guard kind.consume("/"), Self.isName("RichMedia", kind) else { return nil }
            return Self.reading(.richMedia, "application/vnd.adobe.flash.movie", position, "/Subtype /RichMedia")
        }
        guard var kind = Self.name("S", cursor) else { return nil }
        skipBlanks(&kind)
        guard kind.consume("/") else { return nil }
        return active(kind, at: position)
    }

    /// Returns a reading for the action whose name is at a cursor, if it runs or fetches something.
    private mutating func active(_ kind: ByteCursor, at position: Int) -> OtherReading? {
        guard let first = kind.peek(), Self.activeNames.contains(first) else { return nil }
        if Self.isName("JavaScript", kind) {
            steps -= PDFFormScript.longest
            let isOfForm = PDFFormScript.isOnlyCall(after: kind, start: position)
            return Self.reading(
                isOfForm ? .formScript : .documentScript, "text/javascript", position,
                isOfForm ? "/S /JavaScript that formats fields" : "/S /JavaScript")
        }
        if Self.isName("Launch", kind) {
            return Self.reading(.launch, "application/x-executable", position, "/S /Launch")
        }
        if Self.isName("ImportData", kind) {
            return Self.reading(.launch, "application/x-executable", position, "/S /ImportData")
        }
        if Self.isName("GoToR", kind) {
            // A link with its file takes about as many bytes as are read again.
            steps -= PDFFileReference.longest / 2
            return PDFFileReference.isRemote(in: bytes, around: position)
                ? Self.reading(.launch, "application/pdf", position, "/S /GoToR of a file elsewhere") : nil
        }
        if Self.isName("GoToE", kind) { return Self.reading(.launch, "application/pdf", position, "/S /GoToE") }
        guard Self.isName("Rendition", kind), hasScript(around: position) else { return nil }
        return Self.reading(.documentScript, "text/javascript", position, "/S /Rendition with /JS")
    }

    /// Checks whether the string after the name of an entry is an address with the scheme `javascript`.
    private mutating func isScriptAfterBlanks(_ name: ByteCursor) -> Bool {
        var cursor = name
        skipBlanks(&cursor)
        return Self.isScript(cursor)
    }

    /// Checks whether the string at a cursor is an address with the scheme `javascript`.
    private static func isScript(_ start: ByteCursor) -> Bool {
        var cursor = start
        if cursor.consume("<") { return "javascript:".utf8.allSatisfy { digits(&cursor)?.asciiLowercased == $0 } }
        guard cursor.consume("(") else { return false }
        cursor.skipWhitespace()
        return "javascript:".utf8.allSatisfy { character(&cursor)?.asciiLowercased == $0 }
    }

    /// Returns the next character of a string in hexadecimal digits, ignoring blanks between them.
    static func digits(_ cursor: inout ByteCursor) -> UInt8? {
        var value: UInt8 = 0
        for _ in 0..<2 {
            cursor.skipWhitespace()
            guard let digit = cursor.next(), let number = Character(Unicode.Scalar(digit)).hexDigitValue else {
                return nil
            }
            value = value << 4 | UInt8(number)
        }
        return value
    }

    /// Returns the next character of a string, which may be written as a backslash and up to three octal digits.
    static func character(_ cursor: inout ByteCursor) -> UInt8? {
        guard let byte = cursor.next() else { return nil }
        guard byte == UInt8(ascii: "\\") else { return byte }
        // At the end of a line, a backslash continues the string on the next line.
        if let end = cursor.peek(), end == 0x0A || end == 0x0D {
            cursor.skip(end == 0x0D && cursor.peek(1) == 0x0A ? 2 : 1)
            return character(&cursor)
        }
        var (number, count) = (0, 0)
        while count < 3, let digit = cursor.peek(), digit &- 0x30 < 8 {
            number = number * 8 + Int(digit - 0x30)
            count += 1
            cursor.skip(1)
        }
        return count > 0 ? UInt8(truncatingIfNeeded: number) : cursor.next()
    }

    /// Moves past white space and comments.
    private mutating func skipBlanks(_ cursor: inout ByteCursor) {
        cursor.skipWhitespace()
        while steps >= 0, cursor.peek() == UInt8(ascii: "%") || cursor.peek() == 0 {
            if cursor.next() != 0 { skipComment(&cursor) }
            let end = cursor.position
            cursor.skipWhitespace()
            steps -= cursor.position - end + 1
        }
        steps -= 1
    }

    /// Moves to the end of a comment.
    ///
    /// In data that is one long line, the end is searched for only once, not again from each name.
    private mutating func skipComment(_ cursor: inout ByteCursor) {
        if !comment.contains(cursor.position) {
            let start = cursor.position
            var line = cursor
            _ = line.takeLine()
            comment = start..<max(start, line.position)
            steps -= comment.count
        }
        cursor.skip(comment.upperBound - cursor.position)
    }

    private func isWholeObject(_ position: Int) -> Bool {
        var end = position
        while end > 0, bytes[end - 1] <= 0x20 { end -= 1 }
        guard bytes.has("obj", at: end - 3), end > 3 else { return false }
        return bytes[end - 4] <= 0x20
    }

    /// Checks whether the dictionary of an action, which is short, contains a script.
    private mutating func hasScript(around position: Int) -> Bool {
        steps -= 1024
        var cursor = ByteCursor(ByteCursor(bytes, at: position - 512).rest(1024))
        while !cursor.isAtEnd {
            cursor.skip(to: UInt8(ascii: "/"))
            cursor.skip(1)
            if Self.isName("JS", cursor) { return true }
        }
        return false
    }

    private static func reading(
        _ feature: OtherReading.Feature, _ type: StaticString, _ offset: Int, _ detail: String
    ) -> OtherReading {
        OtherReading(kind: .script, type: MIMEType(constant: type), offset: offset, detail: detail, feature: feature)
    }

    /// Checks whether a name is at a cursor, however it is written.
    static func isName(_ name: StaticString, _ start: ByteCursor) -> Bool { self.name(name, start) != nil }

    /// Returns the cursor after a name, any character of which may be written as `#` and two digits; nil if another
    /// name is at the cursor.
    private static func name(_ name: StaticString, _ start: ByteCursor) -> ByteCursor? {
        var cursor = start
        for index in 0..<name.utf8CodeUnitCount {
            let wanted = name.utf8Start[index]
            guard let byte = cursor.next() else { return nil }
            if byte == wanted { continue }
            guard byte == UInt8(ascii: "#"), let high = cursor.next(), let low = cursor.next(),
                UInt8(String(decoding: [high, low], as: UTF8.self), radix: 16) == wanted
            else { return nil }
        }
        guard let end = cursor.peek() else { return cursor }
        return end <= 0x20 || "/<>()[]{}%".utf8.contains(end) ? cursor : nil
    }
}

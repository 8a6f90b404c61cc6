import MIMETypes

/// Searches binary data for the signatures of formats that readers find at any offset: scripts, PDF, archives.
///
/// The signatures are so long, or checked so closely, that compressed data, samples of images and audio, and ASCII85
/// don't contain them by chance: fewer than one match is expected per gigabyte of any of these.
struct MarkSearch {
    private let bytes: UnsafeRawBufferPointer
    private let isWhole: Bool

    init(_ bytes: UnsafeRawBufferPointer, isWhole: Bool) {
        self.bytes = bytes
        self.isWhole = isWhole
    }

    /// Adds the findings, the first of each kind.
    func add(to found: inout PolyglotFindings, isPDF: Bool) {
        addTags(to: &found, isText: false, isPDF: isPDF)
        addArchive(to: &found)
        if !isPDF, let document = document {
            found.readings.append(document)
        }
        if let script = commentedScript { found.readings.append(script) }
        if let archive = tapeArchive { found.readings.append(archive) }
        if isWhole, let archive = programArchive { found.readings.append(archive) }
    }

    /// Adds the findings that don't depend on the start of a file, if the bytes are the end of one.
    func addMarks(ofEnd found: inout PolyglotFindings) {
        addTags(to: &found, isText: false)
        addArchive(to: &found)
        if let archive = programArchive { found.readings.append(archive) }
    }

    /// Adds the first tag for servers and the first tag for browsers.
    ///
    /// Browsers recognise a PDF by its first bytes, and titles and comments in it may contain markup, so in a PDF only
    /// tags for servers count, which run code wherever it is.
    func addTags(to found: inout PolyglotFindings, isText: Bool = true, isPDF: Bool = false) {
        var (hasMarkup, hasServerScript, ends) = (false, false, TagEnds(count: bytes.count))
        var readings: [OtherReading] = []
        let seconds = isText ? EmbeddedTag.secondBytes : EmbeddedTag.secondBytesOfBinary
        let isShownAsPDF = isPDF && bytes.has("%PDF-", at: 0)
        bytes.forEachOffset(of: UInt8(ascii: "<"), before: seconds) { offset in
            if hasServerScript, hasMarkup || Self.startsCode(bytes[offset + 1]) { return }
            let cursor = ByteCursor(bytes, at: offset)
            let isWide = bytes[offset + 1] == 0
            let found =
                isWide
                ? EmbeddedTag(wideIn: bytes, at: offset)
                : EmbeddedTag(cursor, second: bytes[offset + 1], ends: &ends, isText: isText)
            guard let tag = found, !isShownAsPDF || tag != .html else { return }
            if tag.isForServers ? !hasServerScript : !hasMarkup { readings.append(tag.reading(at: cursor)) }
            if tag.isForServers { hasServerScript = true } else { hasMarkup = true }
        }
        found.readings += readings
    }

    /// Checks whether the byte after `<` occurs only in tags for servers.
    private static func startsCode(_ second: UInt8) -> Bool {
        second == UInt8(ascii: "?") || second == UInt8(ascii: "%")
    }

    private func addArchive(to found: inout PolyglotFindings) {
        bytes.forEachOffset(of: UInt8(ascii: "P"), before: Self.secondOfArchive) { offset in
            if bytes.has("PK\u{5}\u{6}", at: offset) { found.hasArchiveEnd = true }
            guard found.archiveEntry == nil, let name = archiveEntry(at: offset) else { return }
            found.archiveEntry = OtherReading(
                kind: .format, type: MIMEType(constant: "application/zip"), offset: offset, detail: "ZIP entry \(name)")
        }
    }

    private static let secondOfArchive = ASCIISet("K")

    /// Returns the name in the ZIP entry header at an offset, if the header's fields are consistent.
    private func archiveEntry(at start: Int) -> String? {
        guard bytes.has("PK\u{3}\u{4}", at: start), let version = bytes.littleEndian(at: start + 4, width: 2),
            let method = bytes.littleEndian(at: start + 8, width: 2), version < 100, method < 100,
            let length = bytes.littleEndian(at: start + 26, width: 2), (1...1024).contains(length),
            start + 30 + length <= bytes.count
        else { return nil }
        let name = bytes[(start + 30)..<(start + 30 + length)]
        return name.allSatisfy { $0 >= 0x20 && $0 != 0x7F } ? name.asText : nil
    }

    /// A PDF that starts where readers still search for it, with an object after its signature.
    var document: OtherReading? {
        var cursor = ByteCursor(UnsafeRawBufferPointer(rebasing: bytes.prefix(Self.documentLimit + 8)))
        while cursor.skip(behind: "%PDF-") {
            let start = cursor.position - 5
            guard let digit = cursor.peek(), (0x31...0x32).contains(digit), cursor.peek(1) == UInt8(ascii: ".") else {
                continue
            }
            var rest = ByteCursor(bytes, at: cursor.position)
            guard rest.skip(behind: " obj") else { return nil }
            return OtherReading(
                kind: .format, type: MIMEType(constant: "application/pdf"), offset: start, detail: "%PDF- and an object"
            )
        }
        return nil
    }

    /// The number of bytes at the start that PDF readers search for the signature.
    private static let documentLimit = 1024

    /// A reading for an image or audio file that is also a JavaScript program: its signature is a name, followed by an
    /// assignment and a comment, or by a comment that ends before an assignment or a call.
    private var commentedScript: OtherReading? {
        let isJPEG = bytes.count > 4 && bytes.has([0xFF, 0xD8, 0xFF], at: 0)
        guard let name = isJPEG ? Array(bytes[..<4]) : Self.names.first(where: { bytes.has($0, at: 0) }) else {
            return nil
        }
        if isAssigned(at: name.count) {
            return OtherReading(
                kind: .format, type: MIMEType(constant: "text/javascript"), offset: 0,
                detail: "an assignment of JavaScript and a comment after the first bytes")
        }
        if isTemplate(at: name.count) {
            return OtherReading(
                kind: .format, type: MIMEType(constant: "text/javascript"), offset: 0,
                detail: "a template of JavaScript after the first bytes")
        }
        var cursor = ByteCursor(bytes, at: name.count)
        cursor.skipWhitespace()
        // If a colon follows, the name is a label in the program.
        let isWhole = cursor.consume(";") || cursor.consume(":")
        cursor.skipWhitespace()
        guard cursor.starts(with: "/*") else { return nil }
        while cursor.skip(behind: "*/") {
            var rest = cursor
            rest.skipWhitespace()
            guard let next = rest.peek(), isWhole || "=;,(.+".utf8.contains(next) || rest.starts(with: "//") else {
                continue
            }
            return OtherReading(
                kind: .format, type: MIMEType(constant: "text/javascript"), offset: 0,
                detail: "a comment of JavaScript after the first bytes that ends at \(cursor.position)")
        }
        return nil
    }

    /// Checks whether an equals sign is at an offset and is followed by a quote, or soon by a comment with only text
    /// before it.
    private func isAssigned(at offset: Int) -> Bool {
        guard bytes.has("=", at: offset) else { return false }
        var cursor = ByteCursor(bytes, at: offset + 1)
        let value = cursor.rest(Self.longestValue).prefix { (0x20..<0x7F).contains($0) }
        // A string that extends over the whole image is also a value.
        if let quote = value.first, "'\"`".utf8.contains(quote) { return true }
        cursor = ByteCursor(UnsafeRawBufferPointer(rebasing: value))
        while !cursor.isAtEnd {
            cursor.skip(to: UInt8(ascii: "/"))
            if cursor.starts(with: "/*") || cursor.starts(with: "//") { return true }
            cursor.skip(1)
        }
        return false
    }

    /// Checks whether a string in backquotes is at an offset, with more of a program after it.
    ///
    /// Images that are 96 pixels wide also have a backquote there.
    private func isTemplate(at offset: Int) -> Bool {
        guard bytes.has("`", at: offset) else { return false }
        var cursor = ByteCursor(bytes, at: offset + 1)
        cursor.skip(to: UInt8(ascii: "`"))
        guard let next = cursor.peek(1), ";,.(+=\n".utf8.contains(next) else { return false }
        cursor.skip(2)
        let code = cursor.rest(8)
        return code.count >= 4 && code.allSatisfy { (0x20..<0x7F).contains($0) }
    }

    /// The maximum length of a value that turns an image's first bytes, which contain its size, into an assignment.
    private static let longestValue = 24

    /// Signatures that are names in JavaScript, at least in an eight-bit encoding.
    private static let names: [[UInt8]] =
        ["GIF89a", "GIF87a", "BM", "RIFF", "FORM", "ID3"].map { Array($0.utf8) }

    /// A tar archive whose first entry's name consists of the image's first bytes.
    private var tapeArchive: OtherReading? {
        guard bytes.has("ustar", at: 257), let sum = TarFormat.fittingSum(bytes) else { return nil }
        return OtherReading(
            kind: .format, type: MIMEType(constant: "application/x-tar"), offset: 0,
            detail: "header whose sum is \(sum)")
    }

    /// A PHP archive, which is found by the end of its first program.
    ///
    /// https://www.php.net/manual/en/phar.fileformat.stub.php
    var programArchive: OtherReading? {
        var cursor = ByteCursor(bytes)
        guard cursor.skip(behind: "__HALT_COMPILER();") else { return nil }
        return OtherReading(
            kind: .serverScript, type: MIMEType(constant: "application/x-php"), offset: cursor.position - 18,
            detail: "__HALT_COMPILER(); of an archive of PHP")
    }
}

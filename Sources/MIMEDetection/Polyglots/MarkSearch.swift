import CByteScan
import MIMETypes

/// Looks in binary data for the marks of things that readers find anywhere: scripts, PDF, archives.
///
/// The marks are long enough, or checked further, so that neither compressed data nor samples of images and audio nor
/// ASCII85 contain them by chance: fewer than one match is expected in a gigabyte of any of them.
struct MarkSearch {
    private let bytes: UnsafeRawBufferPointer
    private let isWhole: Bool

    init(_ bytes: UnsafeRawBufferPointer, isWhole: Bool) {
        self.bytes = bytes
        self.isWhole = isWhole
    }

    /// Adds what is found, the first of each kind.
    func add(to found: inout PolyglotFindings, isPDF: Bool) {
        addTags(to: &found, isText: false, isPDF: isPDF)
        addArchive(to: &found)
        if isPDF {
            found.readings += PDFScriptSearch.readings(in: bytes)
        } else if let document = document {
            found.readings.append(document)
        }
        if let script = commentedScript { found.readings.append(script) }
        if let archive = tapeArchive { found.readings.append(archive) }
        if isWhole, let archive = programArchive { found.readings.append(archive) }
    }

    /// Whether the bytes contain the record that ends a ZIP archive.
    static func hasArchiveEnd(_ bytes: UnsafeRawBufferPointer) -> Bool {
        byte_scan_archive_end(bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count) < bytes.count
    }

    /// Adds the first tag for servers and the first for browsers.
    ///
    /// No browser reads a PDF as a page, and comments in one are pages: only scripts count there.
    func addTags(to found: inout PolyglotFindings, isText: Bool = true, isPDF: Bool = false) {
        var (hasMarkup, hasServerScript, ends) = (false, false, TagEnds(count: bytes.count))
        var readings: [OtherReading] = []
        let seconds = isText ? EmbeddedTag.secondBytes : EmbeddedTag.secondBytesOfBinary
        bytes.forEachOffset(of: UInt8(ascii: "<"), before: seconds) { offset in
            if hasServerScript, hasMarkup || Self.startsCode(bytes[offset + 1]) { return }
            let cursor = ByteCursor(bytes, at: offset)
            let isWide = bytes[offset + 1] == 0
            let found =
                isWide
                ? EmbeddedTag(wideIn: bytes, at: offset)
                : EmbeddedTag(cursor, second: bytes[offset + 1], ends: &ends, isText: isText)
            guard let tag = found, !(isPDF && tag == .html) || Self.isScript(cursor, isWide: isWide) else { return }
            if tag.isForServers ? !hasServerScript : !hasMarkup { readings.append(tag.reading(at: cursor)) }
            if tag.isForServers { hasServerScript = true } else { hasMarkup = true }
        }
        found.readings += readings
    }

    private static func isScript(_ cursor: ByteCursor, isWide: Bool) -> Bool {
        isWide
            ? cursor.bytes.has([0x73, 0], at: cursor.position + 2)
                || cursor.bytes.has([0x53, 0], at: cursor.position + 2)
            : cursor.starts(with: "<script", ignoringCase: true)
    }

    /// Whether the byte after `<` is that of tags for servers only.
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

    /// The name in a ZIP entry's header at an offset whose fields fit together.
    private func archiveEntry(at start: Int) -> String? {
        guard bytes.has("PK\u{3}\u{4}", at: start), let version = bytes.littleEndian(at: start + 4, width: 2),
            let method = bytes.littleEndian(at: start + 8, width: 2), version < 100, method < 100,
            let length = bytes.littleEndian(at: start + 26, width: 2), (1...1024).contains(length),
            start + 30 + length <= bytes.count
        else { return nil }
        let name = bytes[(start + 30)..<(start + 30 + length)]
        return name.allSatisfy { $0 >= 0x20 && $0 != 0x7F } ? name.asText : nil
    }

    /// A PDF that starts where readers still look for it, with an object after its mark.
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

    /// How far from the start PDF readers look for the mark.
    private static let documentLimit = 1024

    /// An image or audio file that is also a JavaScript program: its mark is a name, followed by an assignment and a
    /// comment, or by a comment that ends before an assignment or a call.
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
        // Behind a colon the name is one of an offset in the program.
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

    /// Whether an equals sign is at an offset, and a comment soon after it with nothing but text between, or a quote at
    /// once.
    private func isAssigned(at offset: Int) -> Bool {
        guard bytes.has("=", at: offset) else { return false }
        var cursor = ByteCursor(bytes, at: offset + 1)
        let value = cursor.rest(Self.longestValue).prefix { (0x20..<0x7F).contains($0) }
        // A text that goes on for as long as the picture does is a value too.
        if let quote = value.first, "'\"`".utf8.contains(quote) { return true }
        cursor = ByteCursor(UnsafeRawBufferPointer(rebasing: value))
        while !cursor.isAtEnd {
            cursor.skip(to: UInt8(ascii: "/"))
            if cursor.starts(with: "/*") || cursor.starts(with: "//") { return true }
            cursor.skip(1)
        }
        return false
    }

    /// Whether a text between backquotes is at an offset, and more of a program after it.
    ///
    /// Pictures that are 96 pixels wide have a backquote there too.
    private func isTemplate(at offset: Int) -> Bool {
        guard bytes.has("`", at: offset) else { return false }
        var cursor = ByteCursor(bytes, at: offset + 1)
        cursor.skip(to: UInt8(ascii: "`"))
        guard let next = cursor.peek(1), ";,.(+=\n".utf8.contains(next) else { return false }
        cursor.skip(2)
        let code = cursor.rest(8)
        return code.count >= 4 && code.allSatisfy { (0x20..<0x7F).contains($0) }
    }

    /// How long the value may be that makes an assignment of a picture's first bytes: they hold its size.
    private static let longestValue = 24

    /// Marks that are names in JavaScript, at least in an eight-bit encoding.
    private static let names: [[UInt8]] =
        ["GIF89a", "GIF87a", "BM", "RIFF", "FORM", "ID3"].map { Array($0.utf8) }

    /// An archive of tar whose first name is made of the picture's first bytes.
    private var tapeArchive: OtherReading? {
        guard bytes.has("ustar", at: 257), let sum = TarFormat.fittingSum(bytes) else { return nil }
        return OtherReading(
            kind: .format, type: MIMEType(constant: "application/x-tar"), offset: 0,
            detail: "header whose sum is \(sum)")
    }

    /// An archive of PHP, which is found by the end of its first program.
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

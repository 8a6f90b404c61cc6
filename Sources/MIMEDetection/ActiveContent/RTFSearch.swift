import MIMETypes

/// Searches rich text for objects, templates and fields that act when it is opened.
///
/// A control word is written as a backslash and letters, with nothing between them.
/// https://learn.microsoft.com/openspecs/exchange_server_protocols/ms-oxrtfex and the RTF specification 1.9.1
enum RTFSearch {
    /// Checks whether bytes start like rich text, after the mark of UTF-8 or blanks, which a program may pass over.
    static func isStart(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var cursor = ByteCursor(bytes)
        _ = cursor.consume("\u{FEFF}")
        cursor.skipWhitespace()
        return cursor.starts(with: "{\\rt")
    }

    /// Returns the first finding for each feature.
    static func findings(in bytes: UnsafeRawBufferPointer) -> [OfficePart.Finding] {
        var (cursor, found): (ByteCursor, [OfficePart.Finding]) = (ByteCursor(bytes), [])
        // The start of an instruction is read for each, even if it contains others.
        var steps = 1 << 20 + 8 * bytes.count
        while !cursor.isAtEnd {
            cursor.skip(to: UInt8(ascii: "\\"))
            cursor.skip(1)
            let word = cursor.take { (0x61...0x7A).contains($0 | 0x20) }
            // An escaped backslash, bracket or byte.
            guard !word.isEmpty else {
                cursor.skip(1)
                continue
            }
            // The bytes that follow are data, not text.
            if word.equals("bin") {
                skipData(&cursor)
                continue
            }
            guard let finding = finding(word, cursor, &steps) else { continue }
            if !found.contains(where: { $0.feature == finding.feature }) { found.append(finding) }
        }
        return found
    }

    /// Moves past bytes that are written as they are, whose number follows the control word.
    static func skipData(_ cursor: inout ByteCursor) {
        let number = Int(cursor.take { (0x30...0x39).contains($0) }.string)
        if cursor.peek() == 0x20 { cursor.skip(1) }
        cursor.skip(min(number ?? 0, cursor.remaining))
    }

    private static func finding(
        _ word: UnsafeRawBufferPointer, _ rest: ByteCursor, _ steps: inout Int
    ) -> OfficePart.Finding? {
        switch word.string {
        case "objocx": OfficePart.Finding(feature: .activeX, detail: "\\objocx")
        case "object", "objdata", "objemb", "objlink", "objautlink", "objhtml", "objupdate":
            OfficePart.Finding(feature: .embeddedObject, detail: "\\\(word.string)")
        case _ where steps < 0 && costly.contains(word.string):
            OfficePart.Finding(feature: .tooCostly, detail: "more fields and paths than are read")
        // The template, the file of a frame, and the files of parts of the text.
        case "template", "fname", "file": path(word, rest, .remoteTemplate, &steps)
        case "nextfile", "mmdatasource": path(word, rest, .externalLink, &steps)
        case "fldinst": field(rest, &steps)
        default: nil
        }
    }

    /// The control words after which more is read.
    private static let costly: Set<String> = ["template", "fname", "file", "nextfile", "mmdatasource", "fldinst"]

    private static func path(
        _ word: UnsafeRawBufferPointer, _ rest: ByteCursor, _ feature: OtherReading.Feature, _ steps: inout Int
    ) -> OfficePart.Finding? {
        let path = RTFPath(rest)
        steps -= 2 * path.length
        return path.isAddress
            ? OfficePart.Finding(feature: feature, detail: "\\\(word.string) with an address") : nil
    }

    private static func field(_ rest: ByteCursor, _ steps: inout Int) -> OfficePart.Finding? {
        var instruction = RTFInstruction(rest)
        switch instruction.kind(&steps) {
        case .exchange: return OfficePart.Finding(feature: .dataExchange, detail: "a field with DDE")
        case .inclusion:
            return OfficePart.Finding(
                feature: .externalLink, detail: "a field with another file", type: "application/rtf")
        case .program: return OfficePart.Finding(feature: .dataExchange, detail: "a link that starts a program")
        case nil: return nil
        }
    }
}

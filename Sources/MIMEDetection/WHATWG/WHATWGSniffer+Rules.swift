import MIMETypes

extension WHATWGSniffer {
    /// Applies the rules for identifying an unknown type.
    ///
    /// https://mimesniff.spec.whatwg.org/#identifying-a-resource-with-an-unknown-mime-type
    static func unknownType(of header: UnsafeRawBufferPointer, sniffsScriptable: Bool) -> MIMEType {
        if sniffsScriptable, let found = scriptableType(of: header) { return found }
        if let found = first(of: WHATWGPatterns.harmless, in: header) { return found }
        if let found = imageType(of: header) ?? audioOrVideoType(of: header) ?? archiveType(of: header) { return found }
        return header.contains(where: isBinaryData) ? .octetStream : .plainText
    }

    /// Returns the type that makes a browser run scripts in the bytes: HTML, XML, PDF or nil.
    static func scriptableType(of header: UnsafeRawBufferPointer) -> MIMEType? {
        // All of the patterns start with one of these characters, possibly after white space.
        guard let first = header.first(where: { $0 != 0x20 && !(0x09...0x0D).contains($0) }),
            first == UInt8(ascii: "<") || first == UInt8(ascii: "%")
        else { return nil }
        return self.first(of: WHATWGPatterns.scriptable, in: header)
    }

    /// Applies the rules for distinguishing if a resource is text or binary, which never yield a type that can run
    /// scripts.
    ///
    /// https://mimesniff.spec.whatwg.org/#sniffing-a-mislabeled-binary-resource
    static func textOrBinary(_ header: UnsafeRawBufferPointer) -> MIMEType {
        let isMarked =
            header.has([0xFE, 0xFF], at: 0) || header.has([0xFF, 0xFE], at: 0)
            || header.has([0xEF, 0xBB, 0xBF], at: 0)
        return isMarked || !header.contains(where: isBinaryData) ? .plainText : .octetStream
    }

    static func imageType(of header: UnsafeRawBufferPointer) -> MIMEType? {
        first(of: WHATWGPatterns.image, in: header)
    }

    static func audioOrVideoType(of header: UnsafeRawBufferPointer) -> MIMEType? {
        if let found = first(of: WHATWGPatterns.audioOrVideo, in: header) { return found }
        if WHATWGSignatures.isMP4(header) { return MIMEType(constant: "video/mp4") }
        if WHATWGSignatures.isWebM(header) { return MIMEType(constant: "video/webm") }
        return WHATWGSignatures.isMP3(header) ? MIMEType(constant: "audio/mpeg") : nil
    }

    static func fontType(of header: UnsafeRawBufferPointer) -> MIMEType? {
        first(of: WHATWGPatterns.font, in: header)
    }

    static func archiveType(of header: UnsafeRawBufferPointer) -> MIMEType? {
        first(of: WHATWGPatterns.archive, in: header)
    }

    private static func first(of patterns: [WHATWGPattern], in header: UnsafeRawBufferPointer) -> MIMEType? {
        patterns.first { $0.matches(header) }?.type
    }

    /// Checks whether a byte doesn't occur in text.
    ///
    /// https://mimesniff.spec.whatwg.org/#binary-data-byte
    private static func isBinaryData(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x00...0x08, 0x0B, 0x0E...0x1A, 0x1C...0x1F: true
        default: false
        }
    }
}

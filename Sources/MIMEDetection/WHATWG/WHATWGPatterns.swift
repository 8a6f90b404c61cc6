/// The standard's tables, row by row and in the same order.
enum WHATWGPatterns {
    /// Patterns of types that can run scripts, used for content of unknown type.
    ///
    /// https://mimesniff.spec.whatwg.org/#identifying-a-resource-with-an-unknown-mime-type
    static let scriptable: [WHATWGPattern] =
        [
            "<!DOCTYPE HTML", "<HTML", "<HEAD", "<SCRIPT", "<IFRAME", "<H1", "<DIV", "<FONT", "<TABLE", "<A", "<STYLE",
            "<TITLE", "<B", "<BODY", "<BR", "<P", "<!--",
        ].map { WHATWGPattern(markup: $0, "text/html") } + [
            WHATWGPattern(markup: "<?xml", endsTag: false, ignoringCase: false, "text/xml"),
            WHATWGPattern("%PDF-", "application/pdf"),
        ]

    /// Patterns of other types, used for content of unknown type.
    static let harmless: [WHATWGPattern] = [
        WHATWGPattern("%!PS-Adobe-", "application/postscript"),
        WHATWGPattern([0xFE, 0xFF, 0, 0], mask: [0xFF, 0xFF, 0, 0], "text/plain"),
        WHATWGPattern([0xFF, 0xFE, 0, 0], mask: [0xFF, 0xFF, 0, 0], "text/plain"),
        WHATWGPattern([0xEF, 0xBB, 0xBF, 0], mask: [0xFF, 0xFF, 0xFF, 0], "text/plain"),
    ]

    /// Images.
    ///
    /// https://mimesniff.spec.whatwg.org/#matching-an-image-type-pattern
    static let image: [WHATWGPattern] = [
        WHATWGPattern([0, 0, 1, 0], "image/x-icon"),
        WHATWGPattern([0, 0, 2, 0], "image/x-icon"),
        WHATWGPattern("BM", "image/bmp"),
        WHATWGPattern("GIF87a", "image/gif"),
        WHATWGPattern("GIF89a", "image/gif"),
        chunk("RIFF", "WEBPVP", "image/webp"),
        WHATWGPattern([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], "image/png"),
        WHATWGPattern([0xFF, 0xD8, 0xFF], "image/jpeg"),
    ]

    /// Audio and video.
    ///
    /// https://mimesniff.spec.whatwg.org/#matching-an-audio-or-video-type-pattern
    static let audioOrVideo: [WHATWGPattern] = [
        chunk("FORM", "AIFF", "audio/aiff"),
        WHATWGPattern("ID3", "audio/mpeg"),
        WHATWGPattern("OggS\0", "application/ogg"),
        WHATWGPattern("MThd\0\0\0\u{6}", "audio/midi"),
        chunk("RIFF", "AVI ", "video/avi"),
        chunk("RIFF", "WAVE", "audio/wave"),
    ]

    /// Fonts.
    ///
    /// https://mimesniff.spec.whatwg.org/#matching-a-font-type-pattern
    static let font: [WHATWGPattern] = [
        WHATWGPattern(
            [UInt8](repeating: 0, count: 34) + Array("LP".utf8), mask: [UInt8](repeating: 0, count: 34) + [0xFF, 0xFF],
            "application/vnd.ms-fontobject"),
        WHATWGPattern([0, 1, 0, 0], "font/ttf"),
        WHATWGPattern("OTTO", "font/otf"),
        WHATWGPattern("ttcf", "font/collection"),
        WHATWGPattern("wOFF", "font/woff"),
        WHATWGPattern("wOF2", "font/woff2"),
    ]

    /// Archives.
    ///
    /// https://mimesniff.spec.whatwg.org/#matching-an-archive-type-pattern
    static let archive: [WHATWGPattern] = [
        WHATWGPattern([0x1F, 0x8B, 8], "application/x-gzip"),
        WHATWGPattern("PK\u{3}\u{4}", "application/zip"),
        WHATWGPattern("Rar!\u{1A}\u{7}\0", "application/x-rar-compressed"),
    ]

    /// Returns a pattern of a signature, four arbitrary bytes, and a second signature.
    private static func chunk(_ mark: String, _ form: String, _ type: StaticString) -> WHATWGPattern {
        let bytes = Array(mark.utf8) + [0, 0, 0, 0] + Array(form.utf8)
        let mask = bytes.indices.map { (4..<8).contains($0) ? 0 : UInt8(0xFF) }
        return WHATWGPattern(bytes, mask: mask, type)
    }
}

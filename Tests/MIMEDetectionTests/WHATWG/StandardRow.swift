/// A row of a table of the WHATWG MIME Sniffing standard, in hexadecimal as it stands there.
///
/// `TT` is a byte that ends a tag, a space or `>`.
struct StandardRow: Sendable, CustomStringConvertible {
    let pattern: String
    let mask: String
    let ignoresWhitespace: Bool
    let type: String

    init(_ pattern: String, _ mask: String, whitespace: Bool = false, _ type: String) {
        (self.pattern, self.mask, ignoresWhitespace, self.type) = (pattern, mask, whitespace, type)
    }

    var description: String { "\(pattern): \(type)" }

    var endsTag: Bool { pattern.hasSuffix("TT") }

    /// The bytes of the pattern, with a space where a tag ends.
    var bytes: [UInt8] { pattern.split(separator: " ").map { UInt8($0, radix: 16) ?? 0x20 } }

    var maskBytes: [UInt8] { mask.split(separator: " ").compactMap { UInt8($0, radix: 16) } }
}

extension StandardRow {
    static let scriptable: [StandardRow] = [
        html("3C 21 44 4F 43 54 59 50 45 20 48 54 4D 4C", "FF FF DF DF DF DF DF DF DF FF DF DF DF DF"),
        html("3C 48 54 4D 4C", "FF DF DF DF DF"), html("3C 48 45 41 44", "FF DF DF DF DF"),
        html("3C 53 43 52 49 50 54", "FF DF DF DF DF DF DF"), html("3C 49 46 52 41 4D 45", "FF DF DF DF DF DF DF"),
        html("3C 48 31", "FF DF FF"), html("3C 44 49 56", "FF DF DF DF"), html("3C 46 4F 4E 54", "FF DF DF DF DF"),
        html("3C 54 41 42 4C 45", "FF DF DF DF DF DF"), html("3C 41", "FF DF"),
        html("3C 53 54 59 4C 45", "FF DF DF DF DF DF"), html("3C 54 49 54 4C 45", "FF DF DF DF DF DF"),
        html("3C 42", "FF DF"), html("3C 42 4F 44 59", "FF DF DF DF DF"), html("3C 42 52", "FF DF DF"),
        html("3C 50", "FF DF"), html("3C 21 2D 2D", "FF FF FF FF"),
        StandardRow("3C 3F 78 6D 6C", "FF FF FF FF FF", whitespace: true, "text/xml"),
        StandardRow("25 50 44 46 2D", "FF FF FF FF FF", "application/pdf"),
    ]

    private static func html(_ pattern: String, _ mask: String) -> StandardRow {
        StandardRow(pattern + " TT", mask + " FF", whitespace: true, "text/html")
    }

    static let harmless: [StandardRow] = [
        StandardRow(
            "25 21 50 53 2D 41 64 6F 62 65 2D", "FF FF FF FF FF FF FF FF FF FF FF", "application/postscript"),
        StandardRow("FE FF 00 00", "FF FF 00 00", "text/plain"),
        StandardRow("FF FE 00 00", "FF FF 00 00", "text/plain"),
        StandardRow("EF BB BF 00", "FF FF FF 00", "text/plain"),
    ]

    static let image: [StandardRow] = [
        StandardRow("00 00 01 00", "FF FF FF FF", "image/x-icon"),
        StandardRow("00 00 02 00", "FF FF FF FF", "image/x-icon"),
        StandardRow("42 4D", "FF FF", "image/bmp"),
        StandardRow("47 49 46 38 37 61", "FF FF FF FF FF FF", "image/gif"),
        StandardRow("47 49 46 38 39 61", "FF FF FF FF FF FF", "image/gif"),
        StandardRow(
            "52 49 46 46 00 00 00 00 57 45 42 50 56 50", "FF FF FF FF 00 00 00 00 FF FF FF FF FF FF", "image/webp"),
        StandardRow("89 50 4E 47 0D 0A 1A 0A", "FF FF FF FF FF FF FF FF", "image/png"),
        StandardRow("FF D8 FF", "FF FF FF", "image/jpeg"),
    ]

    static let audioOrVideo: [StandardRow] = [
        StandardRow("46 4F 52 4D 00 00 00 00 41 49 46 46", "FF FF FF FF 00 00 00 00 FF FF FF FF", "audio/aiff"),
        StandardRow("49 44 33", "FF FF FF", "audio/mpeg"),
        StandardRow("4F 67 67 53 00", "FF FF FF FF FF", "application/ogg"),
        StandardRow("4D 54 68 64 00 00 00 06", "FF FF FF FF FF FF FF FF", "audio/midi"),
        StandardRow("52 49 46 46 00 00 00 00 41 56 49 20", "FF FF FF FF 00 00 00 00 FF FF FF FF", "video/avi"),
        StandardRow("52 49 46 46 00 00 00 00 57 41 56 45", "FF FF FF FF 00 00 00 00 FF FF FF FF", "audio/wave"),
    ]

    static let font: [StandardRow] = [
        StandardRow(zeros(34) + " 4C 50", zeros(34) + " FF FF", "application/vnd.ms-fontobject"),
        StandardRow("00 01 00 00", "FF FF FF FF", "font/ttf"),
        StandardRow("4F 54 54 4F", "FF FF FF FF", "font/otf"),
        StandardRow("74 74 63 66", "FF FF FF FF", "font/collection"),
        StandardRow("77 4F 46 46", "FF FF FF FF", "font/woff"),
        StandardRow("77 4F 46 32", "FF FF FF FF", "font/woff2"),
    ]

    static let archive: [StandardRow] = [
        StandardRow("1F 8B 08", "FF FF FF", "application/x-gzip"),
        StandardRow("50 4B 03 04", "FF FF FF FF", "application/zip"),
        StandardRow("52 61 72 21 1A 07 00", "FF FF FF FF FF FF FF", "application/x-rar-compressed"),
    ]

    private static func zeros(_ count: Int) -> String {
        [String](repeating: "00", count: count).joined(separator: " ")
    }
}

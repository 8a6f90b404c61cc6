import MIMETypes

/// Archives with an entry that names their main part: books and musical scores.
///
/// https://www.w3.org/TR/epub-33/#sec-container-metainf-container.xml and
/// https://www.w3.org/2021/06/musicxml40/tutorial/compressed-mxl-files/
enum EPUBContainer {
    private static let entry: StaticString = "META-INF/container.xml"

    /// Returns the type of an archive according to its main part; nil if it names none, or an unknown one.
    static func type(_ directory: ZIPDirectory, _ resource: Resource) throws(ResourceError) -> (StaticString, String)? {
        guard let entry = directory.first(named: entry),
            let statement = try directory.content(of: entry, limit: 4096, resource)
        else { return nil }
        if let known = types.first(where: { contains($0.mark, statement) }) { return (known.type, "\(Self.entry)") }
        return try hasScore(directory, resource) ? (score, "\(Self.entry)") : nil
    }

    private static let score: StaticString = "application/vnd.recordare.musicxml"

    /// The strings by which the entry identifies the main part: its type, or the end of its name.
    private static let types: [(mark: StaticString, type: StaticString)] = [
        ("application/oebps-package+xml", "application/epub+zip"), (".opf", "application/epub+zip"),
        ("application/vnd.recordare.musicxml", score), (".musicxml", score),
        (".mscx", "application/x-musescore"),
    ]

    /// Checks whether a main part that is declared only as XML is a musical score.
    private static func hasScore(_ directory: ZIPDirectory, _ resource: Resource) throws(ResourceError) -> Bool {
        guard let part = directory.first(where: { $0.hasSuffix(".xml") && !$0.isInFolder }),
            let content = try directory.content(of: part, limit: 2048, resource)
        else { return false }
        // This also converts UTF-16 text.
        let start = content.filter { $0 != 0 }
        return contains("<score-partwise", start) || contains("<score-timewise", start)
    }

    private static func contains(_ text: StaticString, _ content: [UInt8]) -> Bool {
        content.withUnsafeBytes { bytes in
            var cursor = ByteCursor(bytes)
            return cursor.skip(behind: text)
        }
    }
}

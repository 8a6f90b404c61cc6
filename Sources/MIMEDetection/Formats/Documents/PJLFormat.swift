import MIMETypes

/// Print jobs that start with commands for the printer, in Printer Job Language, which name the language of the pages.
///
/// https://h10032.www1.hp.com/ctg/Manual/bpl13208.pdf
enum PJLFormat: ContainerFormat {
    static let firstBytes: [UInt8] = [0x1B]
    static let minLength = 12

    static func candidate(_ resource: Resource, head: UnsafeRawBufferPointer) throws(ResourceError) -> Candidate? {
        var cursor = ByteCursor(head)
        guard cursor.consume("\u{1B}%-12345X") else { return nil }
        while cursor.starts(with: "@PJL") {
            if let type = language(ByteCursor(cursor.takeLine())) {
                return structural(type, "commands for a printer that name the language of the pages")
            }
        }
        // The commands may leave it to the printer to recognise the language.
        guard let type = pages(cursor) else { return nil }
        return structural(type, "pages after commands for a printer")
    }

    /// Returns the type of the language that a command selects; nil for any other command.
    private static func language(_ command: ByteCursor) -> StaticString? {
        var command = command
        command.skip(4)
        guard consume("ENTER", &command), consume("LANGUAGE", &command), consume("=", &command) else { return nil }
        return languages.first { command.starts(with: $0.name, ignoringCase: true) }?.type
    }

    private static func consume(_ word: StaticString, _ command: inout ByteCursor) -> Bool {
        _ = command.take { $0 == 0x20 || $0 == 0x09 }
        guard command.consume(word, ignoringCase: true) else { return false }
        _ = command.take { $0 == 0x20 || $0 == 0x09 }
        return true
    }

    /// The languages, longer names before shorter ones that they start with.
    private static let languages: [(name: StaticString, type: StaticString)] = [
        ("PCLXL", "application/vnd.hp-pclxl"), ("PCL", "application/vnd.hp-pcl"),
        ("POSTSCRIPT", "application/postscript"),
    ]

    /// Returns the type of pages by their first bytes.
    private static func pages(_ cursor: ByteCursor) -> StaticString? {
        if cursor.starts(with: "%!PS") { return "application/postscript" }
        if cursor.starts(with: "\u{1B}E") { return "application/vnd.hp-pcl" }
        return cursor.starts(with: ") HP-PCL XL;") ? "application/vnd.hp-pclxl" : nil
    }
}

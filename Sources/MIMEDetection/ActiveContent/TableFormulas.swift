import MIMETypes

/// Finds formulas in delimited text that start another program or fetch something when a spreadsheet opens the text.
///
/// Spreadsheets read a cell as a formula if it starts with an operator. https://owasp.org/www-community/attacks/CSV_Injection
struct TableFormulas {
    private var cursor: ByteCursor
    private var found: [OtherReading] = []

    /// Returns the first formula that starts a program, and the first that fetches something.
    static func readings(in bytes: UnsafeRawBufferPointer) -> [OtherReading] {
        var search = TableFormulas(cursor: ByteCursor(bytes))
        search.run()
        return search.found
    }

    /// Checks whether an attribute in XML is a formula that starts another program.
    ///
    /// A prefix such as `of:` may state the language of the formula.
    static func startsProgram(_ value: UnsafeRawBufferPointer) -> Bool {
        let written = ByteCursor(value)
        guard written.contains(UInt8(ascii: "|")) || written.contains(UInt8(ascii: "&")) else { return false }
        return XMLValue.resolved(value).withUnsafeBytes { formula in
            var search = TableFormulas(cursor: ByteCursor(formula))
            search.cursor.skip(to: UInt8(ascii: "="))
            search.readCell()
            return search.found.contains { $0.feature == .dataExchange }
        }
    }

    private init(cursor: ByteCursor) { self.cursor = cursor }

    private mutating func run() {
        _ = cursor.consume("\u{FEFF}")
        readCell()
        while found.count < 2, skipToCell() { readCell() }
    }

    /// Moves past the next end of a cell, whatever the delimiter of the table is; returns false if there is none.
    private mutating func skipToCell() -> Bool {
        while let byte = cursor.next() {
            if Self.ends.contains(byte) { return true }
        }
        return false
    }

    private static let ends = ASCIISet(",;\t\r\n")
    private static let operators = ASCIISet("=+-@")

    private mutating func readCell() {
        var cell = cursor
        let start = cell.position
        _ = cell.take { $0 == 0x20 || $0 == UInt8(ascii: "\"") }
        let signs = cell.take(while: Self.operators.contains)
        guard !signs.isEmpty else { return }
        while let word = Self.word(&cell) {
            if cell.consume("|") {
                if Self.isRestOfLink(&cell) {
                    add(.dataExchange, "application/x-executable", start, "a formula with DDE")
                }
                return
            }
            if cell.peek() == UInt8(ascii: "("), let name = Self.functions.first(where: { word.equalsFolded($0.name) })
            {
                add(name.feature, "text/csv", start, "a formula with \(name.name)")
            }
        }
    }

    /// Returns the next word of a formula, after operators and brackets; nil where the formula has something else.
    private static func word(_ cell: inout ByteCursor) -> UnsafeRawBufferPointer? {
        _ = cell.take(while: between.contains)
        let word = cell.take { letters.contains($0) || $0 >= 0x80 }
        return word.isEmpty ? nil : word
    }

    private static let between = ASCIISet("=+-*/^&<>@()\" ")
    private static let letters = ASCIISet("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789._$:\\")

    /// Checks whether the topic and the item of a link follow, after the name of a program and a vertical bar.
    private static func isRestOfLink(_ cell: inout ByteCursor) -> Bool {
        if cell.consume("'") {
            cell = ByteCursor(cell.rest(longestTopic))
            cell.skip(to: UInt8(ascii: "'"))
            cell.skip(1)
        } else {
            let topic = cell.take { $0 > 0x20 && $0 != UInt8(ascii: "!") && !ends.contains($0) }
            guard !topic.isEmpty, topic.count <= longestTopic else { return false }
        }
        return cell.consume("!") && cell.peek().map { letters.contains($0) || $0 == UInt8(ascii: "'") } ?? false
    }

    private static let longestTopic = 1024

    private static let functions: [(name: StaticString, feature: OtherReading.Feature)] = [
        ("webservice", .externalLink), ("hyperlink", .externalLink), ("image", .externalLink),
        ("importxml", .externalLink), ("importdata", .externalLink), ("importhtml", .externalLink),
        ("importfeed", .externalLink), ("importrange", .externalLink), ("dde", .dataExchange), ("rtd", .dataExchange),
    ]

    private mutating func add(
        _ feature: OtherReading.Feature, _ type: StaticString, _ offset: Int, _ detail: String
    ) {
        found.addFirst(
            OtherReading(
                kind: .script, type: MIMEType(constant: type), offset: offset, detail: detail, feature: feature))
    }
}

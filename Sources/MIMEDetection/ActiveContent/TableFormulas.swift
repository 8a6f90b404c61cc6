import MIMETypes

/// Finds formulas in delimited text that start another program or fetch something when a spreadsheet opens the text.
///
/// Spreadsheets read a cell as a formula if it starts with an operator. https://owasp.org/www-community/attacks/CSV_Injection
struct TableFormulas {
    private var cursor: ByteCursor
    private var found: [OtherReading] = []
    /// Whether only formulas that start programs are recorded.
    private var isForPrograms = false

    /// Returns the first formula that starts a program, and the first that fetches something.
    static func readings(in bytes: UnsafeRawBufferPointer) -> [OtherReading] {
        var search = TableFormulas(cursor: ByteCursor(bytes))
        search.run()
        return search.found
    }

    /// Checks whether an attribute in XML is a formula that starts another program.
    ///
    /// A prefix such as `of:` may state the language of the formula.
    ///
    /// - Parameters:
    ///   - value: the formula as it is written.
    ///   - isWithoutSign: whether the formula has no equals sign at its start.
    /// - Returns: true if the formula contains a link to a program, or a function that starts one.
    static func startsProgram(_ value: UnsafeRawBufferPointer, isWithoutSign: Bool = false) -> Bool {
        // A link consists of a program, a vertical bar, a topic, an exclamation mark and an item.
        let written = ByteCursor(value)
        let hasReferences = written.contains(UInt8(ascii: "&"))
        guard hasReferences || written.contains(UInt8(ascii: "|")) else { return false }
        guard hasReferences || written.contains(UInt8(ascii: "!")) || written.contains(UInt8(ascii: "(")) else {
            return false
        }
        return XMLValue.withResolved(value, limit: max(256, value.count)) { formula in
            var search = TableFormulas(cursor: ByteCursor(formula))
            search.isForPrograms = true
            // A link has a vertical bar, and a function has brackets.
            guard formula.contains(where: { $0 == UInt8(ascii: "|") || $0 == UInt8(ascii: "(") }) else { return false }
            if isWithoutSign {
                search.readFormula(from: 0, Formula(isQuoted: false, isCertain: true))
            } else {
                search.cursor.skip(to: UInt8(ascii: "="))
                guard !search.cursor.isAtEnd else { return false }
                search.readCell()
            }
            return !search.found.isEmpty
        }
    }

    private init(cursor: ByteCursor) { self.cursor = cursor }

    private mutating func run() {
        _ = cursor.consume("\u{FEFF}")
        // Excel takes the delimiter from the first line if it states one.
        if cursor.starts(with: "sep="), let separator = cursor.peek(4), separator > 0x20 { delimiter = separator }
        readCell()
        while found.count < 2, skipToCell() { readCell() }
    }

    /// A delimiter that the table states, or one of the usual ones.
    private var delimiter = UInt8(ascii: ",")

    /// Moves past the next end of a cell, whatever the delimiter of the table is; returns false if there is none.
    private mutating func skipToCell() -> Bool {
        while let byte = cursor.next() {
            if isEnd(byte) { return true }
        }
        return false
    }

    private func isEnd(_ byte: UInt8) -> Bool { Self.ends.contains(byte) || byte == delimiter }

    private static let ends = ASCIISet(",;\t\r\n")
    private static let operators = ASCIISet("=+-@")

    /// Reads a cell if it is a formula, up to its end or to something that no formula contains.
    private mutating func readCell() {
        let start = cursor.position
        var cell = cursor
        let isQuoted = cell.take { $0 == 0x20 || $0 == UInt8(ascii: "\"") }.contains(UInt8(ascii: "\""))
        guard let sign = Self.sign(&cell) else { return }
        cursor = cell
        readFormula(from: start, Formula(isQuoted: isQuoted, isCertain: sign == UInt8(ascii: "=")))
    }

    /// Reads the rest of a formula, whose cell starts at an offset.
    private mutating func readFormula(from start: Int, _ formula: Formula) {
        var formula = formula
        while let word = word(&formula) {
            var rest = cursor
            if formula.isCertain { rest.skipWhitespace() }
            if rest.consume("|") {
                if Self.isRestOfLink(&rest, isCertain: formula.isCertain) {
                    add(.dataExchange, "application/x-executable", start, "a formula with DDE")
                }
                return
            }
            if rest.peek() == UInt8(ascii: "("), let name = Self.functions.first(where: { word.equalsFolded($0.name) })
            {
                add(name.feature, "text/csv", start, "a formula with \(name.name)")
            }
        }
    }

    /// Takes the characters that make a cell a formula, and returns the first of them, or nil for any other cell.
    ///
    /// Spreadsheets also take them in full width.
    private static func sign(_ cell: inout ByteCursor) -> UInt8? {
        let signs = cell.take(while: operators.contains)
        if let first = signs.first { return first }
        return fullWidth.contains { cell.consume($0) } ? UInt8(ascii: "=") : nil
    }

    private static let fullWidth: [StaticString] = ["\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}"]

    /// What is known about the formula that is being read.
    private struct Formula {
        /// Whether the cell is in quotes, so that it may contain delimiters and line ends.
        let isQuoted: Bool
        /// Whether the cell starts with an equals sign, which isn't usual in text.
        let isCertain: Bool
        /// The number of open brackets, between which delimiters belong to the formula.
        var depth = 0

        /// Checks whether a character can be between the words of the formula.
        ///
        /// - Parameters:
        ///   - byte: the character.
        ///   - isEnd: whether the character is a delimiter or a line end of the table.
        /// - Returns: false if the formula ends before it.
        func contains(_ byte: UInt8, isEnd: Bool) -> Bool {
            if isEnd { return isCertain && isQuoted || depth > 0 && byte > 0x20 }
            return isCertain || TableFormulas.between.contains(byte)
        }
    }

    /// Moves past what separates the words of a formula, and returns the next word; nil at the end of the formula.
    private mutating func word(_ formula: inout Formula) -> UnsafeRawBufferPointer? {
        while let byte = cursor.peek() {
            if Self.letters.contains(byte) || byte >= 0x80 {
                return cursor.take { Self.letters.contains($0) || $0 >= 0x80 }
            }
            switch byte {
            case UInt8(ascii: "("): formula.depth += 1
            case UInt8(ascii: ")"): formula.depth = max(0, formula.depth - 1)
            case UInt8(ascii: "\"") where formula.isQuoted:
                // A quote that belongs to the formula is doubled.
                guard cursor.peek(1) == byte else { return nil }
                cursor.skip(1)
            case UInt8(ascii: "'") where formula.isCertain: if let name = quotedName() { return name }
            default: guard formula.contains(byte, isEnd: isEnd(byte)) else { return nil }
            }
            cursor.skip(1)
        }
        return nil
    }

    /// Takes the name of a program or a sheet in single quotes; nil if there is none, so that a quote is passed.
    private mutating func quotedName() -> UnsafeRawBufferPointer? {
        var rest = ByteCursor(cursor.rest(64))
        rest.skip(1)
        let name = rest.take { Self.letters.contains($0) || $0 == 0x20 }
        guard !name.isEmpty, rest.peek() == UInt8(ascii: "'") else { return nil }
        cursor.skip(name.count + 2)
        return name
    }

    private static let between = ASCIISet("=+-*/^&<>@\" ")
    private static let letters = ASCIISet("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789._$:\\")

    /// Checks whether the topic and the item of a link follow, after the name of a program and a vertical bar.
    private static func isRestOfLink(_ cell: inout ByteCursor, isCertain: Bool) -> Bool {
        if isCertain { cell.skipWhitespace() }
        if cell.consume("'") {
            cell = ByteCursor(cell.rest(longestTopic))
            cell.skip(to: UInt8(ascii: "'"))
            cell.skip(1)
        } else {
            let topic = ByteCursor(cell.rest(longestTopic + 1)).takenTopic
            guard !topic.isEmpty, topic.count <= longestTopic else { return false }
            cell.skip(topic.count)
        }
        if isCertain { cell.skipWhitespace() }
        guard cell.consume("!") else { return false }
        if isCertain { cell.skipWhitespace() }
        return cell.peek().map { letters.contains($0) || $0 == UInt8(ascii: "'") } ?? false
    }

    private static let longestTopic = 1024

    private static let functions: [(name: StaticString, feature: OtherReading.Feature)] = [
        ("webservice", .externalLink), ("hyperlink", .externalLink), ("image", .externalLink),
        ("importxml", .externalLink), ("importdata", .externalLink), ("importhtml", .externalLink),
        ("importfeed", .externalLink), ("importrange", .externalLink), ("dde", .dataExchange), ("rtd", .dataExchange),
    ]

    private mutating func add(
        _ feature: OtherReading.Feature, _ type: StaticString, _ offset: Int, _ detail: @autoclosure () -> String
    ) {
        if isForPrograms, feature != .dataExchange || !found.isEmpty { return }
        found.addFirst(
            OtherReading(
                kind: .script, type: MIMEType(constant: type), offset: offset, detail: detail(), feature: feature))
    }
}

extension ByteCursor {
    /// The topic of a link that is not in quotes.
    fileprivate var takenTopic: UnsafeRawBufferPointer {
        var cursor = self
        return cursor.take {
            $0 > 0x20 && $0 != UInt8(ascii: "!") && $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: ";")
        }
    }
}

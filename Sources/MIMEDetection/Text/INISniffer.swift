import MIMETypes

/// Recognises configuration files: TOML, INI and Java properties.
///
/// Every line has to be a section, a key with a value, or a comment, so text that merely contains such lines does not
/// count. TOML is what has only typed values and some that INI does not quote so. Keys without sections are properties
/// if `PropertiesEvidence` is convincing; if not, they may be anything.
///
/// https://toml.io/en/v1.0.0 and
/// https://docs.oracle.com/javase/8/docs/api/java/util/Properties.html#load-java.io.Reader-
struct INISniffer: TextSniffer {
    /// The maximum number of lines that are examined.
    private static let lines = 100
    private static let longestKey = 80

    private var (sections, entries, bareWords) = (0, 0, 0)
    private var properties = PropertiesEvidence()
    /// Whether all values have a type of TOML's, and whether some are written as only TOML does.
    private var (isTOML, isTyped) = (true, false)
    private var isPlainKeys = true
    /// Whether the text declares itself a Windows setup script.
    private var isSetupScript = false
    /// The type of files that start with a section of a fixed name; nil if the first section is no such section.
    private var special: StaticString?
    /// Whether the text starts with a comment that a semicolon introduces.
    private var startsWithSemicolon = false
    private var section: UnsafeRawBufferPointer?
    private var cursor: ByteCursor

    static func candidate(_ text: TextSample) -> Candidate? {
        let cursor = text.start
        let isStored = PropertiesDate.stands(at: cursor)
        var sniffer = INISniffer(cursor: cursor)
        sniffer.startsWithSemicolon = cursor.peek() == UInt8(ascii: ";")
        guard sniffer.read(isWhole: text.isWhole) else { return nil }
        return sniffer.result(text, isStored: isStored)
    }

    private init(cursor: ByteCursor) {
        self.cursor = cursor
    }

    private func result(_ text: TextSample, isStored: Bool) -> Candidate? {
        if isSetupScript { return Self.candidate("application/inf", "sections of a setup script", text) }
        if let special { return Self.candidate(special, "name of the first section", text) }
        if sections == 0, startsWithSemicolon, isPlainKeys, entries > 0, bareWords == 0 {
            return Self.candidate("text/x-ini", "\(entries) keys with values", text)
        }
        if sections == 0 {
            guard isPlainKeys, isStored && entries > 0 || properties.isConvincing(entries: entries) else { return nil }
            return Self.candidate("text/x-java-properties", "\(entries) keys with values", text)
        }
        guard entries >= 2 || entries == 1 && text.isWhole && isPlainSection, bareWords * 3 <= entries else {
            return nil
        }
        let detail = "\(sections) sections, \(entries) keys with values"
        if isTOML, isTyped, bareWords == 0 { return Self.candidate("application/toml", detail, text) }
        return Self.candidate("text/x-ini", detail, text)
    }

    /// Whether the text has a single section with a simple name, so that one key in it is enough: TOML has names with
    /// dots, and EditorConfig has patterns.
    private var isPlainSection: Bool {
        sections == 1 && section.map { $0.allSatisfy { ByteClass.isIdentifierByte($0) || $0 == 0x20 } } == true
    }

    /// Reads the first lines; returns false if one of them is no setting.
    private mutating func read(isWhole: Bool) -> Bool {
        var count = 0
        while !cursor.isAtEnd, count < Self.lines {
            count += 1
            let start = cursor
            guard readLine() else { return cursor.isAtEnd && !isWhole && count > 8 }
            // The last line may be cut off.
            if cursor.isAtEnd, !isWhole { break }
            if cursor.position == start.position { return false }
        }
        return true
    }

    private mutating func readLine() -> Bool {
        let isIndented = cursor.peek() == 0x20 || cursor.peek() == 0x09
        _ = cursor.take(while: ByteClass.isBlank)
        switch cursor.peek() {
        case nil, 0x0A, 0x0D, UInt8(ascii: "#"):
            _ = cursor.takeLine()
            return true
        case UInt8(ascii: ";"), UInt8(ascii: "!"):
            isTOML = false
            _ = cursor.takeLine()
            return true
        case UInt8(ascii: "["):
            return readSection()
        default:
            return readEntry(isIndented: isIndented)
        }
    }

    /// Reads `[name]` or `[[name]]`.
    private mutating func readSection() -> Bool {
        let isArray = cursor.starts(with: "[[")
        cursor.skip(isArray ? 2 : 1)
        let name = cursor.take { $0 != 0x0A && $0 != 0x0D && $0 != UInt8(ascii: "]") }
        guard !name.isEmpty, name.count <= Self.longestKey, cursor.consume(isArray ? "]]" : "]") else { return false }
        guard endLine() else { return false }
        if isArray { isTyped = true }
        sections += 1
        section = name
        if sections == 1 { special = Self.types.first { name.elementsEqual($0.section.utf8) }?.type }
        return true
    }

    private mutating func readEntry(isIndented: Bool) -> Bool {
        let key = cursor.take { $0 != 0x0A && $0 != 0x0D && $0 != UInt8(ascii: "=") }
        guard cursor.peek() == UInt8(ascii: "=") else {
            // A value that continues, or a key without a value.
            isTOML = false
            _ = cursor.takeLine()
            if isIndented, entries > 0 { return true }
            bareWords += 1
            return sections > 0 && key.allSatisfy(Self.isWordByte)
        }
        guard Self.isKey(key) else { return false }
        note(key)
        cursor.skip(1)
        if sections == 0 {
            var rest = cursor
            properties.note(value: rest.takeLine())
        }
        let isSpaced = cursor.peek() == 0x20
        _ = cursor.take(while: ByteClass.isBlank)
        if isTOML { return readTyped(isSpaced: isSpaced) }
        takeValue()
        return true
    }

    private mutating func readTyped(isSpaced: Bool) -> Bool {
        var value = TOMLValue(cursor)
        guard let kind = value.read() else {
            isTOML = false
            // A value of several lines that is truncated at the end of the head.
            if value.end.isAtEnd { cursor.skip(cursor.remaining) } else { takeValue() }
            return true
        }
        if kind == .collection || kind == .string && isSpaced { isTyped = true }
        var behind = self
        behind.cursor = value.end
        if behind.endLine() {
            cursor = behind.cursor
        } else {
            isTOML = false
            takeValue()
        }
        return true
    }

    /// Takes the rest of a line, and the lines that belong to it.
    private mutating func takeValue() {
        while cursor.takeLine().last == UInt8(ascii: "\\"), !cursor.isAtEnd {}
    }

    /// Takes the rest of a line if it contains nothing but a comment.
    private mutating func endLine() -> Bool {
        let rest = cursor.takeLine().drop(while: ByteClass.isBlank)
        return rest.isEmpty || rest.first == UInt8(ascii: "#") || rest.first == UInt8(ascii: ";")
    }

    private mutating func note(_ key: UnsafeRawBufferPointer) {
        entries += 1
        let name = UnsafeRawBufferPointer(rebasing: key.prefix { !ByteClass.isBlank($0) })
        if name.count < key.count - 1 { isPlainKeys = false }
        properties.note(key: name, isSpaced: name.count < key.count)
        if let section, Self.isEqual(section, "version"), Self.isEqual(name, "signature") { isSetupScript = true }
    }

    /// The types whose files start with a section of a fixed name.
    ///
    /// https://www.freedesktop.org/software/systemd/man/latest/systemd.unit.html and
    /// https://specifications.freedesktop.org/desktop-entry-spec/latest
    private static let types: [(section: String, type: StaticString)] = [
        ("Unit", "text/x-systemd-unit"), ("Desktop Entry", "application/x-desktop"),
        ("D-BUS Service", "text/x-dbus-activation"), ("autorun", "application/inf"), ("AutoRun", "application/inf"),
    ]

    private static func isEqual(_ bytes: UnsafeRawBufferPointer, _ text: StaticString) -> Bool {
        bytes.count == text.utf8CodeUnitCount && ByteCursor(bytes).starts(with: text, ignoringCase: true)
    }

    /// Checks whether a key consists of one or a few words without the punctuation of programs.
    private static func isKey(_ key: UnsafeRawBufferPointer) -> Bool {
        guard let first = key.first, let last = key.last(where: { !ByteClass.isBlank($0) }), key.count <= longestKey,
            !firstMarks.contains(first), !lastMarks.contains(last)
        else { return false }
        var spaces = 0
        let marks = Self.marks
        for byte in key {
            if byte == 0x20 { spaces += 1 } else if marks.contains(byte) { return false }
        }
        return spaces <= 5
    }

    private static let firstMarks = ASCIISet("-+<>{}()$")
    /// The characters that stand before `=` in the operators of makefiles and of other programs.
    private static let lastMarks = ASCIISet("+-*:")
    private static let marks = ASCIISet("(){}<>;|!?`~^")

    private static func isWordByte(_ byte: UInt8) -> Bool {
        ByteClass.isNameByte(byte) && byte < 0x80
    }
}

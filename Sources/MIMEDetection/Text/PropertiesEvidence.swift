/// What shows that keys with values, without sections, are Java's properties and not any other settings.
///
/// https://docs.oracle.com/javase/8/docs/api/java/util/Properties.html#load-java.io.Reader-
struct PropertiesEvidence {
    private var (comparisons, dottedKeys, keysOfLinux, phrases, repeated, words) = (0, 0, 0, 0, 0, 0)
    /// The key of the previous line.
    private var lastKey = UnsafeRawBufferPointer(start: nil, count: 0)
    /// Whether a value has a placeholder of `MessageFormat`, or a character by its number.
    private var hasMessage = false

    /// Looks at a key; `isSpaced` states whether a blank follows it.
    mutating func note(key: UnsafeRawBufferPointer, isSpaced: Bool) {
        if key.contains(UInt8(ascii: ".")) { dottedKeys += 1 }
        if key.elementsEqual(lastKey) { repeated += 1 }
        lastKey = key
        if isSpaced, Self.isWord(key) { words += 1 }
        // https://www.kernel.org/doc/html/latest/admin-guide/sysctl
        if ["net.", "kernel.", "vm.", "fs."].contains(where: { key.has($0, at: 0) }) { keysOfLinux += 1 }
    }

    /// Looks at the rest of a key's line.
    mutating func note(value line: UnsafeRawBufferPointer) {
        // Lists of requirements have `==` before a version.
        if line.first == UInt8(ascii: "=") { comparisons += 1 }
        let value = UnsafeRawBufferPointer(rebasing: line.drop(while: ByteClass.isBlank))
        guard let first = value.first else { return }
        if !Self.startsOfOthers.contains(first), value.contains(0x20) { phrases += 1 }
        if !hasMessage { hasMessage = Self.isMessage(value) }
    }

    /// Whether this many keys with values are properties.
    func isConvincing(entries: Int) -> Bool {
        // The lines of a log start alike, while a key has one value.
        guard entries >= 2, keysOfLinux * 2 < entries, repeated * 2 < entries, comparisons * 2 < entries else {
            return false
        }
        if dottedKeys * 2 >= entries || hasMessage { return true }
        // In glossaries and notes, people explain words with phrases.
        return entries >= 3 && phrases * 2 >= entries && words * 2 < entries
    }

    /// Checks whether a key is a word with a capital, and not a name of several parts.
    private static func isWord(_ key: UnsafeRawBufferPointer) -> Bool {
        guard let first = key.first, first &- 0x41 < 26 || first >= 0x80 else { return false }
        return key.dropFirst().allSatisfy { $0 &- 0x41 < 26 }
            || key.dropFirst().allSatisfy { $0 &- 0x61 < 26 || $0 >= 0x80 }
    }

    /// What a value of several words starts with in scripts, makefiles and other settings.
    private static let startsOfOthers = ASCIISet("\"'$(`-[{")

    /// Whether a value has `{0}` or `\u00E4` in it.
    private static func isMessage(_ value: UnsafeRawBufferPointer) -> Bool {
        var cursor = ByteCursor(value)
        while !cursor.isAtEnd {
            _ = cursor.take { $0 != UInt8(ascii: "{") && $0 != UInt8(ascii: "\\") }
            if cursor.consume("{") {
                let digits = cursor.take { (0x30...0x39).contains($0) }
                if digits.count == 1, cursor.peek() == UInt8(ascii: "}") || cursor.peek() == UInt8(ascii: ",") {
                    return true
                }
            } else if cursor.consume("\\") {
                guard cursor.consume("u") else { continue }
                if cursor.take(while: isHexadecimal).count >= 4 { return true }
            }
        }
        return false
    }

    private static func isHexadecimal(_ byte: UInt8) -> Bool {
        ByteClass.isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
    }
}

/// The date that Java writes above stored properties, as in `#Mon Oct 10 13:05:00 CEST 2022`.
enum PropertiesDate {
    static func stands(at start: ByteCursor) -> Bool {
        var cursor = start
        let days: [StaticString] = ["#Mon ", "#Tue ", "#Wed ", "#Thu ", "#Fri ", "#Sat ", "#Sun "]
        // A comment by the program may come before it.
        for _ in 0..<2 {
            let line = ByteCursor(cursor.takeLine())
            if days.contains(where: { line.starts(with: $0) }), line.remaining < 40 { return true }
        }
        return false
    }
}

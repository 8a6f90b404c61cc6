import MIMETypes

/// Recognises YAML without a document marker by its indentation: keys or items below a key.
///
/// Lines of keys and values alone may be mail, package descriptions and much else, and lists may be Markdown. For this
/// reason, every line at the margin must be a key or an item, some entries must be nested in others, and other indented
/// text must be rare.
/// https://yaml.org/spec/1.2.2/#82-block-collection-styles
struct YAMLBlockSniffer: TextSniffer {
    /// The maximum number of lines that are examined.
    private static let lines = 100

    /// The maximum number by which lines of words may exceed nested entries.
    private static let maxWords = 4

    private var (marginKeys, nestedKeys, nestedItems, words) = (0, 0, 0, 0)
    /// Whether the list at the margin has items of words, and items with a key.
    private var (hasWordItems, hasKeyItems) = (false, false)
    /// Whether some list at the margin has both, as people's lists do.
    private var isMixed = false
    /// The indentation of the entry above, if it may contain others.
    private var opened: Int?
    /// The indentation of an entry whose value is text on the lines below it.
    private var literal: Int?

    static func candidate(_ text: TextSample) -> Candidate? {
        var cursor = text.start
        var structure = YAMLBlockSniffer()
        for _ in 0..<lines where !cursor.isAtEnd {
            let line = cursor.takeLine()
            // The last line may be cut off.
            if cursor.isAtEnd, !text.isWhole { break }
            guard structure.read(line) else { return nil }
        }
        guard structure.isConvincing else { return nil }
        return candidate("application/yaml", "\(structure.nested) entries below \(structure.marginKeys)", text)
    }

    private var nested: Int { nestedKeys + nestedItems }

    private var isConvincing: Bool {
        marginKeys > 0 && (nestedKeys > 0 || nestedItems > 1 && marginKeys > 1) && words * 3 <= nested
            && !isMixed
    }

    /// Reads a line; returns false if it doesn't match.
    private mutating func read(_ line: UnsafeRawBufferPointer) -> Bool {
        guard let indentation = line.firstIndex(where: { $0 != 0x20 }) else { return true }
        if let literal {
            if indentation > literal { return true }
            self.literal = nil
        }
        let content = UnsafeRawBufferPointer(rebasing: line[indentation...])
        if content[0] == UInt8(ascii: "#") || content.count == 3 && content.has("---", at: 0) { return true }
        guard content[0] != 0x09 else { return false }
        return read(Entry(content), indentation)
    }

    private mutating func read(_ entry: Entry?, _ indentation: Int) -> Bool {
        guard let entry else {
            words += 1
            return indentation > 0 && words <= Self.maxWords + nestedKeys + nestedItems
        }
        if indentation == 0, entry.isKey { marginKeys += 1 }
        if indentation == 0 { compare(entry) }
        if let opened, indentation > opened || indentation == opened && entry.isItem {
            if entry.isKey { nestedKeys += 1 } else { nestedItems += 1 }
        }
        // Items of one list belong to the same key.
        if entry.value == .below || entry.isItem && entry.isKey { opened = indentation }
        if entry.value == .text { literal = indentation }
        return true
    }

    /// Compares an entry at the margin with the items above it; a key that is no item starts another list.
    private mutating func compare(_ entry: Entry) {
        hasWordItems = entry.isItem && (hasWordItems || entry.hasWords)
        hasKeyItems = entry.isItem && (hasKeyItems || entry.isKey)
        isMixed = isMixed || hasWordItems && hasKeyItems
    }

    /// A key or an item.
    private struct Entry {
        enum Value { case here, below, text }

        var isItem = false
        var isKey = false
        /// Whether an item without a key consists of several words.
        var hasWords = false
        var value = Value.here

        /// Reads a line without its indentation; nil if it is neither a key nor an item.
        init?(_ line: UnsafeRawBufferPointer) {
            var cursor = ByteCursor(line)
            while cursor.consume("- ") {
                isItem = true
                _ = cursor.take(while: ByteClass.isBlank)
            }
            if cursor.remaining == 1, cursor.peek() == UInt8(ascii: "-") {
                (isItem, value) = (true, .below)
                return
            }
            isKey = Self.takeKey(&cursor)
            guard isKey || isItem else { return nil }
            guard isKey else {
                // A quoted string or an address is one value.
                hasWords = cursor.peek().map(ByteClass.isIdentifierByte) == true && cursor.contains(0x20)
                return
            }
            _ = cursor.take(while: ByteClass.isBlank)
            switch cursor.peek() {
            case nil, UInt8(ascii: "#"), UInt8(ascii: "&"): value = .below
            case UInt8(ascii: "|"), UInt8(ascii: ">"): value = .text
            default: break
            }
        }

        /// Checks whether a byte hardly ever occurs in a key.
        private static func isMark(_ byte: UInt8) -> Bool {
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["),
                UInt8(ascii: "]"), UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: ":"), UInt8(ascii: ","):
                true
            default:
                false
            }
        }

        /// Moves past a key and its colon, which ends the line or has a space after it.
        ///
        /// The key has no spaces, or is quoted.
        private static func takeKey(_ cursor: inout ByteCursor) -> Bool {
            let start = cursor
            if let quote = cursor.peek(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
                cursor.skip(1)
                _ = cursor.take { $0 != quote }
                cursor.skip(1)
            } else {
                // A Ruby symbol starts with a colon.
                _ = cursor.consume(":")
                _ = cursor.take { $0 > 0x20 && !Self.isMark($0) }
            }
            let isNamed = cursor.position > start.position
            guard isNamed, cursor.consume(":"), cursor.isAtEnd || cursor.peek() == 0x20 else {
                cursor = start
                return false
            }
            return true
        }
    }
}

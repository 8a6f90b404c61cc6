/// Computes the length of a document after its entities are expanded, which can turn a few lines into gigabytes.
///
/// https://www.w3.org/TR/xml/#sec-entexpand
struct EntityExpansion {
    /// The maximum number of characters that expansion may add.
    private static let limit = 32 << 20
    /// The maximum number of declared entities; documents with letters of other scripts declare hundreds.
    private static let maxEntities = 10_000

    /// The texts of each entity.
    ///
    /// Only the first is used, but may be in a comment, and parameter entities have names of their own.
    private var texts: [String: [UnsafeRawBufferPointer]] = [:]
    private var count = 0
    private var sizes: [String: Int] = [:]

    /// Checks whether expansion adds more than a reader of the document can be expected to handle.
    static func isTooLarge(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var expansion = EntityExpansion()
        guard expansion.declare(bytes) else { return true }
        guard !expansion.texts.isEmpty else { return false }
        for name in Array(expansion.texts.keys) where expansion.size(of: name, depth: 0) >= limit { return true }
        return expansion.added(by: bytes, depth: 0) >= limit
    }

    /// Records the entities with a replacement text; returns false if there are too many.
    private mutating func declare(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var cursor = ByteCursor(bytes)
        while cursor.skip(behind: "<!ENTITY") {
            cursor.skipWhitespace()
            if cursor.consume("%") { cursor.skipWhitespace() }
            let name = cursor.take(while: Self.isName)
            cursor.skipWhitespace()
            guard let quote = cursor.peek(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { continue }
            cursor.skip(1)
            let start = cursor.position
            cursor.skip(to: quote)
            texts[name.string, default: []].append(UnsafeRawBufferPointer(rebasing: bytes[start..<cursor.position]))
            count += 1
            guard count <= Self.maxEntities else { return false }
        }
        return true
    }

    private static func isName(_ byte: UInt8) -> Bool {
        byte > 0x20 && !"&;<>\"'%".utf8.contains(byte)
    }

    /// Returns the expanded length of an entity's text; each is computed once.
    private mutating func size(of name: String, depth: Int) -> Int {
        if let known = sizes[name] { return known }
        guard let texts = texts[name] else { return 0 }
        // An entity that contains itself expands endlessly.
        sizes[name] = Self.limit
        var size = depth > 100 ? Self.limit : 0
        for text in texts where size < Self.limit {
            size = max(size, min(Self.limit, text.count + added(by: text, depth: depth + 1)))
        }
        sizes[name] = size
        return size
    }

    /// Returns the number of characters that the references in a text add.
    private mutating func added(by text: UnsafeRawBufferPointer, depth: Int) -> Int {
        var (cursor, sum) = (ByteCursor(text), 0)
        while sum < Self.limit, cursor.skip(behind: "&") {
            // The number of an ampersand is one when the declaration is read.
            for number: StaticString in ["#38;", "#x26;", "#X26;"] { _ = cursor.consume(number) }
            let name = cursor.take(while: Self.isName)
            if cursor.peek() == UInt8(ascii: ";"), name.count < 256 { sum += size(of: name.string, depth: depth) }
        }
        return sum
    }
}

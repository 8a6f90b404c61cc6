/// Collects texts, storing each only once.
struct LiteralPool {
    private(set) var text: String
    private var length: Int
    private var offsets: [String: Int] = [:]

    /// Makes a pool that starts with a text for which no reference is needed.
    init(text: String = "") {
        self.text = text
        length = text.utf8.count
    }

    /// Adds a text if necessary, and returns its offset and its length in bytes.
    mutating func position(of part: String) -> (offset: Int, length: Int) {
        let count = part.utf8.count
        if let offset = offsets[part] { return (offset, count) }
        let offset = length
        offsets[part] = offset
        text += part
        length += count
        return (offset, count)
    }

    /// Returns a reference to a text: 24 bits of offset and 8 bits of length; 0 for no text.
    mutating func reference(to part: String) -> UInt64 {
        guard !part.isEmpty else { return 0 }
        let position = position(of: part)
        return PackedWord.make((position.offset, 24), (position.length, 8))
    }
}

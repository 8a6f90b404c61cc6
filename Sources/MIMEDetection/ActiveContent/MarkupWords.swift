/// Names that are looked for in the tags of a document, most of which have none of them.
///
/// Two letters that are rare together stand for each name, so that most bytes take a fraction of an instruction.
struct MarkupWords {
    private var words: [Word] = []
    /// For each byte, the position of the first word with the pair that starts with the byte.
    private var starts = [UInt8](repeating: .max, count: 256)
    /// The pairs, as `byte_scan_pairs` reads them.
    private var (classes, pairs) = ([UInt8](repeating: 0, count: 64), [UInt64](repeating: 0, count: 1024))

    private struct Word {
        let text: StaticString
        /// The offset of the pair in the name.
        let place: Int
        let first: UInt8
    }

    /// Makes a set of names, each with two letters of it that follow each other.
    init(_ names: KeyValuePairs<StaticString, StaticString>) {
        for (name, pair) in names {
            let (first, second) = (pair.utf8Start[0], pair.utf8Start[1])
            let place = (0..<name.utf8CodeUnitCount - 1).first {
                name.utf8Start[$0] == first && name.utf8Start[$0 + 1] == second
            }
            guard let place else { preconditionFailure("\(name) doesn't contain \(pair)") }
            words.append(Word(text: name, place: place, first: first))
            enter(first, second)
        }
        words.sort { $0.first < $1.first }
        for (index, word) in words.enumerated().reversed() { starts[Int(word.first)] = UInt8(index) }
    }

    private mutating func enter(_ first: UInt8, _ second: UInt8) {
        let pair = Int(first) << 8 | Int(second)
        pairs[pair >> 6] |= 1 << UInt64(pair & 63)
        // Pairs whose first letters differ are in different classes, as far as there are enough of them.
        let bit: UInt8 = 1 << (first & 7)
        classes[Int(first & 15)] |= bit
        classes[16 + Int(first >> 4)] |= bit
        classes[32 + Int(second & 15)] |= bit
        classes[48 + Int(second >> 4)] |= bit
    }

    /// Calls `body` with the offset of each place where one of the names may be that of an element or an attribute, in
    /// any namespace.
    ///
    /// - Parameters:
    ///   - bytes: the document, or a part of it.
    ///   - limit: the number of pairs that are compared with the names.
    ///   - body: the closure that takes the offset of a name.
    /// - Returns: the number of pairs that were found, each of which takes as long as some hundred other bytes.
    func forEachOccurrence(in bytes: UnsafeRawBufferPointer, limit: Int, _ body: (Int) -> Void) -> Int {
        guard bytes.count > 1 else { return 0 }
        var count = 0
        classes.withUnsafeBufferPointer { classes in
            pairs.withUnsafeBufferPointer { pairs in
                guard let classes = classes.baseAddress, let pairs = pairs.baseAddress else { return }
                bytes.forEachPair(classes, pairs, in: 0..<bytes.count - 1) { offset in
                    count += 1
                    guard count <= limit, let start = start(ofNameAt: offset, in: bytes) else { return }
                    body(start)
                }
            }
        }
        return count
    }

    /// Returns the offset of the name whose pair is at an offset; nil if it is not a whole name.
    private func start(ofNameAt offset: Int, in bytes: UnsafeRawBufferPointer) -> Int? {
        var index = Int(starts[Int(bytes[offset])])
        while index < words.count, words[index].first == bytes[offset] {
            let (start, text) = (offset - words[index].place, words[index].text)
            index += 1
            guard start > 0, bytes.has(text, at: start) else { continue }
            let (before, end) = (bytes[start - 1], start + text.utf8CodeUnitCount)
            guard before == UInt8(ascii: ":") || !ByteCursor.isNameByte(before) else { continue }
            if end == bytes.count || !ByteCursor.isNameByte(bytes[end]) { return start }
        }
        return nil
    }
}

/// A stream in which a PDF stores other objects.
///
/// https://pdfa.org/resource/iso-32000-2/ section 7.5.7
struct PDFObjectStream {
    /// The unpacked objects.
    struct Content {
        let buffer: Int
        /// The number and the offset of each object; nil if the list of objects is damaged.
        let entries: [(number: Int, offset: Int)]?
    }

    /// The maximum number of bytes that a stream may unpack to.
    private static let longest = 2 << 20

    private let objects: PDFObjects
    private let entries: PDFEntries
    private let start: Int
    /// The offset of the stream's dictionary.
    let offset: Int

    /// Reads the stream whose dictionary is at a place, and whose word `stream` ends at an offset.
    init(_ objects: PDFObjects, at place: PDFObjects.Place, start: Int) {
        self.objects = objects
        self.start = start
        entries = PDFEntries(objects, at: place)
        offset = place.offset
    }

    private var bytes: UnsafeRawBufferPointer { objects.buffers[0] }

    /// Returns the unpacked objects; nil if they can't be unpacked.
    func unpacked() -> Content? {
        // The objects may be in another file.
        guard entries.value("F") == .some(nil), let filters = PDFFilterChain(entries, objects), let start = dataStart
        else { return nil }
        let data = UnsafeRawBufferPointer(rebasing: bytes[start..<dataEnd(from: start, filters)])
        guard let content = filters.decode(data, limit: Self.longest) else { return nil }
        guard content.count < Self.longest else {
            objects.giveUp()
            return nil
        }
        let buffer = objects.add(content)
        return Content(buffer: buffer, entries: list(objects.buffers[buffer]))
    }

    /// The offset of the data: that of the next line, before which only blanks are expected.
    ///
    /// Readers disagree about where a stream starts that doesn't start there.
    private var dataStart: Int? {
        var position = start
        while position < bytes.count, bytes[position] == 0x20 || bytes[position] == 0x09 || bytes[position] == 0 {
            position += 1
        }
        objects.charge(position - start)
        guard position < bytes.count, bytes[position] == 0x0D || bytes[position] == 0x0A else { return nil }
        return position + (bytes.has("\r\n", at: position) ? 2 : 1)
    }

    /// Returns the offset at which the data ends.
    ///
    /// It is after the stated length, if `endstream` follows there, otherwise before the first `endstream`. Flate
    /// contains its end.
    private func dataEnd(from start: Int, _ filters: PDFFilterChain) -> Int {
        if filters.containsItsEnd { return bytes.count }
        if let length = entries.number("Length"), length <= bytes.count - start {
            var tokens = PDFTokens(bytes, at: start + length)
            if tokens.next().isWord("endstream", in: bytes) { return start + length }
        }
        var cursor = ByteCursor(bytes, at: start)
        let isFound = cursor.skip(behind: "endstream")
        objects.charge(cursor.position - start)
        return isFound ? cursor.position - "endstream".utf8.count : bytes.count
    }

    /// Reads the list of objects before the first object.
    private func list(_ content: UnsafeRawBufferPointer) -> [(number: Int, offset: Int)]? {
        var (tokens, pairs): (PDFTokens, [(number: Int, offset: Int)]) = (PDFTokens(content, at: 0), [])
        let (stated, count) = (entries.number("First"), entries.number("N"))
        if let stated, stated > content.count { return nil }
        var end = 0
        while count.map({ pairs.count < $0 }) ?? true, !objects.isExhausted {
            objects.charge(tokens.position - end + 16)
            end = tokens.position
            guard let number = tokens.next().number(in: content) else { break }
            guard let offset = tokens.next().number(in: content) else { return nil }
            pairs.append((number, offset))
        }
        if let count, pairs.count < count { return nil }
        guard stated != nil || count == nil else { return nil }
        let first = stated ?? end
        guard pairs.allSatisfy({ first + $0.offset < content.count }) else { return nil }
        return pairs.map { ($0.number, first + $0.offset) }
    }
}

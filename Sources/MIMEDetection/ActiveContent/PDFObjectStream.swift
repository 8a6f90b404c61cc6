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
    private let stream: PDFStream
    /// The offset of the stream's dictionary.
    let offset: Int

    /// Reads the stream whose dictionary is at a place, and whose word `stream` ends at an offset.
    init(_ objects: PDFObjects, at place: PDFObjects.Place, start: Int) {
        self.objects = objects
        stream = PDFStream(objects, at: place, start: start)
        offset = place.offset
    }

    /// Returns the unpacked objects; nil if they can't be unpacked.
    func unpacked() -> Content? {
        guard let content = stream.content(limit: Self.longest) else { return nil }
        guard content.count < Self.longest else {
            objects.giveUp()
            return nil
        }
        let buffer = objects.add(content)
        return Content(buffer: buffer, entries: list(objects.buffers[buffer]))
    }

    /// Reads the list of objects before the first object.
    private func list(_ content: UnsafeRawBufferPointer) -> [(number: Int, offset: Int)]? {
        var (tokens, pairs): (PDFTokens, [(number: Int, offset: Int)]) = (PDFTokens(content, at: 0), [])
        guard let first = stream.entries.number("First"), let count = stream.entries.number("N"),
            first <= content.count
        else { return nil }
        var end = 0
        while pairs.count < count, !objects.isExhausted {
            objects.charge(tokens.position - end + 16)
            end = tokens.position
            guard let number = tokens.next().number(in: content), let offset = tokens.next().number(in: content) else {
                return nil
            }
            pairs.append((number, offset))
        }
        guard pairs.allSatisfy({ first + $0.offset < content.count }) else { return nil }
        return pairs.map { ($0.number, first + $0.offset) }
    }
}

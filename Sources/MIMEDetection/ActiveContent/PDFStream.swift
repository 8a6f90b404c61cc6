/// The data of a stream in a PDF.
///
/// https://pdfa.org/resource/iso-32000-2/ section 7.3.8
struct PDFStream {
    private let objects: PDFObjects
    /// The entries of the stream's dictionary.
    let entries: PDFEntries
    /// The offset at which the word `stream` ends.
    private let start: Int
    /// The object that the stream is.
    private let owner: PDFObjects.Owner

    /// Reads the stream whose dictionary is at a place, and whose word `stream` ends at an offset.
    init(_ objects: PDFObjects, at place: PDFObjects.Place, start: Int) {
        self.objects = objects
        (self.start, owner) = (start, place.owner)
        entries = PDFEntries(objects, at: place)
    }

    /// Reads the stream whose dictionary is at a place; nil if there is none.
    init?(_ objects: PDFObjects, at place: PDFObjects.Place) {
        guard place.buffer == 0 else { return nil }
        var (tokens, depth) = (objects.tokens(at: place), 0)
        defer { objects.charge(4 * (tokens.position - place.offset)) }
        repeat {
            switch tokens.next().kind {
            case .open: depth += 1
            case .close: depth -= 1
            case .end: return nil
            default: break
            }
        } while depth > 0
        guard tokens.next().isWord("stream", in: tokens.bytes) else { return nil }
        self.init(objects, at: place, start: tokens.position)
    }

    private var bytes: UnsafeRawBufferPointer { objects.buffers[0] }

    /// Returns the decoded data, at most as many bytes as the limit; nil if it can't be decoded.
    func content(limit: Int) -> [UInt8]? {
        // The data may be in another file.
        guard entries.value("F") == .some(nil), let filters = PDFFilterChain(entries, objects), let start = dataStart
        else { return nil }
        guard let end = dataEnd(from: start, filters) else { return nil }
        let data = UnsafeRawBufferPointer(rebasing: bytes[start..<end])
        guard let cipher = objects.cipher else { return filters.decode(data, limit: limit) }
        objects.charge(1024 + 10 * data.count)
        if objects.isExhausted { return nil }
        return cipher.stream(data, of: owner).withUnsafeBytes { filters.decode($0, limit: limit) }
    }

    /// Whether the decoder of the data as it is in the file finds its end.
    private func isSelfContained(_ filters: PDFFilterChain) -> Bool { filters.containsItsEnd && objects.cipher == nil }

    /// The offset at which the data ends, if it is as long as stated; nil otherwise.
    var certainEnd: Int? { dataStart.flatMap(statedEnd) }

    /// Returns the offset after the data of a stream.
    ///
    /// - Parameters:
    ///   - bytes: the document.
    ///   - start: the offset at which the word `stream` ends.
    ///   - length: the stated length.
    /// - Returns: the offset after the word `endstream`; nil if that doesn't follow.
    static func end(of bytes: UnsafeRawBufferPointer, at start: Int, length: Int) -> Int? {
        guard bytes.has("\n", at: start) || bytes.has("\r", at: start) else { return nil }
        let first = start + (bytes.has("\r\n", at: start) ? 2 : 1)
        guard length <= bytes.count - first else { return nil }
        var tokens = PDFTokens(bytes, at: first + length)
        return tokens.next().isWord("endstream", in: bytes) ? tokens.position : nil
    }

    /// Whether all readers agree on where the data ends: it contains its end, or is as long as stated.
    var hasCertainEnd: Bool {
        guard let filters = PDFFilterChain(entries, objects), let start = dataStart else { return false }
        return isSelfContained(filters) || statedEnd(from: start) != nil
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
    /// It is after the stated length, if `endstream` follows there. Otherwise, readers differ in where they look for
    /// it. Flate contains its end.
    private func dataEnd(from start: Int, _ filters: PDFFilterChain) -> Int? {
        isSelfContained(filters) ? bytes.count : statedEnd(from: start)
    }

    /// Returns the offset after the stated length; nil unless `endstream` follows there.
    private func statedEnd(from start: Int) -> Int? {
        guard let length = entries.number("Length"), length >= 0, length <= bytes.count - start else { return nil }
        var tokens = PDFTokens(bytes, at: start + length)
        return tokens.next().isWord("endstream", in: bytes) ? start + length : nil
    }
}

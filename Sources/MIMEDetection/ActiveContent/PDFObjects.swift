/// The objects of a PDF: where each is, and the values to which references lead.
///
/// Objects are found wherever their number may be, even in strings, comments and streams, because the table of objects
/// may point there. A work limit bounds the time of all searches in a document.
final class PDFObjects {
    /// A position in the document, or in unpacked objects.
    struct Place: Equatable {
        let buffer: Int
        let offset: Int
    }

    private struct Entry {
        let number: UInt32
        let buffer: UInt32
        let offset: UInt32
    }

    /// The document, and the unpacked object streams.
    private(set) var buffers: [UnsafeRawBufferPointer]
    private var entries: [Entry] = []
    private var isSorted = true
    /// The remaining work, in units of about two nanoseconds.
    private var steps: Int

    /// The work for any document, and for each of its bytes; other searches of the policy take as long.
    private static let (stepsOfAny, stepsOfByte) = (12 << 20, 14)

    init(_ bytes: UnsafeRawBufferPointer) {
        buffers = [bytes]
        steps = Self.stepsOfAny + Self.stepsOfByte * bytes.count
    }

    deinit { for buffer in buffers.dropFirst() { buffer.deallocate() } }

    var isExhausted: Bool { steps < 0 }

    @inline(__always)
    func charge(_ work: Int) { steps -= work }

    /// Ends all searches, as if the work limit were reached.
    func giveUp() { steps = -1 }

    /// Keeps unpacked objects, and returns the number of their buffer.
    func add(_ bytes: [UInt8]) -> Int {
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: max(1, bytes.count), alignment: 1)
        buffer.copyBytes(from: bytes)
        buffers.append(UnsafeRawBufferPointer(rebasing: buffer[..<max(1, bytes.count)]))
        return buffers.count - 1
    }

    /// Remembers where the value of an object is.
    func add(_ number: Int, at place: Place) {
        guard let number = UInt32(exactly: number), let offset = UInt32(exactly: place.offset) else { return }
        entries.append(Entry(number: number, buffer: UInt32(place.buffer), offset: offset))
        isSorted = false
    }

    func tokens(at place: Place) -> PDFTokens { PDFTokens(buffers[place.buffer], at: place.offset) }

    /// Returns the places of a value: its own or, for a reference, those of all objects with that number, since
    /// readers may use any of them; empty if there is none.
    func values(at place: Place, depth: Int = 0) -> [Place] {
        guard depth < 8, !isExhausted else { return [] }
        guard let number = reference(at: place) else { return [place] }
        sort()
        var (first, end) = (0, entries.count)
        while first < end {
            let middle = (first + end) / 2
            if entries[middle].number < number { first = middle + 1 } else { end = middle }
        }
        var found: [Place] = []
        while first < entries.count, entries[first].number == number, !isExhausted {
            charge(512)
            let entry = entries[first]
            found += values(at: Place(buffer: Int(entry.buffer), offset: Int(entry.offset)), depth: depth + 1)
            first += 1
        }
        return found
    }

    /// Returns the number of the object to which the value at a place refers.
    func reference(at place: Place) -> Int? {
        var tokens = tokens(at: place)
        let bytes = tokens.bytes
        guard let number = tokens.next().number(in: bytes) else { return nil }
        let isReference = tokens.next().kind == .number && tokens.next().isWord("R", in: bytes)
        charge(tokens.position - place.offset + 64)
        return isReference ? number : nil
    }

    private func sort() {
        guard !isSorted else { return }
        charge(32 * entries.count)
        entries.sort { ($0.number, $0.buffer, $0.offset) < ($1.number, $1.buffer, $1.offset) }
        isSorted = true
    }
}

/// The objects of a PDF: where each is, and the values to which references lead.
///
/// Objects are found wherever their number may be, even in strings, comments and streams, because the table of objects
/// may point there. A work limit bounds the time of all searches in a document.
final class PDFObjects {
    /// An object of the document, by which its strings and streams are encrypted.
    struct Owner: Equatable {
        static let none = Owner(number: 0, version: 0)

        let number: Int
        let version: Int
    }

    /// A position in the document, or in unpacked objects.
    struct Place: Equatable {
        let buffer: Int
        let offset: Int
        /// The object that contains the position, unless it is unpacked, or unknown.
        var owner = Owner.none

        /// Returns another place in the same object.
        func moved(to offset: Int) -> Place { Place(buffer: buffer, offset: offset, owner: owner) }
    }

    private struct Entry {
        let number: UInt32
        let version: UInt32
        let buffer: UInt32
        let offset: UInt32
    }

    /// The document, and the unpacked object streams.
    private(set) var buffers: [UnsafeRawBufferPointer]
    private var entries: [Entry] = []
    private var isSorted = true
    /// The remaining work, in units of about two nanoseconds.
    private var steps: Int
    /// The encryption of the document.
    let cipher: PDFCipher?

    /// The work for any document, and for each of its bytes; other searches of the policy take as long.
    private static let (stepsOfAny, stepsOfByte) = (12 << 20, 14)

    init(_ bytes: UnsafeRawBufferPointer) {
        (buffers, cipher) = ([bytes], nil)
        steps = Self.stepsOfAny + Self.stepsOfByte * bytes.count
    }

    /// Reads an encrypted document whose key was found among the same objects, with the work that remains.
    init(decrypting objects: PDFObjects, with cipher: PDFCipher) {
        (buffers, self.cipher, steps) = ([objects.buffers[0]], cipher, objects.steps)
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
        let version = UInt32(truncatingIfNeeded: place.owner.version)
        entries.append(Entry(number: number, version: version, buffer: UInt32(place.buffer), offset: offset))
        isSorted = false
    }

    func tokens(at place: Place) -> PDFTokens { PDFTokens(buffers[place.buffer], at: place.offset) }

    /// Returns the places of a value: its own or, for a reference, those of all objects with that number, since
    /// readers may use any of them; empty if there is none.
    func values(at place: Place, depth: Int = 0) -> [Place] {
        guard depth < 8, !isExhausted else { return [] }
        guard let number = reference(at: place) else { return [place] }
        var first = firstEntry(of: number)
        var found: [Place] = []
        while first < entries.count, entries[first].number == number, !isExhausted {
            charge(512)
            let entry = entries[first]
            let owner = Owner(number: Int(number), version: Int(entry.version))
            let place = Place(buffer: Int(entry.buffer), offset: Int(entry.offset), owner: owner)
            found += values(at: place, depth: depth + 1)
            first += 1
        }
        return found
    }

    /// Checks whether there is an object to which the reference at a place refers.
    func contains(referenceAt place: Place) -> Bool {
        guard let number = reference(at: place) else { return false }
        let first = firstEntry(of: number)
        return first < entries.count && entries[first].number == number
    }

    /// Returns the position of the first entry for a number, or of the one after the place where it would be.
    private func firstEntry(of number: Int) -> Int {
        sort()
        var (first, end) = (0, entries.count)
        while first < end {
            let middle = (first + end) / 2
            if entries[middle].number < number { first = middle + 1 } else { end = middle }
        }
        return first
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

    /// Reads the string of a token in an object, or what of it is looked at; nil if the token is no string.
    func text(_ token: PDFTokens.Token, of place: Place) -> PDFText? {
        guard let text = PDFText(token, in: buffers[place.buffer]) else { return nil }
        guard let cipher, place.buffer == 0 else { return text }
        let bytes = Array(text.prefix(Self.longestText))
        charge(1536 + 24 * bytes.count)
        return PDFText(cipher.string(bytes, of: place.owner))
    }

    /// The number of bytes of an encrypted string that are decrypted, more than any that is harmless has.
    private static let longestText = PDFFormScript.longest + 64

    private func sort() {
        guard !isSorted else { return }
        charge(32 * entries.count)
        entries.sort { ($0.number, $0.buffer, $0.offset) < ($1.number, $1.buffer, $1.offset) }
        isSorted = true
    }
}

import MIMETypes

/// Searches the streams in which a PDF stores compressed objects for actions, and for anything that prevents reading
/// them.
///
/// https://pdfa.org/resource/iso-32000-2/ sections 7.5.7 and 7.6
struct PDFObjectStreams {
    /// The maximum number of bytes that are unpacked from one stream, and from all.
    private static let (longest, most) = (2 << 20, 64 << 20)
    /// The cost of examining one stream, in bytes of dictionaries.
    private static let stepsOfStream = 320

    private let bytes: UnsafeRawBufferPointer
    /// The number of bytes that may still be passed to decoders, and returned by them.
    private var (input, output): (Int, Int)
    /// The number of bytes of dictionaries that may still be read.
    private var steps: Int
    /// The offset of the last stream that was examined.
    private var last = 0
    /// Whether a limit was reached; if so, the search ends.
    private var isExhausted = false
    /// Whether there are streams with objects that aren't encoded.
    private var hasPlainObjects = false

    private init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
        (input, output) = (4 * bytes.count + Self.longest, min(Self.most, Self.longest + 6 * bytes.count))
        steps = 1 << 20 + 16 * bytes.count
    }

    /// Returns the first action for each feature, and streams that can't be unpacked; empty if there are neither.
    static func readings(in bytes: UnsafeRawBufferPointer) -> [OtherReading] {
        var (search, found): (PDFObjectStreams, [OtherReading]) = (PDFObjectStreams(bytes), [])
        bytes.forEachOffset(of: UInt8(ascii: "/"), before: seconds) { position in
            guard !search.isExhausted else { return }
            for reading in search.readings(atName: position) {
                found.addFirst(reading)
                if reading.feature == .tooCostly { search.isExhausted = true }
            }
        }
        if search.hasPlainObjects {
            for reading in PDFScriptSearch.strings(in: bytes, areCompressed: true) { found.addFirst(reading) }
        }
        return found
    }

    /// The first characters of relevant names; any character may be written as a number.
    private static let seconds = ASCIISet("OFE#")

    private mutating func readings(atName position: Int) -> [OtherReading] {
        let cursor = ByteCursor(bytes, at: position + 1)
        if PDFScriptSearch.isName("Encrypt", cursor), Self.isReference(cursor) {
            return Self.unchecked(position, "it is encrypted", .encrypted)
        }
        // Readers find these streams through the table of objects. They don't need the type, but the offset of the
        // first object.
        guard PDFScriptSearch.isName("ObjStm", cursor) || PDFScriptSearch.isName("First", cursor) else { return [] }
        guard steps > 0 else { return Self.unchecked(position, "more dictionaries than can be searched", .tooCostly) }
        switch PDFDictionary.rest(of: bytes, from: position) {
        case .none:
            steps -= 64
            return []
        case .tooLong:
            steps -= PDFDictionary.longest
            return PDFScriptSearch.isName("ObjStm", cursor)
                ? Self.unchecked(position, "the dictionary of compressed objects is too long") : []
        case .stream(let start):
            steps -= start - position + Self.stepsOfStream
            return readings(ofStream: start, position)
        }
    }

    /// Checks whether the value of `/Encrypt` is a dictionary or refers to one; a document without a password has none.
    private static func isReference(_ name: ByteCursor) -> Bool {
        var cursor = name
        _ = cursor.take { $0 > 0x20 && !"/<>()[]{}%".utf8.contains($0) }
        cursor.skipWhitespace()
        return cursor.starts(with: "<<") || cursor.peek().map { (0x30...0x39).contains($0) } ?? false
    }

    private mutating func readings(ofStream start: Int, _ position: Int) -> [OtherReading] {
        guard start > last, start < bytes.count else { return [] }
        last = start
        let first = PDFDictionary.start(of: bytes, before: position)
        let dictionary = UnsafeRawBufferPointer(rebasing: bytes[first..<start])
        guard let filters = PDFDictionary.filters(in: dictionary) else {
            return Self.unchecked(position, "compressed objects in a way that can't be unpacked")
        }
        // The names in a stream that isn't encoded have already been searched.
        guard !filters.isEmpty else {
            hasPlainObjects = true
            return []
        }
        let stream = ByteCursor(bytes, at: start).rest(Self.length(of: dictionary, bytes, start))
        guard let objects = unpack(stream, filters) else {
            return Self.unchecked(position, "more compressed objects than can be searched", .tooCostly)
        }
        return objects.withUnsafeBytes {
            PDFScriptSearch.readings(in: $0) + PDFScriptSearch.strings(in: $0, areCompressed: true)
        }.map { found in
            OtherReading(
                kind: found.kind, type: found.type, offset: position, detail: "\(found.detail) in compressed objects",
                feature: found.feature)
        }
    }

    /// Applies decoders one after the other; nil if that exceeds the remaining limits.
    private mutating func unpack(_ stream: UnsafeRawBufferPointer, _ filters: [PDFFilter]) -> [UInt8]? {
        var objects: [UInt8] = []
        for (index, filter) in filters.enumerated() {
            input -= index == 0 ? stream.count : objects.count
            guard input >= 0, output > 0 else { return nil }
            objects =
                index == 0
                ? filter.decode(stream, limit: Self.longest)
                : objects.withUnsafeBytes { filter.decode($0, limit: Self.longest) }
            // An object stream that is longer than the limit can't be searched to its end.
            guard objects.count < Self.longest else { return nil }
            output -= objects.count
        }
        return objects
    }

    private static func unchecked(
        _ offset: Int, _ detail: String, _ feature: OtherReading.Feature? = nil
    ) -> [OtherReading] {
        [
            OtherReading(
                kind: .unchecked, type: MIMEType(constant: "application/pdf"), offset: offset, detail: detail,
                feature: feature)
        ]
    }

    /// Returns the length of a stream: up to the word that ends it, or as stated in its dictionary, whichever is
    /// greater.
    private static func length(
        of entries: UnsafeRawBufferPointer, _ bytes: UnsafeRawBufferPointer, _ start: Int
    ) -> Int {
        var (dictionary, length) = (ByteCursor(entries), 0)
        while dictionary.skip(behind: "/Length") {
            dictionary.skipWhitespace()
            let digits = dictionary.take { (0x30...0x39).contains($0) }
            length = max(length, Int(digits.string) ?? 0)
        }
        var end = ByteCursor(ByteCursor(bytes, at: start).rest(longest))
        _ = end.skip(behind: "endstream")
        return max(min(length, longest), end.position)
    }
}

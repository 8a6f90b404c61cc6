import MIMETypes

/// Looks for actions in the streams in which a PDF keeps compressed objects.
///
/// https://pdfa.org/resource/iso-32000-2/ section 7.5.7
struct PDFObjectStreams {
    /// How much of one stream is unpacked, and how much of all.
    private static let (longest, most) = (2 << 20, 64 << 20)

    private let bytes: UnsafeRawBufferPointer
    /// How many bytes may still be given to be unpacked, and come out.
    private var (input, output): (Int, Int)
    /// Where the last stream begins that was looked at.
    private var last = 0

    private init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
        (input, output) = (4 * bytes.count + Self.longest, Self.most)
    }

    /// The first action, or that there is too much to unpack; nil if there is neither.
    static func reading(in bytes: UnsafeRawBufferPointer) -> OtherReading? {
        var (search, found): (PDFObjectStreams, OtherReading?) = (PDFObjectStreams(bytes), nil)
        bytes.forEachPlace(of: UInt8(ascii: "/"), before: seconds) { place in
            guard found == nil, PDFScriptSearch.isName("ObjStm", ByteCursor(bytes, at: place + 1)) else { return }
            found = search.reading(at: place)
        }
        return found
    }

    private static let seconds = ASCIISet("O#")

    private mutating func reading(at place: Int) -> OtherReading? {
        // Only what zlib compressed is unpacked; nobody looks for the end of anything else.
        guard let start = start(behind: place), start > last, start < bytes.count, bytes[start] & 0x0F == 8
        else { return nil }
        last = start
        let stream = ByteCursor(bytes, at: start).rest(length(of: start, place))
        guard stream.count > 2 else { return nil }
        input -= stream.count
        guard input >= 0, output > 0 else {
            return OtherReading(
                kind: .script, type: MIMEType(constant: "application/pdf"), offset: place,
                detail: "more compressed objects than can be searched")
        }
        let data = UnsafeRawBufferPointer(rebasing: stream[2...])
        let objects = Inflate.bytes(data, limit: Self.longest) { _ in false }
        output -= objects.count
        guard let found = objects.withUnsafeBytes({ PDFScriptSearch.reading(in: $0) }) else { return nil }
        return OtherReading(
            kind: found.kind, type: found.type, offset: place, detail: "\(found.detail) in compressed objects")
    }

    /// Where the stream begins in whose dictionary a place is.
    private func start(behind place: Int) -> Int? {
        var cursor = ByteCursor(ByteCursor(bytes, at: place).rest(1024))
        guard cursor.skip(behind: "stream") else { return nil }
        _ = cursor.consume("\r")
        _ = cursor.consume("\n")
        return place + cursor.position
    }

    /// How long a stream is: up to the word that ends it, or as its dictionary says, whatever is more.
    private func length(of start: Int, _ place: Int) -> Int {
        let from = max(0, place - 256)
        var dictionary = ByteCursor(UnsafeRawBufferPointer(rebasing: bytes[from..<start]))
        var length = 0
        while dictionary.skip(behind: "/Length") {
            dictionary.skipWhitespace()
            let digits = dictionary.take { (0x30...0x39).contains($0) }
            length = max(length, Int(digits.string) ?? 0)
        }
        var end = ByteCursor(ByteCursor(bytes, at: start).rest(Self.longest))
        _ = end.skip(behind: "endstream")
        return max(min(length, Self.longest), end.position)
    }
}

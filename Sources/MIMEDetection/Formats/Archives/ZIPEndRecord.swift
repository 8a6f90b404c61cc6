import MIMETypes

/// The record at the end of a ZIP archive, which says where the directory is.
///
/// https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT section 4.3.16
struct ZIPEndRecord {
    private(set) var count: Int
    private(set) var length: Int
    private(set) var offset: Int
    private var position: Int
    /// Where the record stops, and the comment begins.
    private(set) var end: Int
    /// How long the comment after the record is.
    let commentLength: Int

    /// How far the directory is from the offset that the record names, if other data comes before the archive, such as
    /// a program that unpacks it.
    var shift: Int { position - length - offset }

    /// Looks for the record in the last bytes; nil if there is none.
    ///
    /// A comment of up to 64 KiB may follow it.
    init?(_ resource: Resource, size: Int, tails: [Int] = [1024, 65_557]) throws(ResourceError) {
        for tailLength in tails {
            let start = max(0, size - tailLength)
            let found = try resource.withBytes(at: start, count: size - start) { tail in
                tail.withUnsafeBytes { ZIPEndRecord(lastIn: $0) }
            }
            if let found {
                self = found
                position += start
                end += start
                return
            }
            if start == 0 { break }
        }
        return nil
    }

    private init?(lastIn tail: UnsafeRawBufferPointer) {
        var cursor = ByteCursor(tail)
        var last: Self?
        while cursor.skip(behind: "PK\u{5}\u{6}") {
            if let record = Self(tail, at: cursor.position - 4) { last = record }
        }
        guard let last else { return nil }
        self = last
    }

    private init?(_ tail: UnsafeRawBufferPointer, at start: Int) {
        guard let comment = tail.littleEndian(at: start + 20, width: 2),
            start + 22 + comment <= tail.count, let count = tail.littleEndian(at: start + 10, width: 2),
            let length = tail.littleEndian(at: start + 12, width: 4),
            let offset = tail.littleEndian(at: start + 16, width: 4)
        else { return nil }
        (self.count, self.length, self.offset, position) = (count, length, offset, start)
        (end, commentLength) = (start + 22, comment)
    }

    /// Replaces numbers that are too large for the record by those of the ZIP64 record, to which a locator right before
    /// it points.
    mutating func readLarge(_ resource: Resource) throws(ResourceError) {
        guard count == 0xFFFF || length == 0xFFFF_FFFF || offset == 0xFFFF_FFFF, position >= 20 else { return }
        let locator = try resource.bytes(at: position - 20, count: 20)
        guard locator.starts(with: [0x50, 0x4B, 6, 7]),
            let place = locator.withUnsafeBytes({ $0.littleEndian(at: 8, width: 8) })
        else { return }
        let record = try resource.bytes(at: place, count: 56)
        guard record.starts(with: [0x50, 0x4B, 6, 6]) else { return }
        record.withUnsafeBytes { record in
            guard let count = record.littleEndian(at: 32, width: 8), let length = record.littleEndian(at: 40, width: 8),
                let offset = record.littleEndian(at: 48, width: 8), length < 1 << 48, offset < 1 << 48
            else { return }
            (self.count, self.length, self.offset, position) = (count, length, offset, place)
        }
    }
}

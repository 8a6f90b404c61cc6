import MIMETypes

/// The record at the end of a ZIP archive, which states the offset of the directory.
///
/// https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT section 4.3.16
struct ZIPEndRecord {
    private(set) var count: Int
    private(set) var length: Int
    private(set) var offset: Int
    private var position: Int
    /// The offset at which the record ends and the comment begins.
    private(set) var end: Int
    /// The length of the comment after the record.
    let commentLength: Int
    /// The reason why programs disagree on the offset of the directory; nil if they don't.
    private(set) var fault: String?

    /// The distance of the directory from the offset that the record states; not 0 if other data comes before the
    /// archive, such as a program that unpacks it.
    var shift: Int { position - length - offset }

    /// Searches the last bytes for the record; nil if there is none.
    ///
    /// A comment of up to 64 KiB may follow it.
    init?(_ resource: Resource, size: Int, tails: [Int] = [1024, WantedBytes.longestTail]) throws(ResourceError) {
        for tailLength in tails {
            let start = max(0, size - tailLength)
            if let found = try resource.withBuffer(at: start, count: size - start, { ZIPEndRecord(lastIn: $0) }) {
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
        var (last, position): (Self?, Int) = (nil, 0)
        while let found = tail.firstArchiveEnd(from: position) {
            if let record = Self(tail, at: found) { last = record }
            position = found + 4
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
        // The number of this disk, the number of the disk with the directory, and the number of entries on this disk.
        let disks = [4, 6].map { tail.littleEndian(at: start + $0, width: 2) ?? 0 }
        if !disks.allSatisfy({ $0 == 0 || $0 == 0xFFFF }) || tail.littleEndian(at: start + 8, width: 2) != count {
            fault = Self.isSplit
        }
    }

    private static let isSplit = "a part of an archive on several disks"

    /// Replaces numbers that are too large for the record with those of the ZIP64 record, to which a locator right
    /// before this record points.
    ///
    /// Programs that pack a stream of unknown length write a ZIP64 record even if all its numbers are small. It then
    /// has the same numbers as this record.
    ///
    /// The offset in the locator doesn't include data before the archive, such as a program that unpacks it; in that
    /// case, the ZIP64 record is the one right before the locator.
    mutating func readLarge(_ resource: Resource) throws(ResourceError) {
        guard position >= 20 else { return }
        let isSmall = count != 0xFFFF && length != 0xFFFF_FFFF && offset != 0xFFFF_FFFF
        let small = self
        let locator = try resource.bytes(at: position - 20, count: 20)
        guard locator.starts(with: [0x50, 0x4B, 6, 7]),
            let stated = locator.withUnsafeBytes({ $0.littleEndian(at: 8, width: 8) }), stated <= position
        else { return }
        let adjacent = position - 20 - Self.largeLength
        let places = [stated, adjacent]
        for place in places where place >= 0 {
            let record = try resource.bytes(at: place, count: Self.largeLength)
            guard record.starts(with: [0x50, 0x4B, 6, 6]), record.withUnsafeBytes({ take(large: $0, at: place) }) else {
                continue
            }
            if isSmall, (count, length, offset) != (small.count, small.length, small.offset) {
                self = small
                return
            }
            if place != adjacent, try isRecord(at: adjacent, resource) {
                fault = "two ZIP64 records at its end"
            }
            return
        }
    }

    /// The length of a ZIP64 record without extensions.
    private static let largeLength = 56

    private func isRecord(at place: Int, _ resource: Resource) throws(ResourceError) -> Bool {
        guard place >= 0 else { return false }
        return try resource.bytes(at: place, count: 4) == [0x50, 0x4B, 6, 6]
    }

    /// Takes the numbers of a ZIP64 record; returns false if one is missing or larger than any file.
    private mutating func take(large record: UnsafeRawBufferPointer, at place: Int) -> Bool {
        guard let count = record.littleEndian(at: 32, width: 8), let length = record.littleEndian(at: 40, width: 8),
            let offset = record.littleEndian(at: 48, width: 8), length < 1 << 48, offset < 1 << 48
        else { return false }
        let disks = [16, 20].map { record.littleEndian(at: $0, width: 4) ?? 0 }
        if disks != [0, 0] || record.littleEndian(at: 24, width: 8) != count { fault = Self.isSplit }
        (self.count, self.length, self.offset, position) = (count, length, offset, place)
        return true
    }
}

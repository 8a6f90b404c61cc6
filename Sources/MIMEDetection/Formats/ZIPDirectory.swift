import MIMETypes

/// The names in a ZIP archive, read from its central directory, or from its first entries where that is out of reach.
///
/// https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT
struct ZIPDirectory {
    struct Entry {
        let name: String
        let method: Int
        let compressedSize: Int
        /// Where the local header stands.
        let offset: Int
    }

    /// The most entries that are looked at; the telling ones of known formats come earlier.
    private static let mostEntries = 4096
    private static let mostDirectoryBytes = 512 << 10

    private(set) var entries: [Entry] = []
    /// Whether the whole central directory was read.
    private(set) var isComplete = false

    init?(_ resource: Resource, head: UnsafeRawBufferPointer) throws(ResourceError) {
        if let size = resource.size, try readCentral(resource, size: size) { return }
        readLocal(head)
        if entries.isEmpty { return nil }
    }

    func contains(_ name: String) -> Bool { entries.contains { $0.name == name } }

    func contains(where predicate: (String) -> Bool) -> Bool { entries.contains { predicate($0.name) } }

    /// The first bytes of an entry, decompressed if need be.
    func content(of name: String, limit: Int, _ resource: Resource) throws(ResourceError) -> [UInt8]? {
        guard let entry = entries.first(where: { $0.name == name }) else { return nil }
        let header = try resource.bytes(at: entry.offset, count: 30)
        let lengths = header.withUnsafeBytes { ($0.littleEndian(at: 26, width: 2), $0.littleEndian(at: 28, width: 2)) }
        guard let nameLength = lengths.0, let extraLength = lengths.1, header.starts(with: [0x50, 0x4B, 3, 4]) else {
            return nil
        }
        // A streamed entry does not know its size; DEFLATE knows its own end.
        let wanted = entry.compressedSize > 0 ? min(entry.compressedSize, limit) : limit
        let data = try resource.bytes(at: entry.offset + 30 + nameLength + extraLength, count: wanted)
        switch entry.method {
        case 0: return data
        case 8: return data.withUnsafeBytes { Inflate.bytes($0, limit: limit) }
        default: return nil
        }
    }

    /// Finds the end record, which a comment of up to 64 KiB may follow, and reads the directory that it points to.
    private mutating func readCentral(_ resource: Resource, size: Int) throws(ResourceError) -> Bool {
        for tailLength in [1024, 65_557] {
            let start = max(0, size - tailLength)
            let tail = try resource.bytes(at: start, count: size - start)
            guard let found = tail.withUnsafeBytes({ Self.endRecord($0) }) else { continue }
            var (count, length, offset) = (found.count, found.length, found.offset)
            var position = start + found.position
            if count == 0xFFFF || length == 0xFFFF_FFFF || offset == 0xFFFF_FFFF,
                let large = try Self.largeEndRecord(resource, before: position)
            {
                (count, length, offset, position) = large
            }
            // What stands before the archive, such as a program that unpacks it, shifts all offsets.
            let shift = position - length - offset
            guard shift >= 0 else { return false }
            let directory = try resource.bytes(at: offset + shift, count: min(length, Self.mostDirectoryBytes))
            directory.withUnsafeBytes { readDirectory($0, count: count, shift: shift) }
            return !entries.isEmpty || count == 0
        }
        return false
    }

    private static func endRecord(
        _ tail: UnsafeRawBufferPointer
    ) -> (count: Int, length: Int, offset: Int, position: Int)? {
        var position = tail.count - 22
        while position >= 0 {
            if tail.has([0x50, 0x4B, 5, 6], at: position), let comment = tail.littleEndian(at: position + 20, width: 2),
                position + 22 + comment <= tail.count, let count = tail.littleEndian(at: position + 10, width: 2),
                let length = tail.littleEndian(at: position + 12, width: 4),
                let offset = tail.littleEndian(at: position + 16, width: 4)
            {
                return (count, length, offset, position)
            }
            position -= 1
        }
        return nil
    }

    /// The end record of ZIP64, which a locator right before the ordinary one points to.
    private static func largeEndRecord(
        _ resource: Resource, before position: Int
    ) throws(ResourceError) -> (Int, Int, Int, Int)? {
        let locator = try resource.bytes(at: position - 20, count: 20)
        guard locator.starts(with: [0x50, 0x4B, 6, 7]),
            let place = locator.withUnsafeBytes({ $0.littleEndian(at: 8, width: 8) })
        else { return nil }
        let record = try resource.bytes(at: place, count: 56)
        guard record.starts(with: [0x50, 0x4B, 6, 6]) else { return nil }
        return record.withUnsafeBytes { record in
            guard let count = record.littleEndian(at: 32, width: 8), let length = record.littleEndian(at: 40, width: 8),
                let offset = record.littleEndian(at: 48, width: 8), length < 1 << 48, offset < 1 << 48
            else { return nil }
            return (count, length, offset, place)
        }
    }

    private mutating func readDirectory(_ bytes: UnsafeRawBufferPointer, count: Int, shift: Int) {
        var position = 0
        while entries.count < min(count, Self.mostEntries), bytes.has([0x50, 0x4B, 1, 2], at: position),
            let method = bytes.littleEndian(at: position + 10, width: 2),
            let compressed = bytes.littleEndian(at: position + 20, width: 4),
            let nameLength = bytes.littleEndian(at: position + 28, width: 2),
            let extraLength = bytes.littleEndian(at: position + 30, width: 2),
            let commentLength = bytes.littleEndian(at: position + 32, width: 2),
            let offset = bytes.littleEndian(at: position + 42, width: 4), position + 46 + nameLength <= bytes.count
        {
            let name = String(decoding: bytes[(position + 46)..<(position + 46 + nameLength)], as: UTF8.self)
            entries.append(
                Entry(name: name, method: method, compressedSize: compressed, offset: offset + shift))
            position += 46 + nameLength + extraLength + commentLength
        }
        isComplete = entries.count == count
    }

    /// Walks over the first local headers as far as they tell their sizes.
    private mutating func readLocal(_ head: UnsafeRawBufferPointer) {
        var position = 0
        while entries.count < Self.mostEntries, head.has([0x50, 0x4B, 3, 4], at: position),
            let flags = head.littleEndian(at: position + 6, width: 2),
            let method = head.littleEndian(at: position + 8, width: 2),
            let compressed = head.littleEndian(at: position + 18, width: 4),
            let nameLength = head.littleEndian(at: position + 26, width: 2),
            let extraLength = head.littleEndian(at: position + 28, width: 2), position + 30 + nameLength <= head.count
        {
            let name = String(decoding: head[(position + 30)..<(position + 30 + nameLength)], as: UTF8.self)
            entries.append(Entry(name: name, method: method, compressedSize: compressed, offset: position))
            let data = position + 30 + nameLength + extraLength
            position = flags & 8 != 0 && compressed == 0 ? nextHeader(head, after: data) : data + compressed
        }
    }

    /// Where the next local header stands behind an entry whose size follows it.
    private func nextHeader(_ head: UnsafeRawBufferPointer, after start: Int) -> Int {
        var position = start
        while position < head.count - 4, !head.has([0x50, 0x4B, 3, 4], at: position) { position += 1 }
        return position
    }
}

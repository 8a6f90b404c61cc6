import MIMETypes

/// The names in a ZIP archive, read from its central directory or, if that is out of reach, from its first entries.
///
/// https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT
struct ZIPDirectory {
    struct Entry {
        /// The offset of the name in the records.
        fileprivate let nameStart: Int
        fileprivate let nameLength: Int
        let method: Int
        let compressedSize: Int
        /// The offset of the local header.
        let offset: Int
    }

    /// The maximum number of entries to examine.
    ///
    /// Entries that identify known formats come earlier.
    private static let maxEntries = 4096
    private static let maxDirectoryBytes = 512 << 10

    private(set) var entries: [Entry] = []
    /// Whether the whole central directory was read.
    private(set) var isComplete = false
    /// The record that points to the central directory.
    private(set) var endRecord: ZIPEndRecord?
    /// The central directory, or the head of the archive.
    private var records: [UInt8] = []

    init?(_ resource: Resource, head: UnsafeRawBufferPointer) throws(ResourceError) {
        if let size = resource.size, try readCentral(resource, size: size) { return }
        records = [UInt8](head)
        readLocal(head)
        if entries.isEmpty { return nil }
    }

    /// Reads the directory of an archive that ends within the last bytes, whatever comes before the archive; nil if
    /// there is none.
    ///
    /// By default the last kilobyte is searched.
    init?(endOf resource: Resource, size: Int, tails: [Int] = [1024]) throws(ResourceError) {
        guard let end = try ZIPEndRecord(resource, size: size, tails: tails), end.count > 0,
            try readCentral(resource, from: end), !entries.isEmpty
        else { return nil }
    }

    /// Calls `body` with the name of an entry.
    func withName<Result>(of entry: Entry, _ body: (ZIPEntryName) -> Result) -> Result {
        records.withUnsafeBytes { records in
            let end = entry.nameStart + entry.nameLength
            return body(ZIPEntryName(UnsafeRawBufferPointer(rebasing: records[entry.nameStart..<end])))
        }
    }

    func name(of entry: Entry) -> String { withName(of: entry) { $0.bytes.string } }

    /// Returns the first entry whose name meets a condition.
    func first(where condition: (ZIPEntryName) -> Bool) -> Entry? {
        entries.first { entry in withName(of: entry, condition) }
    }

    func first(named name: StaticString) -> Entry? { first { $0 == name } }

    func contains(_ name: StaticString) -> Bool { first(named: name) != nil }

    func contains(_ name: ConstantText) -> Bool { first { $0.bytes.elementsEqual(name.bytes) } != nil }

    /// Returns the first bytes of an entry, decompressed if necessary, until `isEnough` returns true.
    func content(
        of entry: Entry, limit: Int, _ resource: Resource,
        until isEnough: (UnsafeRawBufferPointer) -> Bool = { _ in false }
    ) throws(ResourceError) -> [UInt8]? {
        try withStored(entry, limit: limit, resource) { data in
            switch entry.method {
            case 0: [UInt8](data)
            case 8: Inflate.bytes(data, limit: limit, until: isEnough)
            default: nil
            }
        }
    }

    /// Decompresses an entry, if necessary, and lets `consumer` take its bytes as they come.
    ///
    /// - Parameters:
    ///   - entry: the entry.
    ///   - limit: the maximum number of bytes that are read from the archive.
    ///   - resource: the archive.
    ///   - consumer: the closure that takes the bytes.
    /// - Returns: true if the consumer took the last part.
    /// - Throws: a `ResourceError` if the bytes can't be read.
    func stream(
        _ entry: Entry, limit: Int, _ resource: Resource, _ consumer: Inflate.Consumer
    ) throws(ResourceError) -> Bool {
        try withStored(entry, limit: limit, resource) { data in
            switch entry.method {
            case 0: consumer(data, true) != nil
            case 8: Inflate.stream(data, consumer)
            default: nil
            }
        } ?? false
    }

    /// Calls `body` with the bytes of an entry as they are in the archive; nil if there is no such entry.
    private func withStored<Result>(
        _ entry: Entry, limit: Int, _ resource: Resource, _ body: (UnsafeRawBufferPointer) -> Result?
    ) throws(ResourceError) -> Result? {
        let header = try resource.bytes(at: entry.offset, count: 30)
        let lengths = header.withUnsafeBytes { ($0.littleEndian(at: 26, width: 2), $0.littleEndian(at: 28, width: 2)) }
        guard let nameLength = lengths.0, let extraLength = lengths.1, header.starts(with: [0x50, 0x4B, 3, 4]) else {
            return nil
        }
        // A streamed entry doesn't state its size; DEFLATE data marks its own end.
        let wanted = entry.compressedSize > 0 ? min(entry.compressedSize, limit) : limit
        return try resource.withBuffer(at: entry.offset + 30 + nameLength + extraLength, count: wanted, body)
    }

    /// Finds the end record, which a comment of up to 64 KiB may follow, and reads the directory that it points to.
    private mutating func readCentral(_ resource: Resource, size: Int) throws(ResourceError) -> Bool {
        guard let end = try ZIPEndRecord(resource, size: size) else { return false }
        return try readCentral(resource, from: end)
    }

    private mutating func readCentral(_ resource: Resource, from end: ZIPEndRecord) throws(ResourceError) -> Bool {
        var end = end
        try end.readLarge(resource)
        guard end.shift >= 0 else { return false }
        records = try resource.bytes(at: end.offset + end.shift, count: min(end.length, Self.maxDirectoryBytes))
        records.withUnsafeBytes { readDirectory($0, count: end.count, shift: end.shift) }
        endRecord = end
        return !entries.isEmpty || end.count == 0
    }

    /// The fields that both kinds of headers have, at the same distances from their flags.
    private struct Header {
        let flags: Int
        let method: Int
        let compressedSize: Int
        let nameLength: Int
        let extraLength: Int

        init?(_ bytes: UnsafeRawBufferPointer, flagsAt start: Int) {
            guard let flags = bytes.littleEndian(at: start, width: 2),
                let method = bytes.littleEndian(at: start + 2, width: 2),
                let compressedSize = bytes.littleEndian(at: start + 12, width: 4),
                let nameLength = bytes.littleEndian(at: start + 20, width: 2),
                let extraLength = bytes.littleEndian(at: start + 22, width: 2)
            else { return nil }
            self.flags = flags
            self.method = method
            self.compressedSize = compressedSize
            self.nameLength = nameLength
            self.extraLength = extraLength
        }
    }

    /// Adds an entry; returns false if its name extends past the end.
    private mutating func append(_ header: Header, nameAt start: Int, offset: Int, in bytes: UnsafeRawBufferPointer)
        -> Bool
    {
        guard start + header.nameLength <= bytes.count else { return false }
        entries.append(
            Entry(
                nameStart: start, nameLength: header.nameLength, method: header.method,
                compressedSize: header.compressedSize, offset: offset))
        return true
    }

    private mutating func readDirectory(_ bytes: UnsafeRawBufferPointer, count: Int, shift: Int) {
        var position = 0
        entries.reserveCapacity(min(count, bytes.count / 46, Self.maxEntries))
        while entries.count < min(count, Self.maxEntries), bytes.has("PK\u{1}\u{2}", at: position),
            let header = Header(bytes, flagsAt: position + 8),
            let commentLength = bytes.littleEndian(at: position + 32, width: 2),
            let offset = bytes.littleEndian(at: position + 42, width: 4),
            append(header, nameAt: position + 46, offset: offset + shift, in: bytes)
        {
            position += 46 + header.nameLength + header.extraLength + commentLength
        }
        isComplete = entries.count == count
    }

    /// Reads the first local headers as far as they state their sizes.
    private mutating func readLocal(_ head: UnsafeRawBufferPointer) {
        var position = 0
        while entries.count < Self.maxEntries, head.has("PK\u{3}\u{4}", at: position),
            let header = Header(head, flagsAt: position + 6),
            append(header, nameAt: position + 30, offset: position, in: head)
        {
            let data = position + 30 + header.nameLength + header.extraLength
            let isStreamed = header.flags & 8 != 0 && header.compressedSize == 0
            position = isStreamed ? nextHeader(head, after: data) : data + header.compressedSize
        }
    }

    /// Returns the offset of the next local header after an entry whose size follows its data.
    private func nextHeader(_ head: UnsafeRawBufferPointer, after start: Int) -> Int {
        var cursor = ByteCursor(head, at: start)
        return cursor.skip(behind: "PK\u{3}\u{4}") ? cursor.position - 4 : head.count
    }
}

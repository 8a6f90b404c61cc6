/// The streams of a compound file that is completely in memory.
///
/// https://learn.microsoft.com/openspecs/windows_protocols/ms-cfb
struct CompoundStreams {
    struct Entry {
        let name: String
        /// The name in lower case, for comparisons.
        let key: String
        /// The kind of the entry: 1 for a storage, 2 for a stream, 5 for the root.
        let kind: UInt8
        let start: Int
        let size: Int
    }

    let bytes: UnsafeRawBufferPointer
    private(set) var entries: [Entry] = []
    private let sectorSize: Int
    /// The next sector in the chain, for each sector.
    private var table: [UInt32] = []
    private var shortTable: [UInt8] = []
    private var shortSectors: [UInt8] = []
    /// The class of the program that opens the file; empty if it is not stated.
    private(set) var rootClass: [UInt8] = []
    /// Whether the tables and the directory are valid.
    private(set) var isSound = false

    /// The bytes with which every such file starts.
    static let signature: [UInt8] = [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]

    /// Makes a file without streams.
    init() { (bytes, sectorSize) = (UnsafeRawBufferPointer(start: nil, count: 0), 512) }

    init?(_ bytes: UnsafeRawBufferPointer) {
        guard bytes.has(Self.signature, at: 0),
            let shift = bytes.littleEndian(at: 30, width: 2), shift == 9 || shift == 12,
            let directory = bytes.littleEndian(at: 48, width: 4)
        else { return nil }
        (self.bytes, sectorSize) = (bytes, 1 << shift)
        readTable()
        guard let records = chain(from: directory, limit: bytes.count) else { return }
        records.withUnsafeBytes { readEntries($0) }
        if let short = bytes.littleEndian(at: 60, width: 4), short < Self.end {
            shortTable = chain(from: short, limit: bytes.count) ?? []
        }
        if let root = entries.first(where: { $0.kind == 5 }), root.start < Self.end {
            shortSectors = chain(from: root.start, limit: bytes.count) ?? []
        }
        isSound = !entries.isEmpty
    }

    private static let end = 0xFFFF_FFFA
    /// The size below which streams are stored in short sectors of the root.
    private static let minInSectors = 4096

    /// Returns the content of a stream; nil if its chain is broken.
    func content(of entry: Entry) -> [UInt8]? {
        if entry.size == 0 { return [] }
        guard entry.size <= bytes.count else { return nil }
        guard entry.size < Self.minInSectors else {
            return chain(from: entry.start, limit: entry.size).map { Array($0.prefix(entry.size)) }
        }
        var (content, sector): ([UInt8], Int) = ([], entry.start)
        while content.count < entry.size {
            let start = sector * 64
            guard start >= 0, start + 64 <= shortSectors.count else { return nil }
            content += shortSectors[start..<(start + 64)]
            guard let next = shortTable.withUnsafeBytes({ $0.littleEndian(at: sector * 4, width: 4) }) else {
                return nil
            }
            sector = next
            if next >= Self.end { break }
        }
        return content.count >= entry.size ? Array(content.prefix(entry.size)) : nil
    }

    /// Returns the concatenated sectors of a chain; nil if it leaves the file or is circular.
    private func chain(from first: Int, limit: Int) -> [UInt8]? {
        var (content, sector, count): ([UInt8], Int, Int) = ([], first, 0)
        while sector < Self.end, content.count < limit {
            let start = (sector + 1) * sectorSize
            guard start < bytes.count, sector < table.count, count <= table.count else { return nil }
            content += bytes[start..<min(start + sectorSize, bytes.count)]
            sector = Int(table[sector])
            count += 1
        }
        return content
    }

    /// Reads the table of sectors, whose own sectors are listed in the header and in further sectors.
    private mutating func readTable() {
        var (listed, further): ([Int], Int) = ([], bytes.littleEndian(at: 68, width: 4) ?? Self.end)
        for index in 0..<109 { listed.append(bytes.littleEndian(at: 76 + index * 4, width: 4) ?? Self.end) }
        let most = bytes.count / sectorSize
        while further < Self.end, listed.count < most + 109 {
            let start = (further + 1) * sectorSize
            for index in 0..<(sectorSize / 4 - 1) {
                listed.append(bytes.littleEndian(at: start + index * 4, width: 4) ?? Self.end)
            }
            further = bytes.littleEndian(at: start + sectorSize - 4, width: 4) ?? Self.end
        }
        for sector in listed where sector < Self.end && table.count <= most {
            let start = (sector + 1) * sectorSize
            guard start + sectorSize <= bytes.count else { continue }
            for index in 0..<(sectorSize / 4) {
                table.append(UInt32(bytes.littleEndian(at: start + index * 4, width: 4) ?? Self.end))
            }
        }
    }

    private mutating func readEntries(_ records: UnsafeRawBufferPointer) {
        for start in stride(from: 0, through: records.count - 128, by: 128) {
            guard let length = records.littleEndian(at: start + 64, width: 2), (4...64).contains(length),
                records[start + 66] != 0
            else { continue }
            // Some readers end a name at a zero, whatever its length is, and take a length that is odd.
            let units = stride(from: start, to: start + (length + 1) / 2 * 2 - 2, by: 2).map {
                UInt16(records.littleEndian(at: $0, width: 2) ?? 0)
            }.prefix { $0 != 0 }
            let name = String(decoding: units, as: UTF16.self)
            if records[start + 66] == 5, rootClass.isEmpty {
                rootClass = Array(records[(start + 80)..<(start + 96)])
            }
            entries.append(
                Entry(
                    name: name, key: name.lowercased(), kind: records[start + 66],
                    start: records.littleEndian(at: start + 116, width: 4) ?? 0,
                    size: records.littleEndian(at: start + 120, width: 4) ?? 0))
        }
    }
}

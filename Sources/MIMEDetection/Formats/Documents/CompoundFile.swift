import MIMETypes

/// The directory of a compound file, the container of Office documents before 2007.
///
/// https://learn.microsoft.com/openspecs/windows_protocols/ms-cfb
struct CompoundFile {
    /// The maximum number of directory sectors that are read.
    private static let maxSectors = 24

    /// The names of streams and storages.
    private(set) var names: [String] = []
    /// The start and the length of each of them.
    private var places: [(sector: Int, size: Int)] = []
    /// The class of the root storage in hexadecimal, in the byte order of the file; empty if it is not set.
    private(set) var rootClass = ""

    private let sectorSize: Int
    private let head: UnsafeRawBufferPointer

    init?(_ resource: Resource, head: UnsafeRawBufferPointer) throws(ResourceError) {
        guard head.has([0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1], at: 0),
            let shift = head.littleEndian(at: 30, width: 2), shift == 9 || shift == 12,
            var sector = head.littleEndian(at: 48, width: 4)
        else { return nil }
        sectorSize = 1 << shift
        self.head = head
        var visited: Set<Int> = []
        // A circular chain ends at the first sector that occurs again.
        while visited.count < Self.maxSectors, visited.insert(sector).inserted {
            let bytes = try resource.bytes(at: (sector + 1) * sectorSize, count: sectorSize)
            guard bytes.count >= 128 else { break }
            bytes.withUnsafeBytes { readEntries($0, isFirst: visited.count == 1) }
            guard let next = try next(after: sector, resource) else { break }
            sector = next
        }
        if names.isEmpty { return nil }
    }

    /// Returns the first bytes of a stream; empty if there is no stream with that name or it is out of reach.
    ///
    /// Short streams are stored inside the stream of the root, of which only the first sector is examined.
    func start(of name: String, count: Int, _ resource: Resource) throws(ResourceError) -> [UInt8] {
        guard let index = names.firstIndex(of: name), let root = places.first else { return [] }
        let (sector, size) = places[index]
        if size >= Self.minInSectors {
            return try resource.bytes(at: (sector + 1) * sectorSize, count: count)
        }
        let offset = sector * Self.shortSectorSize
        guard offset + count <= sectorSize else { return [] }
        return try resource.bytes(at: (root.sector + 1) * sectorSize + offset, count: min(count, size))
    }

    /// The size from which on streams have their own sectors.
    private static let minInSectors = 4096
    private static let shortSectorSize = 64

    private static func size(_ bytes: UnsafeRawBufferPointer, _ start: Int) -> Int {
        bytes.littleEndian(at: start + 120, width: 4) ?? 0
    }

    /// Returns the sector after another one in its chain; nil at the end, or if the table is out of reach.
    private func next(after sector: Int, _ resource: Resource) throws(ResourceError) -> Int? {
        let entriesPerSector = sectorSize / 4
        let table = sector / entriesPerSector
        // The header lists the first 109 sectors of the table.
        guard table < 109, let tableSector = head.littleEndian(at: 76 + table * 4, width: 4),
            tableSector < 0xFFFF_FFFA
        else { return nil }
        let place = (tableSector + 1) * sectorSize + sector % entriesPerSector * 4
        let next = try resource.withBuffer(at: place, count: 4) { $0.littleEndian(at: 0, width: 4) }
        return next.flatMap { $0 < 0xFFFF_FFFA ? $0 : nil }
    }

    private mutating func readEntries(_ bytes: UnsafeRawBufferPointer, isFirst: Bool) {
        for start in stride(from: 0, through: bytes.count - 128, by: 128) {
            guard let length = bytes.littleEndian(at: start + 64, width: 2), (4...64).contains(length),
                bytes[start + 66] != 0
            else { continue }
            names.append(Self.name(UnsafeRawBufferPointer(rebasing: bytes[start..<(start + length - 2)])))
            places.append((bytes.littleEndian(at: start + 116, width: 4) ?? 0, Self.size(bytes, start)))
            if isFirst, start == 0 {
                rootClass = UnsafeRawBufferPointer(rebasing: bytes[(start + 80)..<(start + 96)]).hexadecimal
            }
        }
    }

    /// Decodes a name in UTF-16.
    ///
    /// No stream that identifies a format has a name with a character outside ASCII, so such characters need not be
    /// distinguished.
    private static func name(_ units: UnsafeRawBufferPointer) -> String {
        String(unsafeUninitializedCapacity: units.count / 2) { text in
            for position in 0..<(units.count / 2) {
                let isASCII = units[position * 2 + 1] == 0 && units[position * 2] < 0x80
                text[position] = isASCII ? units[position * 2] : UInt8(ascii: "?")
            }
            return units.count / 2
        }
    }
}

extension UnsafeRawBufferPointer {
    /// Two hexadecimal digits per byte; empty if all bytes are zero.
    fileprivate var hexadecimal: String {
        guard contains(where: { $0 != 0 }) else { return "" }
        return String(unsafeUninitializedCapacity: count * 2) { text in
            for (position, byte) in enumerated() {
                for (offset, digit) in [byte >> 4, byte & 15].enumerated() {
                    text[position * 2 + offset] = digit < 10 ? digit + 0x30 : digit + 0x57
                }
            }
            return count * 2
        }
    }
}

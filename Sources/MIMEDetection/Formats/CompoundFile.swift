import MIMETypes

/// The directory of a compound file, the container of Office documents before 2007.
///
/// https://learn.microsoft.com/openspecs/windows_protocols/ms-cfb
struct CompoundFile {
    /// The most sectors of the directory that are read.
    private static let mostSectors = 24

    /// The names of streams and storages.
    private(set) var names: Set<String> = []
    /// The class of the root storage in hexadecimal, as it stands in the file; empty if it is not set.
    private(set) var rootClass = ""

    private let sectorSize: Int
    private let firstTables: [Int]

    init?(_ resource: Resource, head: UnsafeRawBufferPointer) throws(ResourceError) {
        guard head.has([0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1], at: 0),
            let shift = head.littleEndian(at: 30, width: 2), shift == 9 || shift == 12,
            var sector = head.littleEndian(at: 48, width: 4)
        else { return nil }
        sectorSize = 1 << shift
        firstTables = (0..<109).compactMap { head.littleEndian(at: 76 + $0 * 4, width: 4) }
        var visited: Set<Int> = []
        // A chain that runs in a circle ends at the first sector that is seen again.
        while visited.count < Self.mostSectors, visited.insert(sector).inserted {
            let bytes = try resource.bytes(at: (sector + 1) * sectorSize, count: sectorSize)
            guard bytes.count >= 128 else { break }
            bytes.withUnsafeBytes { readEntries($0, isFirst: visited.count == 1) }
            guard let next = try next(after: sector, resource) else { break }
            sector = next
        }
        if names.isEmpty { return nil }
    }

    func contains(_ name: String) -> Bool { names.contains(name) }

    /// The sector after another one in its chain; nil at the end, or if the table is out of reach.
    private func next(after sector: Int, _ resource: Resource) throws(ResourceError) -> Int? {
        let entriesPerSector = sectorSize / 4
        let table = sector / entriesPerSector
        guard table < firstTables.count, firstTables[table] < 0xFFFF_FFFA else { return nil }
        let place = (firstTables[table] + 1) * sectorSize + sector % entriesPerSector * 4
        let bytes = try resource.bytes(at: place, count: 4)
        guard let next = bytes.withUnsafeBytes({ $0.littleEndian(at: 0, width: 4) }), next < 0xFFFF_FFFA else {
            return nil
        }
        return next
    }

    private mutating func readEntries(_ bytes: UnsafeRawBufferPointer, isFirst: Bool) {
        for start in stride(from: 0, through: bytes.count - 128, by: 128) {
            guard let length = bytes.littleEndian(at: start + 64, width: 2), (4...64).contains(length),
                bytes[start + 66] != 0
            else { continue }
            let units = (0..<(length / 2 - 1)).compactMap { bytes.littleEndian(at: start + $0 * 2, width: 2) }
            names.insert(String(decoding: units.map { UInt16(truncatingIfNeeded: $0) }, as: UTF16.self))
            if isFirst, start == 0 {
                let identifier = bytes[(start + 80)..<(start + 96)]
                if identifier.contains(where: { $0 != 0 }) {
                    rootClass = identifier.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
                }
            }
        }
    }
}

/// A compound file with streams that have contents, as the programs before Office 2007 write them.
enum OldDocument {
    /// Makes a file; storages are names with an empty content.
    static func file(_ streams: [(name: String, content: [UInt8])], storages: [String] = []) -> [UInt8] {
        let padded = streams.map { ($0.name, $0.content + [UInt8](repeating: 0, count: padding($0.content.count))) }
        let entries = [("Root Entry", 5, 0)] + storages.map { ($0, 1, 0) } + padded.map { ($0.0, 2, $0.1.count) }
        let directorySectors = (entries.count + 3) / 4
        var (next, table): (Int, [Int]) = (1 + directorySectors, [0xFFFF_FFFD])
        table += (1...directorySectors).map { $0 == directorySectors ? 0xFFFF_FFFE : $0 + 1 }
        var directory: [UInt8] = []
        for (name, kind, size) in entries {
            let units = Array(name.utf16).flatMap { Containers.little(Int($0), 2) }
            directory += units + [UInt8](repeating: 0, count: 64 - units.count)
            directory += Containers.little(units.count + 2, 2) + [UInt8(kind), 1] + [UInt8](repeating: 0xFF, count: 12)
            directory += [UInt8](repeating: 0, count: 36) + Containers.little(size > 0 ? next : 0, 4)
            directory += Containers.little(size, 8)
            let sectors = size / 512
            table += (0..<sectors).map { $0 == sectors - 1 ? 0xFFFF_FFFE : next + $0 + 1 }
            next += sectors
        }
        directory += [UInt8](repeating: 0, count: directorySectors * 512 - directory.count)
        var header: [UInt8] = [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1] + Containers.little(0, 16)
        header += [0x3E, 0, 3, 0, 0xFE, 0xFF, 9, 0, 6, 0] + Containers.little(0, 10) + Containers.little(1, 4)
        header += Containers.little(1, 4) + Containers.little(0, 4) + Containers.little(4096, 4)
        header += Containers.little(0xFFFF_FFFE, 4) + Containers.little(0, 4) + Containers.little(0xFFFF_FFFE, 4)
        header += Containers.little(0, 4) + Containers.little(0, 4)
        header += [UInt8](repeating: 0xFF, count: 512 - header.count)
        let list = table.flatMap { Containers.little($0, 4) }
        return header + list + [UInt8](repeating: 0xFF, count: 512 - list.count) + directory + padded.flatMap(\.1)
    }

    /// Streams of fewer than 4,096 bytes would be stored in another way.
    private static func padding(_ count: Int) -> Int { max(4096, (count + 511) / 512 * 512) - count }

    /// A text of Word 97 whose characters are in pieces.
    static func text(_ pieces: [String], template: String = "") -> [UInt8] {
        var document = [UInt8](repeating: 0, count: 1024)
        var (ends, places): ([UInt8], [UInt8]) = (Containers.little(0, 4), [])
        var count = 0
        // The pieces are stored in reverse.
        for piece in pieces.reversed() { document += Array(piece.utf16).map { UInt8(truncatingIfNeeded: $0) } }
        var end = document.count
        for piece in pieces {
            let length = piece.utf16.count
            end -= length
            count += length
            ends += Containers.little(count, 4)
            places += [0, 0] + Containers.little(end * 2 | 0x4000_0000, 4) + [0, 0]
        }
        let list = [2] + Containers.little(ends.count + places.count, 4) + ends + places
        let names = [0xFF, 0xFF, 2, 0, 0, 0, 0, 0] + Containers.little(template.utf16.count, 2)
        let table = list + names + template.utf16.flatMap { Containers.little(Int($0), 2) }
        document.replaceSubrange(0..<4, with: [0xEC, 0xA5, 0xC1, 0])
        document.replaceSubrange(0x1A2..<0x1AA, with: Containers.little(0, 4) + Containers.little(list.count, 4))
        document.replaceSubrange(
            0x19A..<0x1A2, with: Containers.little(list.count, 4) + Containers.little(table.count - list.count, 4))
        return file([("WordDocument", document), ("0Table", table)])
    }
}

import MIMETypes

/// Floppy disk images of the DISCiPLE and +D, whose first directory entry states the sectors of its file twice: as a
/// number, and as a bit for each sector.
///
/// https://sinclair.wiki.zxnet.co.uk/wiki/MGT_filesystem
enum MGTFormat: ContainerFormat {
    /// The kinds of files; the upper bits may mark a file as protected or hidden.
    static let firstBytes = (UInt8(1)...12).flatMap { [$0, $0 | 0x40, $0 | 0x80, $0 | 0xC0] }
    static let minLength = 256

    /// The tracks on both sides that contain files.
    private static let tracks = [4...79, 128...207]

    static func candidate(_ resource: Resource, head: UnsafeRawBufferPointer) throws(ResourceError) -> Candidate? {
        let name = head[1...10]
        guard head[1] > 0x20, name.allSatisfy({ $0 &- 0x20 < 0x5F }), let sectors = head.bigEndian(at: 11, width: 2),
            sectors > 0, let first = mapBit(track: Int(head[13]), sector: Int(head[14]))
        else { return nil }
        let map = head[15..<210]
        guard map[15 + first / 8] >> UInt8(first % 8) & 1 == 1,
            map.reduce(0, { $0 + $1.nonzeroBitCount }) == sectors
        else { return nil }
        return structural("application/x-spectrum-mgt", "a directory whose sectors add up: #", sectors)
    }

    /// Returns the bit of a sector in the map, which starts with track 4 and continues with the other side after track
    /// 79.
    private static func mapBit(track: Int, sector: Int) -> Int? {
        guard 1...10 ~= sector, let side = tracks.firstIndex(where: { $0.contains(track) }) else { return nil }
        let before = side == 0 ? track - 4 : track - 128 + tracks[0].count
        return before * 10 + sector - 1
    }
}

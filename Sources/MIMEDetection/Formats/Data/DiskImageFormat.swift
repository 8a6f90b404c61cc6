import MIMETypes

/// Disk images, recognised by the fields of their first sectors: an ext2, ext3 or ext4 volume, or a partition table.
///
/// https://docs.kernel.org/filesystems/ext4/super.html, https://en.wikipedia.org/wiki/Master_boot_record
enum DiskImageFormat: ContainerFormat {
    static let firstBytes = Array(UInt8.min...UInt8.max)

    private static let image: StaticString = "application/vnd.efi.img"

    static func mayMatch(_ head: UnsafeRawBufferPointer) -> Bool {
        head.count >= 512 && (head[510] == 0x55 || head.count > 0x438 && head[0x438] == 0x53)
    }

    static func candidate(_ resource: Resource, head: UnsafeRawBufferPointer) throws(ResourceError) -> Candidate? {
        if head.has([0x53, 0xEF], at: 0x438), isSuperblock(head) {
            return structural(image, "superblock of ext2 to ext4")
        }
        guard head.has([0x55, 0xAA], at: 510), let size = resource.knownSize, size.isMultiple(of: 512), size > 512
        else {
            return nil
        }
        return hasPartitions(head, sectors: size / 512) ? structural(image, "table of partitions") : nil
    }

    private static func isSuperblock(_ head: UnsafeRawBufferPointer) -> Bool {
        guard let inodes = head.littleEndian(at: 0x400, width: 4), inodes > 0,
            let blocks = head.littleEndian(at: 0x404, width: 4), blocks > 0,
            let first = head.littleEndian(at: 0x414, width: 4), first <= 1,
            let scale = head.littleEndian(at: 0x418, width: 4), scale <= 6,
            let revision = head.littleEndian(at: 0x44C, width: 4)
        else { return false }
        return revision <= 1
    }

    /// Checks whether the entries of the table are valid and at least one is used.
    ///
    /// Partitions may extend past the end of a truncated image.
    private static func hasPartitions(_ head: UnsafeRawBufferPointer, sectors: Int) -> Bool {
        var used = 0
        for entry in stride(from: 446, to: 510, by: 16) {
            guard head[entry] & 0x7F == 0, let start = head.littleEndian(at: entry + 8, width: 4),
                let count = head.littleEndian(at: entry + 12, width: 4)
            else { return false }
            if head[entry + 4] == 0 {
                guard start == 0, count == 0 else { return false }
            } else {
                guard start > 0, count > 0, start < sectors else { return false }
                used += 1
            }
        }
        return used > 0
    }
}

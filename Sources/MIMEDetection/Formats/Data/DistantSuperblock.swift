import MIMETypes

/// Volumes whose first sector is empty, recognised by the signature of a superblock far from the start.
enum DistantSuperblock {
    /// The offset of a signature that is read for other formats, too. libmagic:filesystems
    static let jfs = 0x8000

    /// The offsets of two signatures that are close to each other, and the number of bytes that they are in.
    /// libmagic:filesystems, https://btrfs.readthedocs.io/en/latest/dev/On-disk-format.html
    private static let (reiser, btrfs, length) = (0x10034, 0x10040, 20)

    /// Checks whether the area of the boot loader is empty, as in volumes that no system starts from.
    static func mayFollow(_ head: UnsafeRawBufferPointer) -> Bool { head.prefix(512).allSatisfy { $0 == 0 } }

    /// Returns what is found in a resource for which this is possible; nil if that is no signature.
    static func detail(_ resource: Resource, size: Int) throws(ResourceError) -> StaticString? {
        if isMinix(try resource.headBuffer()) { return "magic number of Minix at 1040" }
        guard size > reiser + length else { return nil }
        return try resource.withBuffer(at: reiser, count: length) { marks in
            if marks.has("ReIsEr", at: 0) { return "ReIsEr at 65588" }
            return marks.has("_BHRfS_M", at: btrfs - reiser) ? "_BHRfS_M at 65600" : nil
        }
    }

    /// Checks for the superblock of Minix, whose magic number is short but follows a kilobyte of zeros.
    ///
    /// libmagic:filesystems, https://github.com/torvalds/linux/blob/master/include/uapi/linux/minix_fs.h
    private static func isMinix(_ head: UnsafeRawBufferPointer) -> Bool {
        guard let magic = head.littleEndian(at: 0x410, width: 2), let state = head.littleEndian(at: 0x412, width: 2),
            let inodes = head.littleEndian(at: 0x400, width: 2)
        else { return false }
        return [0x137F, 0x138F, 0x2468, 0x2478].contains(magic) && (1...3).contains(state) && inodes > 0
            && head[512..<0x400].allSatisfy { $0 == 0 }
    }
}

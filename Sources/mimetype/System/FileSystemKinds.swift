#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Which file systems read whole buffers of regular files, asked once for each.
struct FileSystemKinds {
    private var known: [UInt64: Bool] = [:]

    /// Whether a read of a regular file on the file system of an open folder is short only at the end of the file.
    mutating func haveExactReads(_ folder: CInt, device: UInt64) -> Bool {
        if let known = known[device] { return known }
        let answer = Self.exact.contains(Self.kind(of: folder))
        known[device] = answer
        return answer
    }

    /// Local file systems that read through the page cache: ext2 to ext4, XFS, Btrfs, tmpfs, overlayfs, F2FS, SquashFS,
    /// EROFS, FAT, exFAT and ISO 9660.
    ///
    /// Where a file system in user space or over the network is not in the list, a file costs one more call.
    /// https://man7.org/linux/man-pages/man2/statfs.2.html
    private static let exact: Set<UInt32> = [
        0xEF53, 0x5846_5342, 0x9123_683E, 0x0102_1994, 0x794C_7630, 0xF2F5_2010, 0x7371_7368, 0xE0F5_E1E2, 0x4D44,
        0x2011_BAB0, 0x9660,
    ]

    /// The number that Linux has for a kind of file system; 0 if it is unknown.
    private static func kind(of descriptor: CInt) -> UInt32 {
        #if os(Linux)
        // The system's headers hide this call from Swift. The number is the first field.
        typealias StatFS = @convention(c) (CInt, UnsafeMutableRawPointer) -> CInt
        guard let symbol = dlsym(nil, "fstatfs") else { return 0 }
        return withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 16) { buffer in
            let buffer = buffer.baseAddress.map { UnsafeMutableRawBufferPointer(start: $0, count: buffer.count) }
            guard let start = buffer?.baseAddress, unsafeBitCast(symbol, to: StatFS.self)(descriptor, start) == 0 else {
                return 0
            }
            return UInt32(truncatingIfNeeded: start.load(as: Int.self))
        }
        #else
        return 0
        #endif
    }
}

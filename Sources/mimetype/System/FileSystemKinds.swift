#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Determines, once for each file system, whether a read from a regular file always fills the buffer unless the file
/// ends.
struct FileSystemKinds {
    private var known: [UInt64: Bool] = [:]

    /// Checks whether, on the file system of an open folder, a read returns fewer bytes than requested only at the end
    /// of a file.
    mutating func haveExactReads(_ folder: CInt, device: UInt64) -> Bool {
        if let known = known[device] { return known }
        let answer = Self.exact.contains(Self.kind(of: folder))
        known[device] = answer
        return answer
    }

    /// Local file systems that read through the page cache: ext2 to ext4, XFS, Btrfs, tmpfs, overlayfs, F2FS, SquashFS,
    /// EROFS, FAT, exFAT and ISO 9660.
    ///
    /// On all other file systems, such as network file systems and those in user space, one more system call is needed
    /// for each file.
    /// https://man7.org/linux/man-pages/man2/statfs.2.html
    private static let exact: Set<UInt32> = [
        0xEF53, 0x5846_5342, 0x9123_683E, 0x0102_1994, 0x794C_7630, 0xF2F5_2010, 0x7371_7368, 0xE0F5_E1E2, 0x4D44,
        0x2011_BAB0, 0x9660,
    ]

    /// Returns Linux's magic number of the file system; 0 if it is unknown.
    private static func kind(of descriptor: CInt) -> UInt32 {
        #if os(Linux)
        // Swift can't see the declaration of this function in the system's headers. The magic number is the first
        // field.
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

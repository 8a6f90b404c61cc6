/// Limits on the size of a file and of what it unpacks to.
///
/// Sizes are read from the headers of an image and the directory of an archive; nothing is unpacked.
public struct UploadLimits: Sendable, Hashable {
    /// The maximum size of a file in bytes; nil for none.
    public var size: Int?
    /// The maximum number of pixels of an image: its width times its height.
    ///
    /// The default is 268,435,456, which take a gigabyte of memory as RGBA. The largest phone sensors have 200 million.
    public var pixels: Int
    /// The maximum number of entries of an archive.
    public var entries: Int
    /// The maximum total size of an archive's unpacked entries, in bytes.
    public var unpackedSize: Int
    /// The maximum ratio of the unpacked size of an archive to its own; it is not applied below 16 MiB.
    public var ratio: Int

    /// Limits that no ordinary file reaches, with none for the size of a file.
    public static let standard = UploadLimits()

    /// Makes limits.
    ///
    /// - Parameters:
    ///   - size: the maximum size of a file in bytes, or nil for none.
    ///   - pixels: the maximum number of pixels of an image.
    ///   - entries: the maximum number of entries of an archive.
    ///   - unpackedSize: the maximum number of bytes that an archive is unpacked to.
    ///   - ratio: the maximum ratio of the unpacked size of an archive to its own.
    public init(
        size: Int? = nil, pixels: Int = 1 << 28, entries: Int = 100_000, unpackedSize: Int = 8 << 30, ratio: Int = 250
    ) {
        (self.size, self.pixels, self.entries) = (size, pixels, entries)
        (self.unpackedSize, self.ratio) = (unpackedSize, ratio)
    }

    /// Archives that are unpacked to less than this may have any ratio.
    static let minUnpackedSize = 16 << 20

    /// Whether the unpacked size of an archive is above a limit.
    func isExceeded(unpacked: Int, packed: Int) -> Bool {
        if unpacked > unpackedSize { return true }
        return unpacked > Self.minUnpackedSize && unpacked / max(1, ratio) > packed
    }
}

/// Limits on the size of a file and of its unpacked content.
///
/// The dimensions of images are read from their headers, and unpacked sizes from the directories of archives. Nothing
/// is unpacked to check these limits.
public struct UploadLimits: Sendable, Hashable {
    /// The maximum size of a file in bytes; nil for no limit.
    public var size: Int?
    /// The maximum number of pixels in an image: the product of its width and height.
    ///
    /// The default is 268,435,456 pixels, which take up 1 GiB of memory as RGBA. The largest phone sensors have
    /// 200 million pixels.
    public var pixels: Int
    /// The maximum number of entries in an archive.
    public var entries: Int
    /// The maximum total size of an archive's unpacked entries, in bytes.
    public var unpackedSize: Int
    /// The maximum ratio of an archive's unpacked size to its own size.
    ///
    /// The limit is applied only if the unpacked size exceeds 16 MiB.
    public var ratio: Int

    /// The default limits, which no ordinary file exceeds.
    ///
    /// By default, the size of a file is not limited.
    public static let standard = UploadLimits()

    /// Creates limits.
    ///
    /// - Parameters:
    ///   - size: the maximum size of a file in bytes, or nil for no limit.
    ///   - pixels: the maximum number of pixels in an image.
    ///   - entries: the maximum number of entries in an archive.
    ///   - unpackedSize: the maximum total size of an archive's unpacked entries, in bytes.
    ///   - ratio: the maximum ratio of an archive's unpacked size to its own size.
    public init(
        size: Int? = nil, pixels: Int = 1 << 28, entries: Int = 100_000, unpackedSize: Int = 8 << 30, ratio: Int = 250
    ) {
        (self.size, self.pixels, self.entries) = (size, pixels, entries)
        (self.unpackedSize, self.ratio) = (unpackedSize, ratio)
    }

    /// The unpacked size, in bytes, up to which an archive may have any ratio.
    static let minUnpackedSize = 16 << 20

    /// Returns the finding for an archive whose unpacked size exceeds a limit; nil if it exceeds none.
    func excess(unpacked: Int, packed: Int) -> UploadFinding? {
        if unpacked > unpackedSize {
            return UploadFinding(
                .unpacksTooLarge, subject: ByteCount.text(unpackedSize), "\(packed) bytes that unpack to \(unpacked)")
        }
        guard unpacked > Self.minUnpackedSize, unpacked / max(1, ratio) > packed else { return nil }
        return UploadFinding(
            .unpacksTooLarge, "\(packed) bytes that unpack to \(unpacked), more than \(ratio) times as many")
    }
}

#if Upload
import ArgumentParser
import MIMEDetection

/// The limits of the upload policy; each option has the name of a property of `UploadLimits`.
struct LimitOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Refuse files of more than this many bytes, such as 20M.", valueName: "bytes"))
    var maxSize: ByteCount?

    @Option(
        help: ArgumentHelp("Refuse images of more than this many pixels (268435456).", valueName: "number"))
    var maxPixels: Int?

    @Option(
        help: ArgumentHelp("Refuse archives of more than this many entries (100000).", valueName: "number"))
    var maxEntries: Int?

    @Option(
        help: ArgumentHelp("Refuse archives that unpack to more than this many bytes (8G).", valueName: "bytes"))
    var maxUnpackedSize: ByteCount?

    @Option(
        help: ArgumentHelp(
            "Refuse archives that unpack to more than this many times their size, and to more than 16M (250).",
            valueName: "number"))
    var maxRatio: Int?

    /// Whether any limit was set.
    var isSet: Bool {
        maxSize != nil || maxPixels != nil || maxEntries != nil || maxUnpackedSize != nil || maxRatio != nil
    }

    /// Returns the limits, with the defaults of the policy for those that were not set.
    ///
    /// - Throws: a `ValidationError` if a number is not positive.
    func limits() throws -> UploadLimits {
        var limits = UploadLimits.standard
        limits.size = maxSize?.count
        limits.pixels = try Self.positive(maxPixels, "--max-pixels") ?? limits.pixels
        limits.entries = try Self.positive(maxEntries, "--max-entries") ?? limits.entries
        limits.unpackedSize = maxUnpackedSize?.count ?? limits.unpackedSize
        limits.ratio = try Self.positive(maxRatio, "--max-ratio") ?? limits.ratio
        return limits
    }

    private static func positive(_ number: Int?, _ option: String) throws -> Int? {
        guard let number, number < 1 else { return number }
        throw ValidationError("'\(option)' takes a number of at least 1, not \(number)")
    }
}
#endif

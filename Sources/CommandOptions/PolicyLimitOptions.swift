#if Server || Upload
package import ArgumentParser
package import MIMEDetection

/// The limits of an upload policy; each option has the name of a property of `UploadLimits`.
package struct PolicyLimitOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Refuse files of more than this many bytes, such as 20M.", valueName: "bytes"))
    package var maxSize: ByteCount?

    @Option(help: ArgumentHelp("Refuse images of more than this many pixels (268435456).", valueName: "number"))
    package var maxPixels: Int?

    @Option(help: ArgumentHelp("Refuse archives of more than this many entries (100000).", valueName: "number"))
    package var maxEntries: Int?

    @Option(
        help: ArgumentHelp("Refuse archives that unpack to more than this many bytes (8G).", valueName: "bytes"))
    package var maxUnpackedSize: ByteCount?

    @Option(
        help: ArgumentHelp(
            "Refuse archives that unpack to more than this many times their size, and to more than 16M (250).",
            valueName: "number"))
    package var maxRatio: Int?

    package init() {}

    /// Whether any limit was set.
    package var isSet: Bool {
        maxSize != nil || maxPixels != nil || maxEntries != nil || maxUnpackedSize != nil || maxRatio != nil
    }

    /// Throws an error that names the option if a number is not positive.
    package func validate() throws {
        let numbers = [
            ("max-size", maxSize?.value), ("max-pixels", maxPixels), ("max-entries", maxEntries),
            ("max-unpacked-size", maxUnpackedSize?.value), ("max-ratio", maxRatio),
        ]
        for case (let name, let number?) in numbers where number < 1 {
            throw ValidationError("'--\(name)' takes a number of at least 1, not '\(number)'")
        }
    }

    /// The limits, with the defaults of the policy for those that were not set.
    package var limits: UploadLimits {
        var limits = UploadLimits.standard
        limits.size = maxSize?.value
        limits.pixels = maxPixels ?? limits.pixels
        limits.entries = maxEntries ?? limits.entries
        limits.unpackedSize = maxUnpackedSize?.value ?? limits.unpackedSize
        limits.ratio = maxRatio ?? limits.ratio
        return limits
    }
}
#endif

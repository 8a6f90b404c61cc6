#if Upload
import MIMETypes
public import ArgumentParser
import CommandOptions
public import FormClient

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension ObjectStore: ExpressibleByArgument {}

extension ResumableUploadOptions.Transfer: ExpressibleByArgument {}

/// The options for sending a file unchanged, without a form.
struct FileOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Send this file unchanged with PUT, such as to a presigned URL.", valueName: "file"))
    var put: String?

    @Option(
        help: ArgumentHelp("The store that --put sends to, for its headers: s3, gcs or azure.", valueName: "store"))
    var store: ObjectStore?

    @Option(
        help: ArgumentHelp(
            "Checksums to send with --put, separated by commas: md5, sha-256, crc32 or crc32c.",
            valueName: "checksums"))
    var digest: String?

    @Option(
        help: ArgumentHelp(
            "Split the file of --put, and send the parts to the presigned URLs in this file, one per line.",
            valueName: "file"))
    var parts: String?

    @Option(help: ArgumentHelp("The size of each part but the last; it can end with K, M or G.", valueName: "bytes"))
    var partSize: ByteCount?

    @Option(help: ArgumentHelp("The presigned URL that completes an upload in parts.", valueName: "url"))
    var complete: String?

    @Option(
        help: ArgumentHelp(
            "Send this file unchanged; if interrupted, run the same command again to continue.",
            valueName: "file"))
    var resume: String?

    @Option(
        name: .customLong("protocol"),
        help: ArgumentHelp(
            "The protocol of --resume: tus, draft (the IETF's), or auto, which asks the server.", valueName: "name"))
    var transfer = ResumableUploadOptions.Transfer.automatic

    @Option(
        help: ArgumentHelp(
            "Where --resume stores its state; by default the file's path with .upload appended.",
            valueName: "file"))
    var state: String?

    /// The values of the options that must be UTF-8 text.
    var texts: [String] {
        [put, digest, parts, complete, resume, state].compactMap(\.self)
    }

    /// Returns the algorithms of the checksums to send.
    func digests() throws -> [ContentDigest.Algorithm] {
        try (digest ?? "").split(separator: ",").map { name in
            guard let algorithm = ContentDigest.Algorithm(rawValue: name.lowercased()) else {
                let names = ContentDigest.Algorithm.allCases.map(\.rawValue).joined(separator: ", ")
                throw ValidationError("'\(name)' is not a checksum that can be sent; use one of \(names)")
            }
            return algorithm
        }
    }

    /// Returns the URLs in the file of `--parts`, or nil if the option is not set.
    func partURLs() throws -> [String]? {
        guard let parts else { return nil }
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: parts)),
            let text = String(utf8: data)
        else { throw ValidationError("cannot read '\(parts)'; name a text file with a URL on each line") }
        return text.split(whereSeparator: \.isNewline).map { $0.trimmed }.filter { !$0.isEmpty && !$0.hasPrefix("#") }
    }

    func validate() throws {
        let others: [(String, Bool, String)] = [
            ("--store", store != nil, "--put"), ("--digest", digest != nil, "--put"),
            ("--parts", parts != nil, "--put"), ("--part-size", partSize != nil, "--parts"),
            ("--complete", complete != nil, "--parts"), ("--protocol", transfer != .automatic, "--resume"),
            ("--state", state != nil, "--resume"),
        ]
        for (option, isGiven, needed) in others where isGiven {
            let isThere = needed == "--put" ? put != nil : needed == "--parts" ? parts != nil : resume != nil
            guard isThere else { throw ValidationError("\(option) belongs to \(needed); add that, or leave it out") }
        }
        if partSize?.value == 0 { throw ValidationError("'--part-size' takes a number of at least 1, not '0'") }
        if put != nil, resume != nil {
            throw ValidationError("--put and --resume are two ways to send a file; choose one")
        }
    }
}

extension Substring {
    fileprivate var trimmed: String {
        String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    }
}
#endif

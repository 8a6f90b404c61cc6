#if Upload
import ArgumentParser
import CommandOptions
import MIMEDetection
import MIMETypes

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The options that determine which files may be sent.
struct GateOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Send only files that an upload policy for these types accepts; types or extensions, separated by commas.",
            valueName: "types"))
    var allow: String?

    @Option(
        help: ArgumentHelp(
            "Read the types of --allow from a file: one or more per line, # starts a comment.", valueName: "file"))
    var policy: String?

    @Flag(
        help:
            "Send only files that an upload policy for all types accepts: none with hidden content or a misleading name."
    )
    var strict = false

    @Flag(help: "Also send refused files. By default, a file whose name contradicts its content is refused.")
    var force = false

    @OptionGroup
    var limits: PolicyLimitOptions

    /// Returns the rule that each file must pass.
    ///
    /// - Throws: a `ValidationError` if a type is unknown, or if the file of allowed types can't be read.
    func rule() throws -> UploadGate.Rule {
        var words = allow.map(Self.words) ?? []
        if let policy { words += try Self.words(ofFile: policy) }
        guard allow != nil || policy != nil else {
            guard strict || !limits.isSet else {
                throw ValidationError("limits such as --max-size need --allow, --policy or --strict")
            }
            return strict ? .strict(limits.limits) : .honestName
        }
        guard !words.isEmpty else { throw ValidationError("no type is allowed; name one such as image/png") }
        return .allowed(UploadPolicy(allowing: try words.map(Self.type), uploadLimits: limits.limits))
    }

    private static func words(_ text: String) -> [String] {
        text.split { $0 == "," || $0.isWhitespace }.map { String($0) }
    }

    private static func words(ofFile path: String) throws -> [String] {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)),
            let text = String(utf8: data)
        else {
            throw ValidationError("cannot read '\(path)'; name a text file with the types that may be sent")
        }
        // Editors for Windows start a text with a byte order mark.
        let lines = text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
        return lines.split(whereSeparator: \.isNewline).flatMap { words(String($0.prefix { $0 != "#" })) }
    }

    private static func type(_ word: String) throws -> MIMEType {
        let type = word.contains("/") ? MIMEType(word) : MIMEType(fileExtension: word)
        guard let type, TypeRegistry.standard.contains(type) else {
            throw ValidationError("'\(word)' is not a known type; write one such as image/png or png")
        }
        return type
    }
}
#endif

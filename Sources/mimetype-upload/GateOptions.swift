#if Upload
import ArgumentParser
import MIMEDetection
import MIMETypes

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The options that say which files may be sent.
struct GateOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Send only files of these types, judged as by a careful server; types and extensions, with commas between them.",
            valueName: "types"))
    var allow: String?

    @Option(
        help: ArgumentHelp(
            "The same, with the types in a file: one or more on a line, # before comments.", valueName: "file"))
    var policy: String?

    @Flag(
        help:
            "Send only files that a careful server would take, of any type: nothing hidden in them, no misleading name."
    )
    var strict = false

    @Flag(help: "Send refused files too; by default, a file whose name contradicts its content is refused.")
    var force = false

    /// What is asked of each file.
    ///
    /// - Throws: a `ValidationError` if a type is unknown, or the file can't be read.
    func rule() throws -> UploadGate.Rule {
        var words = allow.map(Self.words) ?? []
        if let policy { words += try Self.words(ofFile: policy) }
        guard allow != nil || policy != nil else { return strict ? .strict : .honestName }
        guard !words.isEmpty else { throw ValidationError("no type is allowed; name one such as image/png") }
        return .allowed(UploadPolicy(allowing: try words.map(Self.type)))
    }

    private static func words(_ text: String) -> [String] {
        text.split { $0 == "," || $0.isWhitespace }.map { String($0) }
    }

    private static func words(ofFile path: String) throws -> [String] {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)),
            let text = String(validating: data, as: UTF8.self)
        else {
            throw ValidationError("cannot read '\(path)'; name a text file with the types that may be sent")
        }
        return text.split(whereSeparator: \.isNewline).flatMap { words(String($0.prefix { $0 != "#" })) }
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

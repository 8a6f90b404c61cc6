import MIMEDetection
import MIMETypes

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Descriptions of types, in English or in a language of an installed shared-mime-info database.
///
/// https://specifications.freedesktop.org/shared-mime-info-spec/latest/
struct LocalizedDescriptions: Sendable {
    /// A language code such as `de` or `pt_BR`; nil for English.
    let language: String?
    /// The `mime` folders that contain databases.
    let folders: [String]

    init(language: String? = nil, folders: [String] = SharedMIMEInfo.folders) {
        self.language = language
        self.folders = folders
    }

    /// Returns the description of a file: the description of its type, followed by details from the file itself.
    func description(of answer: FileAnswer) -> String {
        ([description(of: answer.detection.type)] + answer.details).joined(separator: ", ")
    }

    /// Returns the description of a type; the type's name if it has no description.
    func description(of type: MIMEType) -> String {
        if let language, let found = installed(type, "<comment xml:lang=\"\(language)\">") { return found }
        return TypeRegistry.standard.summary(of: type) ?? installed(type, "<comment>") ?? type.essence
    }

    private func installed(_ type: MIMEType, _ start: String) -> String? {
        folders.lazy.compactMap { Self.comment(of: type, in: $0, start) }.first
    }

    /// Returns the comment in the file in which a database describes a type; nil if there is none.
    private static func comment(of type: MIMEType, in folder: String, _ start: String) -> String? {
        guard let reader = try? DescriptorReader.openRegularFile(Array("\(folder)/\(type.essence).xml".utf8)),
            let (bytes, _) = try? reader.readPrefix(256 << 10)
        else { return nil }
        let text = String(decoding: bytes, as: UTF8.self)
        guard let comment = halves(of: text[...], at: start)?.after,
            let text = halves(of: comment, at: "</comment>")?.before
        else { return nil }
        return unescaped(text).printable()
    }

    private static func unescaped(_ text: Substring) -> String {
        let entities = ["lt": "<", "gt": ">", "quot": "\"", "apos": "'", "amp": "&"]
        var result = ""
        var rest = text
        while let (before, after) = halves(of: rest, at: "&") {
            let name = after.prefix(5).prefix { $0 != ";" }
            let character = after.dropFirst(name.count).first == ";" ? entities[String(name)] : nil
            result += before + (character ?? "&")
            rest = character == nil ? after : after.dropFirst(name.count + 1)
        }
        return result + rest
    }

    /// Returns the text before and after the first occurrence of a separator; nil if there is none.
    ///
    /// The standard library's `firstRange(of:)` would link a regular expression engine.
    private static func halves(of text: Substring, at mark: String) -> (before: Substring, after: Substring)? {
        let positions = text.indices.lazy.filter { text[$0] == mark.first && text[$0...].hasPrefix(mark) }
        return positions.first.map { (text[..<$0], text[$0...].dropFirst(mark.count)) }
    }
}

/// Finds the folders in which shared-mime-info databases are installed.
///
/// https://specifications.freedesktop.org/basedir-spec/latest/
enum SharedMIMEInfo {
    /// The data folders of programs, the user's own folder first.
    static var dataFolders: [String] {
        let home = variable("XDG_DATA_HOME") ?? variable("HOME").map { "\($0)/.local/share" }
        let system = variable("XDG_DATA_DIRS") ?? "/usr/local/share:/usr/share"
        return (home.map { [$0] } ?? []) + system.split(separator: ":").map(String.init)
    }

    static var folders: [String] { dataFolders.map { "\($0)/mime" } }

    private static func variable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
    }
}

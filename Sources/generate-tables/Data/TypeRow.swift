import Foundation

/// A line of `types.tsv`: a type, its other names, and what is known about it.
struct TypeRow: Equatable {
    enum Flag: String, CaseIterable {
        /// It stands in IANA's registry.
        case registered
        /// It is text, whatever its top level name.
        case text
        /// A file of this type may have no bytes at all.
        case mayBeEmpty = "may-be-empty"
        /// Every file of this type starts with, or contains at a fixed offset, bytes that text does not have.
        case signature
        /// Sending it compressed saves something.
        case compressible
        /// Sending it compressed saves nothing.
        case incompressible
        /// It is a container that says inside what it is, in a part that we read.
        case statedInside = "stated-inside"
        /// Its files are never text, though not all of them need to have a mark.
        case binary
        /// It is text that may start with a tag although it is no document: prose, or a program that writes one.
        case startsWithTag = "starts-with-tag"
        /// Its files may be text from start to end, or have a header in text of any length, although it is no text.
        case textForm = "text-form"
        /// It is text that never starts with a value of JSON.
        case startsOtherwise = "starts-otherwise"
        /// It is a container that formats without their own type are put into.
        case holdsAnything = "holds-anything"
        /// It is text that a name with a weak meaning is not enough for: its texts are recognised by their lines.
        case needsEvidence = "needs-evidence"
    }

    var type: String
    var aliases: [String] = []
    /// What it is directly a kind of, or built like.
    var parents: [String] = []
    /// Those of the parents that it is only built like: it has their container or syntax, but can't be used as one of
    /// them.
    var builtLike: Set<String> = []
    var flags: Set<Flag> = []
    var charset: String?
    var sources: [String] = []

    static let columns = ["type", "aliases", "parents", "flags", "charset", "sources"]

    var fields: [String] {
        [
            type, aliases.sorted().joined(separator: " "),
            parents.sorted().map { (builtLike.contains($0) ? "~" : "") + $0 }.joined(separator: " "),
            Flag.allCases.filter(flags.contains).map(\.rawValue).joined(separator: " "), charset ?? "",
            sources.joined(separator: " "),
        ]
    }

    init(type: String) {
        self.type = type
    }

    init(_ line: TSV.Line) throws {
        let words = line.fields.map { $0.split(separator: " ").map(String.init) }
        type = line.fields[0]
        aliases = words[1]
        parents = words[2].map { $0.hasPrefix("~") ? String($0.dropFirst()) : $0 }
        builtLike = Set(words[2].filter { $0.hasPrefix("~") }.map { String($0.dropFirst()) })
        flags = try Set(
            words[3].map { word in
                guard let flag = Flag(rawValue: word) else {
                    throw line.error("unknown flag '\(word)'")
                }
                return flag
            })
        charset = line.fields[4].isEmpty ? nil : line.fields[4]
        sources = words[5]
    }
}

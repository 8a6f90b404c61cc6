import Foundation

/// A line of `types.tsv`: a type, its other names, and its properties.
struct TypeRow: Equatable {
    enum Flag: String, CaseIterable {
        /// IANA has registered the type.
        case registered
        /// Files of this type are text, whatever the top-level type is.
        case text
        /// An empty file can be of this type.
        case mayBeEmpty = "may-be-empty"
        /// All files of this type have specific bytes at a fixed offset.
        case signature
        /// Compressing files of this type saves space.
        case compressible
        /// Compressing files of this type saves no space.
        case incompressible
        /// Files of this type are containers that state their type inside, in a part that the detection reads.
        case statedInside = "stated-inside"
        /// Files of this type are never text; they don't all need to have a signature.
        case binary
        /// Files of this type are text that may start with a tag although it is not XML or HTML: prose, or a program
        /// that writes a page.
        case startsWithTag = "starts-with-tag"
        /// Files of this type may be text from start to end, or have a text header of any length, although the type is
        /// not a text format.
        case textForm = "text-form"
        /// Files of this type are text that never starts with a JSON object or array.
        case startsOtherwise = "starts-otherwise"
        /// The type is a container for formats that have no type.
        case holdsAnything = "holds-anything"
        /// If the type is a weak meaning of a text's name, the text has the type only if its content is recognised.
        case needsEvidence = "needs-evidence"
        /// Files of this type have the name of what they describe, in which a dot starts no extension.
        case freeName = "free-name"
        /// The type is a language of templates, which have the names of the texts that they write.
        case template
    }

    var type: String
    var aliases: [String] = []
    /// The types of which this type is a direct subtype, and those that it is built like.
    var parents: [String] = []
    /// The parents that this type is only built like: its files have the same container or syntax, but can't be used as
    /// files of such a parent.
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

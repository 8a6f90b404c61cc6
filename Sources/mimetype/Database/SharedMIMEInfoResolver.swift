import MIMEDetection
import MIMETypes

/// Resolves by installed shared-mime-info databases, such as `/usr/share/mime`, in place of the built-in tables.
///
/// https://specifications.freedesktop.org/shared-mime-info-spec/latest/
struct SharedMIMEInfoResolver: MIMETypeResolver {
    private let globs: [SharedMIMEInfoGlob]
    private let rules: [SharedMIMEInfoRule]
    private let usesNames: Bool

    /// Reads databases; nil if no folder holds one.
    ///
    /// - Parameters:
    ///   - folders: `mime` folders, those of the user first.
    ///   - usesNames: false to look at content alone.
    init?(folders: [String], usesNames: Bool) {
        var (globs, rules): ([SharedMIMEInfoGlob], [SharedMIMEInfoRule]) = ([], [])
        for folder in folders {
            globs += Self.read("\(folder)/globs2").map(SharedMIMEInfoGlob.parse) ?? []
            rules += Self.read("\(folder)/magic").map(SharedMIMEInfoRule.parse) ?? []
        }
        if globs.isEmpty, rules.isEmpty { return nil }
        self.globs = globs
        self.usesNames = usesNames
        self.rules = rules.sorted { $0.priority > $1.priority }
    }

    func candidates(for resource: Resource) throws(ResourceError) -> [Candidate] {
        let names = usesNames ? resource.name.map { named($0.bytes) } ?? [] : []
        guard resource.hasContent else { return names }
        return try resource.withHead { head in
            head.withUnsafeBytes { head in names + (rules.first { $0.matches(head) }.map { [$0.candidate] } ?? []) }
        }
    }

    /// The types of the heaviest patterns, and among those of the longest.
    private func named(_ name: [UInt8]) -> [Candidate] {
        let matching = globs.filter { $0.matches(name) }
        guard let best = matching.map(\.rank).max() else { return [] }
        return matching.filter { $0.rank == best }.map(\.candidate)
    }

    private static func read(_ path: String) -> [UInt8]? {
        guard let reader = try? DescriptorReader.openRegularFile(Array(path.utf8)) else { return nil }
        return try? reader.readPrefix(16 << 20).bytes
    }
}

/// A link that a row names as its source.
///
/// The link must lead to the document that states the fact: a page, a file, or a section of one. The front page of a
/// site or a repository only shows that something exists; nobody can check a row against it.
struct DocumentLink {
    private let host: Substring
    /// The components of the path, without empty ones.
    private let path: [Substring]
    private let hasSection: Bool

    /// Reads a link; fails for text that is not `https://` with a host.
    init?(_ link: String) {
        let scheme = "https://"
        guard link.hasPrefix(scheme) else { return nil }
        let rest = link.dropFirst(scheme.count)
        let end = rest.firstIndex { $0 == "?" || $0 == "#" } ?? rest.endIndex
        let parts = rest[..<end].split(separator: "/", omittingEmptySubsequences: false)
        guard let host = parts.first, !host.isEmpty else { return nil }
        self.host = host.hasPrefix("www.") ? host.dropFirst(4) : host
        path = parts.dropFirst().filter { !$0.isEmpty }
        hasSection = rest[end...].count > 1
    }

    /// Whether the link leads to a page, a file or a section, and not to a whole site or repository.
    var namesDocument: Bool {
        if hasSection { return true }
        if let fewest = Self.fewestNames[host] {
            // A folder of sources has a longer path, with its revision: owner, repository, "tree", revision, folder.
            let isTree = path.count > 2 && ["tree", "blob", "raw", "src"].contains(path[2])
            return path.count >= (isTree ? max(fewest, 5) : fewest)
        }
        if Self.isGitLab(host) { return path.contains("-") && path.last != "-" }
        return !path.isEmpty
    }

    /// The minimum number of path components of a document, for hosts where the first components name only a repository
    /// or a project.
    private static let fewestNames: [Substring: Int] = [
        "github.com": 3, "codeberg.org": 3, "bitbucket.org": 3, "sourceforge.net": 3, "raw.githubusercontent.com": 4,
        "crates.io": 3, "pypi.org": 3, "npmjs.com": 3,
    ]

    /// Checks whether a host is a GitLab server, where groups are nested and a dash separates a repository's path from
    /// the path inside the repository.
    private static func isGitLab(_ host: Substring) -> Bool {
        host.hasPrefix("gitlab.") || ["invent.kde.org", "salsa.debian.org"].contains(host)
    }
}

import MIMETypes

/// Follows the links in an archive, to find paths that lead out of the folder only through a link.
///
/// A link and each of its parts may stay inside the folder, and still the system that follows one link through another
/// leaves it: `a/b/c` is a link to `../..`, and `l` one to `a/b/c/..`.
/// https://pubs.opengroup.org/onlinepubs/9799919799/basedefs/V1_chap04.html#tag_04_16
struct ArchiveLinks {
    /// A path that leads out of the folder.
    private enum Escape {
        /// A link, by its name, that leads out, or whose own path leads through another link.
        case link(name: [UInt8], target: [UInt8])
        /// An entry that would be written outside the folder.
        case entry([UInt8])
        /// There are more links through links than are followed.
        case tooMany
    }

    private typealias Link = (name: [UInt8], target: [UInt8])

    private var (links, hardLinks): ([Link], [Link]) = ([], [])
    /// The entries whose paths contain `..`; others lead out only through a link that leads out itself.
    private var entries: [[UInt8]] = []

    /// Adds a symbolic link.
    mutating func add(_ name: [UInt8], to target: [UInt8]) { links.append((name, target)) }

    /// Adds another name for an entry; if that entry is a link, so is this.
    mutating func add(_ name: [UInt8], sameAs target: [UInt8]) {
        hardLinks.append((name, target))
    }

    /// Adds an entry of any other kind.
    mutating func add(entry name: some Collection<UInt8>) {
        guard zip(name, name.dropFirst()).contains(where: { $0 == (UInt8(ascii: "."), UInt8(ascii: ".")) }),
            ArchivePath.parts(of: name, .windows).contains(where: { ArchivePath.leadsUp($0) })
        else { return }
        entries.append(Array(name))
    }

    /// The finding for the first path that leads out; nil if there is none.
    var finding: UploadFinding? {
        func finding(_ code: UploadFinding.Code, _ name: [UInt8], _ detail: String) -> UploadFinding {
            let part = String(decoding: name, as: UTF8.self)
            return UploadFinding(code, part: part, subject: part.printable(limit: 60), detail)
        }
        return switch escape {
        case .link(let name, let target):
            finding(.entryLink, name, "a link through links to \(String(decoding: target, as: UTF8.self))")
        case .entry(let name): finding(.entryPath, name, "an entry outside of the archive's folder, through links")
        case .tooMany: UploadFinding(.tooCostly, "more links through links than are followed")
        case nil: nil
        }
    }

    /// The first path that leads out, on any system; nil if there is none.
    private var escape: Escape? {
        guard !links.isEmpty else { return nil }
        let hasBackslash = (links + hardLinks).contains { link in
            link.name.contains(UInt8(ascii: "\\")) || link.target.contains(UInt8(ascii: "\\"))
        }
        if let escape = escape(.unix) { return escape }
        return hasBackslash || entries.contains { $0.contains(UInt8(ascii: "\\")) } ? escape(.windows) : nil
    }

    private func escape(_ reading: ArchivePath.Reading) -> Escape? {
        var folders = LinkedFolders(reading, count: links.count + 2 * hardLinks.count + entries.count)
        for link in links { folders.insert(link.target, at: link.name) }
        for link in hardLinks {
            for target in folders.targets(of: link.target) { folders.insert(target, at: link.name) }
        }
        for link in links + hardLinks where folders.isBehindLink(link.name) || folders.leadsOut(link.name) {
            return folders.isExhausted ? .tooMany : .link(name: link.name, target: link.target)
        }
        for link in hardLinks where folders.isBehindLink(link.target) || folders.leadsOut(link.target) {
            return folders.isExhausted ? .tooMany : .link(name: link.name, target: link.target)
        }
        for entry in entries where folders.leadsOut(entry) {
            return folders.isExhausted ? .tooMany : .entry(entry)
        }
        return folders.isExhausted ? .tooMany : nil
    }
}

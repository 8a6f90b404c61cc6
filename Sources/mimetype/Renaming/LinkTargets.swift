import MIMETypes

/// The files that known symbolic links lead to.
///
/// A file that loses its name takes it from every link. No system can list the links to a file, so those are known that
/// the run came across, and those in the same folder as a file that is to be renamed.
struct LinkTargets {
    private var links: [FileIdentity: [UInt8]] = [:]
    /// Folders that can't be searched.
    private var unlistedFolders: Set<[UInt8]> = []

    /// - Parameters:
    ///   - links: the links that the run came across.
    ///   - renames: the wanted renames, whose folders are searched for more.
    init(_ links: [[UInt8]], around renames: [Rename]) {
        guard !renames.isEmpty else { return }
        links.forEach { add($0) }
        for folder in Set(renames.map { Self.folder(of: $0.old) }) {
            guard let entries = try? FolderEntry.entries(of: folder.isEmpty ? Array(".".utf8) : folder) else {
                unlistedFolders.insert(folder)
                continue
            }
            for entry in entries where entry.mayBeLink { add(folder + entry.name) }
        }
    }

    /// Why a file must keep its name; nil if no link to it is known.
    func reasonToKeep(_ path: [UInt8]) -> String? {
        if let link = FileIdentity(path: path, followingLinks: false).flatMap({ links[$0] }) {
            return "the link '\(String(decoding: link, as: UTF8.self).printable())' leads to it"
        }
        return unlistedFolders.contains(Self.folder(of: path)) ? "its folder can't be searched for links to it" : nil
    }

    /// Notes where a path leads, if it is a link that leads somewhere.
    private mutating func add(_ path: [UInt8]) {
        guard FileMode(path: path)?.isLink == true, let target = FileIdentity(path: path, followingLinks: true),
            links[target] == nil
        else { return }
        links[target] = path
    }

    /// The path of a file's folder with its slash; empty for the working directory.
    private static func folder(of path: [UInt8]) -> [UInt8] {
        path.lastIndex(of: UInt8(ascii: "/")).map { Array(path[...$0]) } ?? []
    }
}

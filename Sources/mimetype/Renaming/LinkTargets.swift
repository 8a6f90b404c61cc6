import MIMETypes

/// The targets of known symbolic links.
///
/// Renaming a file breaks every link to the file. No system can list all links to a file. The known links are therefore
/// those that the run has come across, and those in the folders of the files that are to be renamed.
struct LinkTargets {
    private var links: [FileIdentity: [UInt8]] = [:]
    /// Folders that can't be searched.
    private var unlistedFolders: Set<[UInt8]> = []

    /// Finds the targets.
    ///
    /// - Parameters:
    ///   - links: the links that the run has come across.
    ///   - renames: the renames to perform, whose folders are searched for more links.
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

    /// Returns the reason why a file must keep its name; nil if no link to the file is known.
    func reasonToKeep(_ path: [UInt8]) -> String? {
        if let link = FileIdentity(path: path, followingLinks: false).flatMap({ links[$0] }) {
            return "the link '\(String(decoding: link, as: UTF8.self).printable())' leads to it"
        }
        return unlistedFolders.contains(Self.folder(of: path)) ? "its folder can't be searched for links to it" : nil
    }

    /// Adds the target of a path, if the path is a link whose target exists.
    private mutating func add(_ path: [UInt8]) {
        guard FileMode(path: path)?.isLink == true, let target = FileIdentity(path: path, followingLinks: true),
            links[target] == nil
        else { return }
        links[target] = path
    }

    /// Returns the path of a file's folder with a slash at the end; empty for the working directory.
    private static func folder(of path: [UInt8]) -> [UInt8] {
        path.lastIndex(of: UInt8(ascii: "/")).map { Array(path[...$0]) } ?? []
    }
}

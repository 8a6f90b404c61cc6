import MIMETypes

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Finds the files in folders and below, each folder's in the order of their names' bytes.
///
/// A symbolic link is a file of its own unless links are followed; then a folder that contains itself is passed over.
struct TreeWalker {
    let followsLinks: Bool
    let includesHidden: Bool
    /// Whether `.gitignore` files count.
    let ignores: Bool

    /// A folder that is being walked through.
    private struct Level {
        let path: [UInt8]
        let identity: FileIdentity
        var entries: ArraySlice<Entry>
        let rules: IgnoreRules?
    }

    private struct Entry {
        let name: [UInt8]
        let isFolder: Bool

        /// Whether it is where Git keeps its own files.
        var isRepository: Bool { name == Array(".git".utf8) }
    }

    /// Calls `body` with each file below a path, or with the path itself if it is no folder.
    ///
    /// - Parameters:
    ///   - root: a path.
    ///   - body: gets the path of a file.
    ///   - failure: gets the folders that can't be read.
    func forEachFile(below root: [UInt8], _ body: ([UInt8]) -> Void, failure: (ResourceError, [UInt8]) -> Void) {
        // A link that is named itself is followed, as it is by other tools; those found on the way are not.
        guard let identity = FileIdentity(path: root, followingLinks: true), identity.isFolder else {
            return body(root)
        }
        var levels: [Level] = []
        enter(root, identity, ignores ? IgnoreRules(above: root) : nil, &levels, failure)
        while let entry = levels.last?.entries.first {
            levels[levels.count - 1].entries.removeFirst()
            visit(entry, &levels, body, failure)
            while let last = levels.last, last.entries.isEmpty { levels.removeLast() }
        }
    }

    private func visit(
        _ entry: Entry, _ levels: inout [Level], _ body: ([UInt8]) -> Void, _ failure: (ResourceError, [UInt8]) -> Void
    ) {
        guard let level = levels.last else { return }
        let path = Self.join(level.path, entry.name)
        guard entry.isFolder, let identity = FileIdentity(path: path, followingLinks: followsLinks), identity.isFolder
        else { return body(path) }
        if levels.contains(where: { $0.identity == identity }) { return }
        enter(path, identity, level.rules, &levels, failure)
    }

    private func enter(
        _ path: [UInt8], _ identity: FileIdentity, _ rules: IgnoreRules?, _ levels: inout [Level],
        _ failure: (ResourceError, [UInt8]) -> Void
    ) {
        do throws(ResourceError) {
            var entries = try Self.entries(of: path, followsLinks: followsLinks)
            if !includesHidden { entries.removeAll { $0.name.first == UInt8(ascii: ".") } }
            let rules = rules?.adding(folder: path)
            if let rules {
                entries.removeAll { rules.ignores(Self.join(path, $0.name), isFolder: $0.isFolder) || $0.isRepository }
            }
            entries.sort { $0.name.lexicographicallyPrecedes($1.name) }
            levels.append(Level(path: path, identity: identity, entries: entries[...], rules: rules))
        } catch {
            failure(error, path)
        }
    }

    private static func entries(of path: [UInt8], followsLinks: Bool) throws(ResourceError) -> [Entry] {
        guard let folder = opendir((path + [0]).map { CChar(bitPattern: $0) }) else {
            throw ResourceError(errno: errno, path: String(decoding: path, as: UTF8.self))
        }
        defer { closedir(folder) }
        var entries: [Entry] = []
        while let entry = readdir(folder) {
            let name = Self.name(of: entry)
            if name == [0x2E] || name == [0x2E, 0x2E] { continue }
            // Where the file system does not say what it is, or it is a link to follow, a closer look tells.
            let kind = Int32(entry.pointee.d_type)
            let mayBeFolder = kind == DT_DIR || kind == DT_UNKNOWN || kind == DT_LNK && followsLinks
            entries.append(Entry(name: name, isFolder: mayBeFolder))
        }
        return entries
    }

    private static func name(of entry: UnsafeMutablePointer<dirent>) -> [UInt8] {
        withUnsafeBytes(of: &entry.pointee.d_name) { name in Array(name.prefix { $0 != 0 }) }
    }

    private static func join(_ folder: [UInt8], _ name: [UInt8]) -> [UInt8] {
        folder.last == UInt8(ascii: "/") ? folder + name : folder + [UInt8(ascii: "/")] + name
    }
}

/// Which folder a path leads to.
private struct FileIdentity: Equatable {
    let device: UInt64
    let number: UInt64
    let isFolder: Bool

    init?(path: [UInt8], followingLinks: Bool) {
        var status = stat()
        let path = (path + [0]).map { CChar(bitPattern: $0) }
        guard (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
        device = UInt64(truncatingIfNeeded: status.st_dev)
        number = UInt64(truncatingIfNeeded: status.st_ino)
        isFolder = status.st_mode & S_IFMT == S_IFDIR
    }
}

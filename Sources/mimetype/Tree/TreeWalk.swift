import MIMETypes

/// A walk through the files in a folder and below, folder by folder, sorted by the bytes of their names.
///
/// A symbolic link is a file of its own unless links are followed. A folder that contains itself is entered once.
struct TreeWalk {
    private let options: TreeOptions
    /// Where the walk starts; nil once it has started.
    private var root: [UInt8]?
    /// The open folders, from the first down to the one whose entries come next.
    private var levels: [Level] = []

    init(_ root: [UInt8], _ options: TreeOptions) {
        self.root = root
        self.options = options
    }

    /// A folder that is being walked through.
    private struct Level {
        let path: [UInt8]
        let identity: FileIdentity
        var entries: ArraySlice<FolderEntry>
        let rules: IgnoreRules?
    }

    /// The next file, or a folder that can't be read; nil at the end.
    mutating func next() -> FoundPath? {
        if let root {
            self.root = nil
            if let found = start(at: root) { return found }
        }
        while !levels.isEmpty {
            guard let entry = levels[levels.count - 1].entries.popFirst() else {
                levels.removeLast()
                continue
            }
            if let found = visit(entry) { return found }
        }
        return nil
    }

    /// A link on the command line is followed, as other tools do; links found on the way are not.
    private mutating func start(at root: [UInt8]) -> FoundPath? {
        guard let identity = FileIdentity(path: root, followingLinks: true), identity.isFolder else {
            return .file(root)
        }
        return enter(root, identity, options.obeysIgnoreFiles ? IgnoreRules(above: root) : nil)
    }

    private mutating func visit(_ entry: FolderEntry) -> FoundPath? {
        guard let level = levels.last else { return nil }
        let path = Self.join(level.path, entry.name)
        guard entry.mayBeFolder(options.followsLinks),
            let identity = FileIdentity(path: path, followingLinks: options.followsLinks),
            identity.isFolder
        else { return entry.isRegular ? .listedFile(path) : .file(path) }
        if levels.contains(where: { $0.identity == identity }) { return nil }
        return enter(path, identity, level.rules)
    }

    private mutating func enter(_ path: [UInt8], _ identity: FileIdentity, _ rules: IgnoreRules?) -> FoundPath? {
        do throws(ResourceError) {
            var entries = try FolderEntry.entries(of: path)
            if !options.includesHidden { entries.removeAll { $0.name.first == UInt8(ascii: ".") } }
            let rules = rules?.adding(folder: path)
            if let rules {
                entries.removeAll {
                    rules.ignores(Self.join(path, $0.name), isFolder: $0.mayBeFolder(options.followsLinks))
                        || $0.isRepository
                }
            }
            entries.sort { $0.name.lexicographicallyPrecedes($1.name) }
            levels.append(Level(path: path, identity: identity, entries: entries[...], rules: rules))
            return nil
        } catch {
            return .failure(error, path: path)
        }
    }

    private static func join(_ folder: [UInt8], _ name: [UInt8]) -> [UInt8] {
        folder.last == UInt8(ascii: "/") ? folder + name : folder + [UInt8(ascii: "/")] + name
    }
}

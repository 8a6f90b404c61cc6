import MIMETypes

/// A traversal of the files in a folder and its subfolders, folder by folder, sorted by the bytes of their names.
///
/// Unless links are followed, a symbolic link is treated as a separate file. A folder that contains itself through a
/// link is entered once.
struct TreeWalk {
    private let options: TreeOptions
    /// The path at which the traversal starts; nil once it has started.
    private var root: [UInt8]?
    /// The open folders, from the topmost folder down to the folder whose entries come next.
    private var levels: [Level] = []
    private var fileSystems = FileSystemKinds()

    init(_ root: [UInt8], _ options: TreeOptions) {
        self.root = root
        self.options = options
    }

    /// A folder that is being traversed.
    private struct Level {
        let path: [UInt8]
        let identity: FileIdentity
        let folder: OpenFolder?
        var entries: ArraySlice<FolderEntry>
        let rules: IgnoreRules?
    }

    /// Returns the next file, or the error for a folder that can't be read; nil at the end.
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

    /// Starts at a path.
    ///
    /// A link on the command line is followed, as in other tools; links found on the way are not.
    private mutating func start(at root: [UInt8]) -> FoundPath? {
        do throws(FoundFolder.Obstacle) {
            let found = try FoundFolder(path: root, in: nil, followsLinks: true, &fileSystems)
            enter(root, found, options.obeysIgnoreFiles ? IgnoreRules(above: root) : nil)
            return nil
        } catch {
            return error.path(orFile: .file(root), root)
        }
    }

    private mutating func visit(_ entry: FolderEntry) -> FoundPath? {
        guard let level = levels.last else { return nil }
        let path = Self.join(level.path, entry.name)
        let file = FoundPath.entry(path, isRegular: entry.isRegular, folder: level.folder)
        guard entry.mayBeFolder(options.followsLinks) else { return file }
        do throws(FoundFolder.Obstacle) {
            let found = try FoundFolder(
                path: path, in: level.folder, followsLinks: options.followsLinks, &fileSystems)
            if !levels.contains(where: { $0.identity == found.identity }) { enter(path, found, level.rules) }
            return nil
        } catch {
            return error.path(orFile: file, path)
        }
    }

    private mutating func enter(_ path: [UInt8], _ found: FoundFolder, _ rules: IgnoreRules?) {
        var entries = found.entries
        if !options.includesHidden { entries.removeAll { $0.name.first == UInt8(ascii: ".") } }
        let rules = rules?.adding(folder: path)
        if let rules {
            entries.removeAll {
                rules.ignores(Self.join(path, $0.name), isFolder: $0.mayBeFolder(options.followsLinks))
                    || $0.isRepository
            }
        }
        entries.sort { $0.name.lexicographicallyPrecedes($1.name) }
        levels.append(
            Level(path: path, identity: found.identity, folder: found.folder, entries: entries[...], rules: rules))
    }

    static func join(_ folder: [UInt8], _ name: [UInt8]) -> [UInt8] {
        folder.last == UInt8(ascii: "/") ? folder + name : folder + [UInt8(ascii: "/")] + name
    }
}

extension FoundFolder.Obstacle {
    /// Returns the item that the traversal reports instead of the folder: a file, or an error.
    fileprivate func path(orFile file: FoundPath, _ path: [UInt8]) -> FoundPath {
        switch self {
        case .noFolder: file
        case .unreadable(let error): .failure(error, path: path)
        }
    }
}

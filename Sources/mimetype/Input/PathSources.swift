import MIMETypes

/// Iterates over the paths of a run: the names in lists, the arguments, and the files in folders among the arguments.
struct PathSources {
    /// Lists that have not been opened yet.
    private var lists: ArraySlice<NameList>
    /// The list that is being read.
    private var names: NameListReader?
    private let arguments: [[UInt8]]
    private var position = 0
    private let tree: TreeOptions?
    /// The traversal of the current folder.
    private var walk: TreeWalk?

    #if os(Linux)
    /// The folders that are watched for new files; nil if none are watched.
    ///
    /// If there are any, there are no other sources.
    private var watched: WatchedFolders?

    init(_ watched: WatchedFolders) {
        self.init(lists: [], arguments: [], tree: nil)
        self.watched = watched
    }
    #endif

    /// Makes an iterator.
    ///
    /// - Parameters:
    ///   - lists: the lists of names, which come before the arguments.
    ///   - arguments: paths.
    ///   - tree: the options that select the files in folders; nil to treat a folder like a file.
    init(lists: [NameList], arguments: [[UInt8]], tree: TreeOptions?) {
        self.lists = lists[...]
        self.arguments = arguments
        self.tree = tree
    }

    /// Returns the next path; nil after the last one.
    mutating func next() -> FoundPath? {
        while true {
            if let found = walk?.next() { return found }
            walk = nil
            do throws(ResourceError) {
                if let found = try nextArrival() { return found }
                guard let path = try nextName() ?? nextArgument() else { return nil }
                guard let tree else { return .file(path) }
                walk = TreeWalk(path, tree)
            } catch {
                // If a list can't be read, the rest of it is abandoned, and so are folders that are gone.
                names = nil
                #if os(Linux)
                watched = nil
                #endif
                return .failure(error, path: nil)
            }
        }
    }

    /// Whether the next path may take a long time to arrive, for example from a pipe.
    var mayPause: Bool { walk == nil && (names?.mayPause ?? false) || waitsForArrivals }

    /// The fraction of the input that has been read, from 0 to 1; nil if the end is unknown, for example in a folder.
    var progress: Double? {
        guard tree == nil else { return nil }
        if let names { return names.progress }
        return arguments.isEmpty ? nil : Double(position) / Double(arguments.count)
    }

    #if os(Linux)
    private mutating func nextArrival() throws(ResourceError) -> FoundPath? { try watched?.next() }
    private var waitsForArrivals: Bool { watched?.mayPause ?? false }
    #else
    private mutating func nextArrival() throws(ResourceError) -> FoundPath? { nil }
    private var waitsForArrivals: Bool { false }
    #endif

    private mutating func nextName() throws(ResourceError) -> [UInt8]? {
        while true {
            if let name = try names?.next() { return name }
            names = nil
            guard let list = lists.popFirst() else { return nil }
            names = try NameListReader(list)
        }
    }

    private mutating func nextArgument() -> [UInt8]? {
        guard position < arguments.count else { return nil }
        defer { position += 1 }
        return arguments[position]
    }
}

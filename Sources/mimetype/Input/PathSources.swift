import MIMETypes

/// Gives the paths of a run: from lists, from arguments, and from folders among these.
struct PathSources {
    /// Lists that have not been opened yet.
    private var lists: ArraySlice<NameList>
    /// The list that is being read.
    private var names: NameListReader?
    private let arguments: [[UInt8]]
    private var position = 0
    private let tree: TreeOptions?
    /// The folder that is being walked through.
    private var walk: TreeWalk?

    #if os(Linux)
    /// Folders that files come into; the only source if there are any.
    private var watched: WatchedFolders?

    init(_ watched: WatchedFolders) {
        self.init(lists: [], arguments: [], tree: nil)
        self.watched = watched
    }
    #endif

    /// - Parameters:
    ///   - lists: the lists of names, which come before the arguments.
    ///   - arguments: paths.
    ///   - tree: which files in folders count; nil to treat a folder as a file.
    init(lists: [NameList], arguments: [[UInt8]], tree: TreeOptions?) {
        self.lists = lists[...]
        self.arguments = arguments
        self.tree = tree
    }

    /// The next path; nil after the last.
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
                // The rest of a list that can't be read is abandoned.
                names = nil
                return .failure(error, path: nil)
            }
        }
    }

    /// Whether the next path may take long to come, as from a pipe.
    var mayPause: Bool { walk == nil && (names?.mayPause ?? false) || waitsForArrivals }

    /// How much of the input has been read, from 0 to 1; nil if the end is unknown, as in a folder.
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

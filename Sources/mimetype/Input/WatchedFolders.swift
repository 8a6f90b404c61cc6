#if os(Linux)
import MIMETypes

/// Iterates over the files that arrive in watched folders, until the run is interrupted.
struct WatchedFolders {
    private let watch: FolderWatch
    private let folders: [[UInt8]]
    private let tree: TreeOptions
    private let isRecursive: Bool
    /// The files found in new subfolders.
    ///
    /// Some of these files may have arrived before their subfolder was watched.
    private var arrived: [FoundPath] = []

    /// Starts to watch folders.
    ///
    /// - Parameters:
    ///   - folders: the paths of the folders.
    ///   - tree: the options that select the files.
    ///   - isRecursive: whether subfolders are watched as well.
    /// - Throws: a `ResourceError` if a folder can't be watched.
    init(_ folders: [[UInt8]], tree: TreeOptions, isRecursive: Bool) throws(ResourceError) {
        (self.folders, self.tree, self.isRecursive) = (folders, tree, isRecursive)
        do throws(SystemError) { watch = try FolderWatch() } catch { throw Self.error(error, folders.first ?? []) }
        for folder in folders { try add(folder) }
        // Files that already existed are not reported.
        arrived = []
    }

    /// Whether reading the next file may have to wait for it to arrive.
    var mayPause: Bool { arrived.isEmpty && watch.mayPause }

    /// Waits for the next file; nil once the run is interrupted.
    mutating func next() throws(ResourceError) -> FoundPath? {
        while true {
            if !arrived.isEmpty { return arrived.removeFirst() }
            let event: FolderWatch.Event?
            do throws(SystemError) { event = try watch.next() } catch { throw Self.error(error, folders.last ?? []) }
            guard let event else { return nil }
            guard let path = event.path else {
                StandardError.write("mimetype: files arrived too quickly; some of them were not detected")
                continue
            }
            let name = path[((path.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1)...]
            if name.first == UInt8(ascii: "."), !tree.includesHidden { continue }
            if !event.isNewFolder { return .file(path) }
            if isRecursive { addArrived(path) }
        }
    }

    /// Watches a new folder.
    ///
    /// A folder that has already been removed again is ignored.
    private mutating func addArrived(_ folder: [UInt8]) {
        do throws(ResourceError) { try add(folder) } catch  where error.code != .notFound {
            arrived.append(.failure(error, path: folder))
        } catch {}
    }

    /// Watches a folder first and then lists its files, so that no file is missed in between.
    private mutating func add(_ folder: [UInt8]) throws(ResourceError) {
        do throws(SystemError) {
            try watch.add(folder)
            for entry in try FolderEntry.entries(of: folder) {
                if entry.name.first == UInt8(ascii: "."), !tree.includesHidden { continue }
                let path = TreeWalk.join(folder, entry.name)
                let isFolder =
                    entry.mayBeFolder(false) && FileIdentity(path: path, followingLinks: false)?.isFolder == true
                if !isFolder { arrived.append(.file(path)) } else if isRecursive { try watchBelow(path) }
            }
        } catch {
            throw Self.error(error, folder)
        }
    }

    private mutating func watchBelow(_ folder: [UInt8]) throws(SystemError) {
        do throws(ResourceError) { try add(folder) } catch { throw SystemError(number: error.errno) }
    }

    private static func error(_ error: SystemError, _ path: [UInt8]) -> ResourceError {
        ResourceError(errno: error.number, path: String(decoding: path, as: UTF8.self))
    }
}
#endif

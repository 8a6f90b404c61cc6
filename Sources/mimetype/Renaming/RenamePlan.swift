/// Determines which renames are possible if they are performed one after another.
///
/// The plan is made before the first file is renamed.
struct RenamePlan {
    struct Step {
        let rename: Rename
        /// The error that prevents the rename; nil if the rename is possible.
        let obstacle: SystemError?
    }

    let steps: [Step]

    var possible: [Rename] { steps.filter { $0.obstacle == nil }.map(\.rename) }

    /// Makes a plan.
    ///
    /// - Parameter renames: the renames to perform, in order; a file that occurs twice is renamed once.
    init(_ renames: [Rename]) {
        var (left, taken): (Set<Place>, Set<Place>) = ([], [])
        steps = renames.compactMap { rename in
            guard let old = Place(rename.old), !left.contains(old) else { return nil }
            do throws(SystemError) {
                guard let new = Place(rename.new) else { throw .last }
                let isThere = try FileRenaming.isTaken(rename.new)
                guard !isThere || left.contains(new), !taken.contains(new) else { throw .fileExists }
                try FileRenaming.checkFolder(of: rename.new)
                left.insert(old)
                taken.insert(new)
                return Step(rename: rename, obstacle: nil)
            } catch {
                return Step(rename: rename, obstacle: error)
            }
        }
    }

    /// A folder and a name in it, independent of the path that leads to the folder.
    private struct Place: Hashable {
        let folder: FileIdentity
        let name: [UInt8]

        init?(_ path: [UInt8]) {
            let nameStart = path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
            let folderPath = nameStart == 0 ? Array(".".utf8) : Array(path[..<nameStart])
            guard let folder = FileIdentity(path: folderPath, followingLinks: true) else { return nil }
            self.folder = folder
            name = Array(path[nameStart...])
        }
    }
}

/// Finds the files in folders and below, each folder's in the order of their names' bytes.
///
/// A symbolic link is a file of its own unless links are followed; then a folder that contains itself is passed over.
struct TreeWalker: Sendable {
    let followsLinks: Bool
    let includesHidden: Bool
    /// Whether `.gitignore` files count.
    let ignores: Bool

    /// Walks through the files below a path, or gives the path itself if it is no folder.
    func walk(_ root: [UInt8]) -> TreeWalk {
        TreeWalk(root, self)
    }
}

/// The options that select the files of a folder tree.
struct TreeOptions: Sendable {
    let followsLinks: Bool
    let includesHidden: Bool
    /// Whether files that `.gitignore` files exclude are skipped.
    let obeysIgnoreFiles: Bool
}

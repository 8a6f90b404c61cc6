/// Options that select the files of a tree.
struct TreeOptions: Sendable {
    let followsLinks: Bool
    let includesHidden: Bool
    /// Whether `.gitignore` files are respected.
    let obeysIgnoreFiles: Bool
}

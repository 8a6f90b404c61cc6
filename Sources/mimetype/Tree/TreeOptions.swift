/// Which files of a tree count.
struct TreeOptions: Sendable {
    let followsLinks: Bool
    let includesHidden: Bool
    /// Whether `.gitignore` files are obeyed.
    let obeysIgnoreFiles: Bool
}

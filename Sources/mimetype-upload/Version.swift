/// The version that `--version` prints and that servers are told.
enum Version {
    static let current = "0.1.0"
}

import MIMETypes

/// libmagic can't be used.
///
/// Detection goes on without it.
public struct MagicError: Error, Hashable, Sendable, CustomStringConvertible {
    /// One sentence that says which databases were tried and what to install.
    public let description: String

    static let notBuilt = MagicError(
        description: "libmagic is not used: this build has no libmagic; build with the trait LibMagic to have it")

    static let outOfMemory = MagicError(
        description: "libmagic is not used: there is no memory for it; free some and try again")

    static func noDatabase(tried paths: [String]) -> MagicError {
        let list = paths.map { "'\($0.printable(limit: 4096))'" }.joined(separator: ", ")
        return MagicError(
            description: "libmagic is not used: no readable database at \(list); "
                + "install libmagic-mgc (Debian) or libmagic (Homebrew), or name another database")
    }

    static func badDatabase(_ path: String, reason: String) -> MagicError {
        MagicError(
            description:
                "libmagic is not used: '\(path.printable(limit: 4096))' is not a database that it can read (\(reason)); "
                + "compile it again with file -C, or name another database")
    }
}

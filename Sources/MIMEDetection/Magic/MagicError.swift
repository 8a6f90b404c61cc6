import MIMETypes

/// An error that explains why libmagic can't be used.
///
/// The error never stops a detection, which then continues without libmagic.
public struct MagicError: Error, Hashable, Sendable, CustomStringConvertible {
    /// One sentence that explains why libmagic can't be used and what to do about it.
    public let description: String

    /// The program is statically linked, so it can't load libraries.
    package static let staticProgram = MagicError(
        description: "libmagic is not used: a statically linked program can't load libraries")

    static func noLibrary(tried names: [String]) -> MagicError {
        let list = names.map { "'\($0.printable(limit: 4096))'" }.joined(separator: ", ")
        return MagicError(
            description: "libmagic is not used: there is no library \(list); "
                + "install libmagic1 (Debian) or libmagic (Homebrew), or set LIBMAGIC to its path")
    }

    static func notLibmagic(_ name: String, missing symbol: String) -> MagicError {
        MagicError(
            description: "libmagic is not used: '\(name.printable(limit: 4096))' has no function \(symbol); "
                + "set LIBMAGIC to the path of libmagic 5.25 or newer")
    }

    static func oldLibrary(_ name: String, version: Int) -> MagicError {
        MagicError(
            description: "libmagic is not used: '\(name.printable(limit: 4096))' is version \(version); "
                + "set LIBMAGIC to the path of version 525 (5.25) or newer")
    }

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

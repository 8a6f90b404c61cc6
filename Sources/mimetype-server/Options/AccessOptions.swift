#if Server
import ArgumentParser
import MIMEService

/// Options that determine which clients may use the service.
struct AccessOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "File with one or two tokens, one per line; requests need one: Authorization: Bearer TOKEN.",
            "path"))
    var tokenFile = ""

    /// Reads the tokens.
    ///
    /// - Returns: the tokens; nil if no token is required.
    /// - Throws: an error that names the file, if the file can't be read or contains no usable tokens.
    func tokens() throws(AccessFileError) -> AccessTokens? {
        guard !tokenFile.isEmpty else { return nil }
        guard let text = SmallFile.text(tokenFile) else {
            throw AccessFileError(
                path: tokenFile, problem: "it can't be read, or is not text; name a text file that the service can read"
            )
        }
        do { return try AccessTokens(lines: text) } catch {
            throw AccessFileError(path: tokenFile, problem: error.description)
        }
    }
}

/// The error for a file of tokens that can't be used.
struct AccessFileError: Error, Equatable, CustomStringConvertible {
    let path: String
    let problem: String

    var description: String { "'--token-file' names '\(path)': \(problem)" }
}
#endif

#if Server
import ArgumentParser
import MIMEService

/// Which clients may use the service.
struct AccessOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "File with one or two tokens, one per line; requests need one: Authorization: Bearer TOKEN.",
            "path"))
    var tokenFile = ""

    /// Reads the tokens; nil if no token is required.
    ///
    /// - Throws: an error that names the file if it can't be read, or has no tokens that can be used.
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

/// A file of tokens can't be used.
struct AccessFileError: Error, Equatable, CustomStringConvertible {
    let path: String
    let problem: String

    var description: String { "'--token-file' names '\(path)': \(problem)" }
}
#endif

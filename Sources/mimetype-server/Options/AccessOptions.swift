#if Server
import ArgumentParser
import MIMEService

/// Whom the service lets in.
struct AccessOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "File with one or two tokens, each on a line, of which requests need one: Authorization: Bearer TOKEN.",
            "path"))
    var tokenFile = ""

    /// Reads the tokens; nil if everyone is let in.
    ///
    /// - Throws: an error that names the file if it can't be read, or has no tokens that can be used.
    func tokens() throws(AccessFileError) -> AccessTokens? {
        guard !tokenFile.isEmpty else { return nil }
        guard let text = SmallFile.text(tokenFile) else {
            throw AccessFileError(
                path: tokenFile, problem: "it can't be read, or is no text; make it a file that the service may read")
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

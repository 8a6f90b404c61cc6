#if Upload
import MIMETypes

extension FormClientError {
    /// The maximum number of characters of a response that a description quotes.
    private static let quotedLength = 200

    /// Creates the error for a response whose status is not accepted.
    ///
    /// - Parameters:
    ///   - status: the status.
    ///   - url: the URL that the response came from.
    ///   - bodyStart: the start of the response's body, whose first line the description quotes if it is plain text.
    init(status: Int, from url: String, bodyStart: [UInt8]) {
        let quote = Self.firstLine(of: bodyStart).map { ": '\($0)'" } ?? ""
        self.init(
            .badStatus, url, reason: "responded with the status \(status)\(quote)", status: status,
            bodyStart: bodyStart)
    }

    /// Returns the first line of some text that is not blank; nil if there is none, or if a page or binary data begins.
    private static func firstLine(of bytes: [UInt8]) -> String? {
        let text = String(decoding: bytes, as: UTF8.self)
        let line = text.split(whereSeparator: \.isNewline).lazy.map { $0.drop(while: \.isWhitespace) }
            .first { !$0.isEmpty }
        guard let line, line.first != "<", !line.unicodeScalars.contains(where: { $0 == "\0" || $0 == "\u{FFFD}" })
        else { return nil }
        return String(line).printable(limit: quotedLength)
    }
}
#endif

#if Upload
import MIMETypes

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The names and passwords that a `.netrc` file contains for servers.
///
/// A request to a host in the file is sent with basic authentication, unless the request's URL or headers already
/// contain credentials. After a redirect to another host, the entry for that host is used. The keywords `machine`,
/// `default`, `login` and `password` are read; `account` and macros are skipped. Words may be quoted; within quotation
/// marks, a quotation mark or a backslash is escaped with `\`. A line that starts with `#` is a comment.
/// https://www.gnu.org/software/inetutils/manual/html_node/The-_002enetrc-file.html
public struct Netrc: Sendable, Hashable {
    private struct Entry: Hashable {
        /// The host in lower case; nil for an entry that applies to all other hosts.
        let host: String?
        var login = ""
        var password = ""
    }

    private let entries: [Entry]

    /// Reads a `.netrc` file.
    ///
    /// - Parameter path: a path, absolute or relative to the working directory.
    /// - Throws: a `FormClientError` with the code `invalidParameter` if the file can't be read or understood.
    public init(path: String) throws(FormClientError) {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)),
            let text = String(utf8: data)
        else {
            throw FormClientError(
                .invalidParameter, path, reason: "can't be read as text in UTF-8; check the path and its permissions")
        }
        do throws(NetrcProblem) {
            try self.init(text)
        } catch {
            throw FormClientError(.invalidParameter, path, reason: "\(error.reason) in line \(error.line); correct it")
        }
    }

    /// Reads the text of a `.netrc` file.
    init(_ text: String) throws(NetrcProblem) {
        var reader = NetrcReader(text)
        var entries: [Entry] = []
        while let (word, line) = try reader.next() {
            switch word {
            case "machine": entries.append(Entry(host: try reader.value(of: word, line).lowercased()))
            case "default": entries.append(Entry(host: nil))
            case "macdef": reader.skipMacro()
            case "login", "password", "account":
                let value = try reader.value(of: word, line)
                guard !entries.isEmpty else {
                    throw NetrcProblem(reason: "has '\(word)' before any machine", line: line)
                }
                if word == "login" { entries[entries.count - 1].login = value }
                if word == "password" { entries[entries.count - 1].password = value }
            // The word may be a password, so it is not repeated.
            default: throw NetrcProblem(reason: "has an unknown word", line: line)
            }
        }
        self.entries = entries
    }

    /// Returns the value of an `Authorization` header for a server; nil if the file has no entry for the server.
    func authorization(for target: RequestTarget) -> String? {
        // An entry for all hosts applies only if no earlier entry applies.
        let entry = entries.first { $0.host == nil || $0.host == target.host || $0.host == target.address }
        guard let entry, !entry.login.isEmpty || !entry.password.isEmpty else { return nil }
        return "Basic \(Data("\(entry.login):\(entry.password)".utf8).base64EncodedString())"
    }
}

/// A problem in the text of a `.netrc` file, and the number of the line that has it.
struct NetrcProblem: Error, Equatable {
    let reason: String
    let line: Int
}

/// Splits the text of a `.netrc` file into words.
private struct NetrcReader {
    private var rest: Substring.UTF8View
    private var line = 1
    private var isAtLineStart = true

    init(_ text: String) {
        rest = text[...].utf8
    }

    /// Returns the next word and its line; nil at the end of the text.
    mutating func next() throws(NetrcProblem) -> (word: String, line: Int)? {
        while let byte = rest.first {
            if byte == UInt8(ascii: "#"), isAtLineStart {
                rest = rest.drop { $0 != UInt8(ascii: "\n") }
            } else if byte == UInt8(ascii: "\n") {
                skipLineBreak()
            } else if Self.isBlank(byte) {
                rest.removeFirst()
            } else {
                isAtLineStart = false
                return (byte == UInt8(ascii: "\"") ? try quoted() : plain(), line)
            }
        }
        return nil
    }

    /// Returns the word after a keyword.
    mutating func value(of keyword: String, _ line: Int) throws(NetrcProblem) -> String {
        guard let (word, _) = try next() else { throw NetrcProblem(reason: "ends after '\(keyword)'", line: line) }
        return word
    }

    /// Skips a macro, which ends with an empty line.
    mutating func skipMacro() {
        var isEmpty = false
        while let byte = rest.first {
            guard byte == UInt8(ascii: "\n") else {
                isEmpty = false
                rest.removeFirst()
                continue
            }
            skipLineBreak()
            if isEmpty { return }
            isEmpty = true
        }
    }

    private mutating func skipLineBreak() {
        rest.removeFirst()
        line += 1
        isAtLineStart = true
    }

    private mutating func plain() -> String {
        let word = rest.prefix { !Self.isBlank($0) && $0 != UInt8(ascii: "\n") }
        rest = rest[word.endIndex...]
        return String(decoding: word, as: UTF8.self)
    }

    private mutating func quoted() throws(NetrcProblem) -> String {
        var (word, isEscaped) = ([UInt8](), false)
        rest.removeFirst()
        while let byte = rest.popFirst(), byte != UInt8(ascii: "\n") {
            if isEscaped {
                word.append(byte)
                isEscaped = false
            } else if byte == UInt8(ascii: "\\") {
                isEscaped = true
            } else if byte == UInt8(ascii: "\"") {
                return String(decoding: word, as: UTF8.self)
            } else {
                word.append(byte)
            }
        }
        throw NetrcProblem(reason: "has a quote without its end", line: line)
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
    }
}
#endif

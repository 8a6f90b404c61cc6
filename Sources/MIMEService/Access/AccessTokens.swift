/// The secret bearer tokens with which clients authenticate.
///
/// Two tokens can be valid at the same time, so that clients can move from an old token to a new one.
///
/// https://www.rfc-editor.org/rfc/rfc6750
public struct AccessTokens: Sendable, Hashable {
    /// The maximum number of tokens.
    public static let maxCount = 2
    /// The minimum number of characters in a token; 16 random letters and digits can't be guessed.
    public static let minLength = 16

    private let tokens: [[UInt8]]

    /// Creates a set of tokens, and checks that they are valid.
    ///
    /// - Parameter tokens: one or two tokens. Each is at least 16 characters long, and consists of letters, digits and
    ///   `-._~+/`, with any number of `=` at the end.
    /// - Throws: an `AccessTokenError` if there are no tokens or too many, or if one is too short or contains other
    ///   characters.
    public init(_ tokens: [String]) throws(AccessTokenError) {
        guard !tokens.isEmpty else { throw .noToken }
        guard tokens.count <= Self.maxCount else { throw .tooManyTokens }
        for token in tokens {
            guard token.utf8.count >= Self.minLength else { throw .shortToken }
            let rest = token.utf8.drop { Self.isOfToken($0) }
            guard rest.allSatisfy({ $0 == UInt8(ascii: "=") }) else { throw .malformedToken }
        }
        self.tokens = tokens.map { Array($0.utf8) }
    }

    /// Creates a set of tokens from text with one token per line.
    ///
    /// Blank lines are ignored, as are spaces and tabs around a token.
    ///
    /// - Parameter text: the text, such as the contents of a file.
    /// - Throws: an `AccessTokenError` if there are no tokens or too many, or if one is too short or contains other
    ///   characters.
    public init(lines text: String) throws(AccessTokenError) {
        try self.init(text.split { $0.isNewline }.map { String($0.trimmingBlanks) }.filter { !$0.isEmpty })
    }

    private static func isOfToken(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
            UInt8(ascii: "~"), UInt8(ascii: "+"), UInt8(ascii: "/"):
            true
        default: false
        }
    }

    /// Returns whether the value of an `Authorization` header contains one of the tokens.
    ///
    /// The time that the check takes depends only on the header, not on how much of the token is right.
    func allow(_ authorization: String) -> Bool {
        let parts = authorization.split(separator: " ", maxSplits: 1)
        guard parts.count == 2, parts[0].lowercased() == "bearer" else { return false }
        let given = Array(parts[1].drop { $0 == " " }.utf8)
        var isAllowed = false
        for token in tokens {
            let isEqual = Self.areEqual(given, token)
            isAllowed = isAllowed || isEqual
        }
        return isAllowed
    }

    private static func areEqual(_ given: [UInt8], _ token: [UInt8]) -> Bool {
        var difference = given.count ^ token.count
        for (index, byte) in given.enumerated() { difference |= Int(byte ^ token[index % token.count]) }
        return difference == 0
    }
}

/// Descriptions state only the number of tokens, so that no token can appear in a log.
extension AccessTokens: CustomStringConvertible, CustomReflectable {
    /// The number of tokens, without the tokens themselves.
    public var description: String { "\(tokens.count) access tokens" }
    /// A mirror without children, so that no token is printed.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

/// The error thrown if tokens can't be used.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum AccessTokenError: Error, Hashable, CustomStringConvertible {
    /// There are no tokens.
    case noToken
    /// There are more than two tokens.
    case tooManyTokens
    /// A token has fewer than 16 characters.
    case shortToken
    /// A token contains characters that are not allowed in bearer tokens.
    case malformedToken

    /// An explanation of what is wrong and what to do about it, which never contains a token.
    public var description: String {
        switch self {
        case .noToken: "there is no token; write one on a line, such as what openssl rand -hex 32 prints"
        case .tooManyTokens: "there are more than two tokens; remove the oldest"
        case .shortToken: "a token is shorter than 16 characters; take what openssl rand -hex 32 prints"
        case .malformedToken: "a token has other characters than letters, digits and -._~+/=; change it"
        }
    }
}

extension Substring {
    fileprivate var trimmingBlanks: Substring {
        let start = drop { $0 == " " || $0 == "\t" }
        return start.lastIndex { $0 != " " && $0 != "\t" }.map { start[...$0] } ?? ""
    }
}

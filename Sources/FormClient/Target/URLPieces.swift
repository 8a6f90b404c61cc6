#if Upload
import MIMETypes
import MultipartFormData

/// The pieces of a URL that begins with `http://` or `https://`.
///
/// As in browsers, `\` before the query is treated as a slash, and characters that a request must not contain are
/// escaped.
/// https://url.spec.whatwg.org/#url-parsing
struct URLPieces {
    let isEncrypted: Bool
    /// The name and the password, separated by a colon and decoded; nil if there are none.
    let user: [UInt8]?
    /// The host as it was written.
    let host: Substring.UTF8View
    /// The path, which starts with a slash and contains no `.` or `..`.
    let path: String
    let query: String?

    private let port: Substring.UTF8View

    /// Splits a URL into its pieces; nil if it has another scheme, a control character, or no host.
    init?(_ text: String) {
        let text = Self.trimmed(text)
        guard text.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }), let scheme = Self.scheme(text),
            scheme == "http" || scheme == "https", Self.startsAtAuthority(text.dropFirst(scheme.utf8.count + 1))
        else { return nil }
        isEncrypted = scheme == "https"
        let rest = text.utf8.dropFirst(scheme.utf8.count + 3).prefix { $0 != UInt8(ascii: "#") }
        let authority = rest.prefix { !Self.isSlash($0) && $0 != UInt8(ascii: "?") }
        let at = authority.lastIndex(of: UInt8(ascii: "@"))
        user = at.map { Self.decoded(authority[..<$0]) }.map { $0.contains(UInt8(ascii: ":")) ? $0 : $0 + [0x3A] }
        let server = at.map { authority[authority.index(after: $0)...] } ?? authority
        guard let (host, port) = Self.split(server) else { return nil }
        (self.host, self.port) = (host, port)
        let path = rest[authority.endIndex...].prefix { $0 != UInt8(ascii: "?") }
        self.path = Self.normalized(path)
        query = path.endIndex < rest.endIndex ? Self.escaped(rest[path.endIndex...].dropFirst(), "\"<>'") : nil
    }

    /// Returns the port, or the default if none is written; nil if it is not from 1 to 65535.
    func port(orElse usual: Int) -> Int? {
        if port.isEmpty { return usual }
        var number = 0
        for byte in port {
            guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte else { return nil }
            number = number * 10 + Int(byte - UInt8(ascii: "0"))
            guard number <= 65535 else { return nil }
        }
        return number > 0 ? number : nil
    }

    /// Returns the text without leading and trailing control characters and spaces.
    static func trimmed(_ text: String) -> String {
        let bytes = text.utf8
        guard let start = bytes.firstIndex(where: { $0 > 0x20 }), let end = bytes.lastIndex(where: { $0 > 0x20 }) else {
            return ""
        }
        return String(text[start...end])
    }

    /// Returns the text without the password that it may contain.
    static func redacted(_ text: String) -> String {
        text.lastIndex(of: "@").map { "…\(text[$0...])" } ?? text
    }

    /// Checks whether a reference starts with its own scheme.
    static func hasScheme(_ text: String) -> Bool { scheme(text) != nil }

    /// Checks whether the text starts with the two slashes before a host.
    static func startsAtAuthority(_ text: some StringProtocol) -> Bool {
        let start = text.utf8.prefix(2)
        return start.count == 2 && start.allSatisfy(isSlash)
    }
}

extension URLPieces {
    private static func isSlash(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\\")
    }

    /// Returns the scheme in lower case, or nil if there is none.
    private static func scheme(_ text: String) -> String? {
        guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let scheme = text.utf8[..<colon].map(ASCII.lowercased)
        guard let first = scheme.first, ASCII.isSmallLetter(first),
            scheme.allSatisfy({ ASCII.isSmallLetter($0) || ASCII.isDigit($0) || "+-.".utf8.contains($0) })
        else { return nil }
        return String(decoding: scheme, as: UTF8.self)
    }

    /// Splits a host, which may be an address with colons in brackets, from its port.
    private static func split(_ server: Substring.UTF8View) -> (host: Substring.UTF8View, port: Substring.UTF8View)? {
        var end = server.startIndex
        if server.first == UInt8(ascii: "[") {
            guard let bracket = server.firstIndex(of: UInt8(ascii: "]")) else { return nil }
            end = server.index(after: bracket)
        } else {
            end = server.firstIndex(of: UInt8(ascii: ":")) ?? server.endIndex
        }
        guard end > server.startIndex else { return nil }
        let rest = server[end...]
        guard rest.isEmpty || rest.first == UInt8(ascii: ":") else { return nil }
        return (server[..<end], rest.dropFirst())
    }

    /// Removes `.` and `..` from a path and escapes the rest.
    private static func normalized(_ path: Substring.UTF8View) -> String {
        let segments = path.dropFirst().split(omittingEmptySubsequences: false, whereSeparator: isSlash)
        var kept: [String] = []
        for (index, segment) in segments.enumerated() {
            let text = escaped(segment, "\"<>`{}^")
            let isLast = index == segments.count - 1
            switch text.lowercased().replacingDots {
            case "..":
                _ = kept.popLast()
                if isLast { kept.append("") }
            case ".": if isLast { kept.append("") }
            default: kept.append(text)
            }
        }
        return "/" + kept.joined(separator: "/")
    }

    private static func escaped(_ text: Substring.UTF8View, _ unsafe: String) -> String {
        var result: [UInt8] = []
        result.reserveCapacity(text.count)
        for byte in text {
            if byte <= 0x20 || byte >= 0x7F || unsafe.utf8.contains(byte) {
                PercentEncoding.append(byte, to: &result)
            } else {
                result.append(byte)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    static func decoded(_ text: Substring.UTF8View) -> [UInt8] {
        PercentEncoding.decode(Array(text)[...]) {}
    }
}

extension String {
    /// The segment with its escaped dots unescaped, if it consists only of dots.
    fileprivate var replacingDots: String {
        switch self {
        case "%2e": "."
        case ".%2e", "%2e.", "%2e%2e": ".."
        default: self
        }
    }
}

extension ASCII {
    static func isSmallLetter(_ byte: UInt8) -> Bool { byte &- 0x61 < 26 }

    static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
}
#endif

#if Upload
import MIMETypes

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Checks hosts of URLs, and converts international ones to the form that resolvers accept.
///
/// Custom code makes the result the same on every platform: `URL` in FoundationEssentials does not support
/// international hosts, while `URL` in Foundation does.
enum HostName {
    /// The reason why a host can't be used, and what to do about it, in words that follow "a host that".
    struct Problem: Error, Equatable {
        let reason: String

        static let notUTF8 = Problem(reason: "is not in UTF-8; write it in its xn-- form")
        static let badAddress = Problem(reason: "is not an address of IPv6; correct what is between the brackets")
        static let badNumbers = Problem(reason: "is not an address of IPv4; write four numbers from 0 to 255")
        static let badLength = Problem(reason: "has an empty or too long part; correct it")
        static let badCharacter = Problem(reason: "has a character that no host has; correct it")
        static let ambiguous = Problem(reason: "has a letter with several spellings; write its xn-- form")
    }

    /// Returns the host as it is looked up: in lower case and ASCII.
    static func checked(_ host: Substring.UTF8View) throws(Problem) -> String {
        if host.first == UInt8(ascii: "[") { return try address(host) }
        guard let text = String(utf8: URLPieces.decoded(host)) else { throw .notUTF8 }
        var labels: [String] = []
        for label in text.split(omittingEmptySubsequences: false, whereSeparator: isDot) {
            labels.append(try InternationalLabel.ascii(label))
        }
        let name = labels.joined(separator: ".")
        // A final dot represents the DNS root.
        if labels.count > 1, labels.last == "" { labels.removeLast() }
        for label in labels { try check(label: label) }
        guard name.utf8.count <= 253 else { throw .badLength }
        if let last = labels.last, isNumber(last) { try checkIPv4(name) }
        return name
    }

    private static func isDot(_ character: Character) -> Bool {
        // The others are the full stops that East Asian keyboards produce.
        [".", "\u{3002}", "\u{FF0E}", "\u{FF61}"].contains(character)
    }

    private static func check(label: String) throws(Problem) {
        guard (1...63).contains(label.utf8.count) else { throw .badLength }
        let isLegal = label.utf8.allSatisfy {
            ASCII.isSmallLetter($0) || ASCII.isDigit($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
        }
        guard isLegal else { throw .badCharacter }
    }

    private static func isNumber(_ label: String) -> Bool {
        label.utf8.allSatisfy(ASCII.isDigit) || label.hasPrefix("0x")
    }

    /// Refuses addresses such as `127.1` and `0x7f000001`, which programs interpret differently.
    private static func checkIPv4(_ name: String) throws(Problem) {
        let numbers = name.split(separator: ".", omittingEmptySubsequences: false)
        let isAddress = numbers.allSatisfy { number in
            number.utf8.count <= 3 && number.utf8.allSatisfy(ASCII.isDigit) && UInt8(number) != nil
                && (number == "0" || !number.hasPrefix("0"))
        }
        guard numbers.count == 4, isAddress else { throw .badNumbers }
    }

    /// Returns the 4 or 16 bytes of an address, which has no brackets; nil if the text is no address.
    static func addressBytes(_ text: String) -> [UInt8]? {
        guard !text.utf8.contains(0) else { return nil }
        var address: (UInt64, UInt64) = (0, 0)
        for (family, count) in [(AF_INET, 4), (AF_INET6, 16)] where inet_pton(family, text, &address) == 1 {
            return withUnsafeBytes(of: address) { Array($0.prefix(count)) }
        }
        return nil
    }

    private static func address(_ text: Substring.UTF8View) throws(Problem) -> String {
        // An address is 16 bytes. `in6_addr` isn't used, because the module that contains it depends on the build.
        var address: (UInt64, UInt64) = (0, 0)
        let inside = String(decoding: text.dropFirst().dropLast().map(ASCII.lowercased), as: UTF8.self)
        guard text.last == UInt8(ascii: "]"), !inside.utf8.contains(0), inet_pton(AF_INET6, inside, &address) == 1
        else {
            throw .badAddress
        }
        return "[\(inside)]"
    }
}
#endif

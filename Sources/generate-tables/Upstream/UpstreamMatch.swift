import Foundation

/// A comparison in the XML of an upstream table, with child comparisons of which at least one must match, too.
struct UpstreamMatch {
    var offsets: ClosedRange<Int>
    var bytes: [UInt8]
    var mask: [UInt8]?
    var ignoresCase: Bool
    var children: [UpstreamMatch] = []

    /// Reads the attributes; fails for regular expressions and counted alternatives, which `signatures.tsv` can't
    /// express.
    init?(_ attributes: [String: String]) {
        guard let value = attributes["value"], let type = attributes["type"] else { return nil }
        let bounds = (attributes["offset"] ?? "0").split(separator: ":").compactMap { Int($0) }
        guard let first = bounds.first, let last = bounds.last, first <= last else { return nil }
        offsets = first...last
        ignoresCase = type == "stringignorecase"
        switch type {
        case "string", "stringignorecase":
            guard let bytes = Self.string(value) else { return nil }
            self.bytes = bytes
            mask = attributes["mask"].flatMap(Self.hexadecimal)
        case "unicodeLE":
            bytes = value.utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
        default:
            guard let (width, isBigEndian) = Self.numbers[type], let bytes = Self.number(value, width, isBigEndian)
            else { return nil }
            self.bytes = bytes
            mask = attributes["mask"].flatMap { Self.number($0, width, isBigEndian) }
        }
        if bytes.isEmpty || mask.map({ $0.count != bytes.count }) ?? false { return nil }
        if let mask { bytes = zip(bytes, mask).map { $0 & $1 } }
    }

    /// The sizes and byte orders of numbers.
    ///
    /// Numbers in the host's byte order are treated as little-endian, as on nearly all hosts.
    private static let numbers: [String: (width: Int, isBigEndian: Bool)] = [
        "byte": (1, true), "big16": (2, true), "big32": (4, true), "little16": (2, false), "little32": (4, false),
        "host16": (2, false), "host32": (4, false),
    ]

    private static func number(_ text: String, _ width: Int, _ isBigEndian: Bool) -> [UInt8]? {
        let value =
            text.hasPrefix("0x") || text.hasPrefix("0X")
            ? UInt64(text.dropFirst(2), radix: 16)
            : text.hasPrefix("0") && text.count > 1 ? UInt64(text.dropFirst(), radix: 8) : UInt64(text)
        guard let value else { return nil }
        let bytes = (0..<width).map { UInt8(truncatingIfNeeded: value >> (8 * ($0))) }
        return isBigEndian ? bytes.reversed() : bytes
    }

    private static func hexadecimal(_ text: String) -> [UInt8]? {
        guard text.hasPrefix("0x") else { return nil }
        return BytePattern.bytes(String(text.dropFirst(2)).uppercased())
    }

    /// Resolves C-style escapes.
    ///
    /// Tika also writes whole strings in hexadecimal.
    private static func string(_ value: String) -> [UInt8]? {
        if value.hasPrefix("0x"), let bytes = hexadecimal(value) { return bytes }
        var bytes: [UInt8] = []
        var rest = Array(value.utf8)[...]
        while let first = rest.popFirst() {
            guard first == UInt8(ascii: "\\"), let escaped = rest.popFirst() else {
                bytes.append(first)
                continue
            }
            switch escaped {
            case UInt8(ascii: "n"): bytes.append(0x0A)
            case UInt8(ascii: "r"): bytes.append(0x0D)
            case UInt8(ascii: "t"): bytes.append(0x09)
            case UInt8(ascii: "x"):
                let digits = rest.prefix(2).prefix { Character(UnicodeScalar($0)).isHexDigit }
                guard let byte = UInt8(String(decoding: digits, as: UTF8.self), radix: 16) else { return nil }
                bytes.append(byte)
                rest = rest.dropFirst(digits.count)
            case UInt8(ascii: "0")...UInt8(ascii: "7"):
                let digits = [escaped] + rest.prefix(2).prefix { (UInt8(ascii: "0")...UInt8(ascii: "7")).contains($0) }
                guard let value = Int(String(decoding: digits, as: UTF8.self), radix: 8) else { return nil }
                bytes.append(UInt8(truncatingIfNeeded: value))
                rest = rest.dropFirst(digits.count - 1)
            default:
                bytes.append(escaped)
            }
        }
        return bytes
    }
}

import MIMENames

/// The part of a regular expression that every match contains.
enum RegularExpressionLiteral {
    /// Returns the longest sequence of bytes that is part of every match of an extended regular expression (POSIX).
    ///
    /// - Returns: nothing if the expression has alternatives or groups, which are not examined.
    static func longest(in expression: [UInt8]) -> [UInt8] {
        guard !expression.contains(where: { $0 == UInt8(ascii: "|") || $0 == UInt8(ascii: "(") }) else { return [] }
        var literals: [[UInt8]] = [[]]
        var rest = expression.prefix { $0 != 0 }
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "["):
                skipSet(&rest)
                literals.append([])
            case UInt8(ascii: "*"), UInt8(ascii: "?"), UInt8(ascii: "{"):
                // The character before may be missing.
                _ = literals[literals.count - 1].popLast()
                if byte == UInt8(ascii: "{") { rest = rest.drop { $0 != UInt8(ascii: "}") }.dropFirst() }
                literals.append([])
            case UInt8(ascii: "^"), UInt8(ascii: "$"), UInt8(ascii: "."), UInt8(ascii: "+"): literals.append([])
            case UInt8(ascii: "\\"):
                // A letter or a digit after a backslash has a meaning of its own.
                let escaped = rest.popFirst()
                if let escaped, !isAlphanumeric(escaped) {
                    literals[literals.count - 1].append(escaped)
                } else {
                    literals.append([])
                }
            default: literals[literals.count - 1].append(byte)
            }
        }
        return literals.max { $0.count < $1.count } ?? []
    }

    private static func isAlphanumeric(_ byte: UInt8) -> Bool {
        byte.asciiLowercased &- 0x61 < 26 || byte &- 0x30 < 10
    }

    /// Skips a set of characters, in which a bracket that comes first is one of them, and which may contain classes
    /// such as `[:alpha:]`.
    private static func skipSet(_ rest: inout ArraySlice<UInt8>) {
        if rest.first == UInt8(ascii: "^") { rest.removeFirst() }
        if rest.first == UInt8(ascii: "]") { rest.removeFirst() }
        while let byte = rest.popFirst(), byte != UInt8(ascii: "]") {
            guard byte == UInt8(ascii: "["), let kind = rest.first, ":.=".utf8.contains(kind) else { continue }
            rest.removeFirst()
            while let inner = rest.popFirst(), inner != kind || rest.first != UInt8(ascii: "]") {}
            rest = rest.dropFirst()
        }
    }
}

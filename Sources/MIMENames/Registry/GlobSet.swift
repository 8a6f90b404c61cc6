/// A reader for a set in a pattern, such as `[a-z]`, `[!0-9]` or `[[:alpha:]_]`.
///
/// https://pubs.opengroup.org/onlinepubs/9799919799/basedefs/V1_chap09.html#tag_09_03_05
struct GlobSet {
    /// The bytes after the set's opening bracket; once the set has been read, those after its closing bracket.
    private(set) var rest: Slice<UnsafeBufferPointer<UInt8>>

    /// Checks whether the set contains a byte; nil if the set is not closed.
    mutating func contains(_ byte: UInt8) -> Bool? {
        let isNegated = rest.first == UInt8(ascii: "!") || rest.first == UInt8(ascii: "^")
        if isNegated { rest.removeFirst() }
        var (isMember, isFirst) = (false, true)
        while let first = rest.first {
            // A closing bracket right at the start is a member.
            if first == UInt8(ascii: "]"), !isFirst {
                rest.removeFirst()
                return isMember != isNegated
            }
            isFirst = false
            guard let holds = readMember(byte) else { return nil }
            isMember = isMember || holds
        }
        return nil
    }

    /// Checks whether the next class, range or character contains a byte; nil if nothing is left.
    private mutating func readMember(_ byte: UInt8) -> Bool? {
        if let name = readClassName() { return Self.isMember(byte, ofClass: name) }
        guard let low = readCharacter() else { return nil }
        guard rest.first == UInt8(ascii: "-"), let next = rest.dropFirst().first, next != UInt8(ascii: "]") else {
            return low == byte
        }
        rest.removeFirst()
        guard let high = readCharacter() else { return nil }
        return low <= byte && byte <= high
    }

    private mutating func readCharacter() -> UInt8? {
        if rest.first == UInt8(ascii: "\\") { rest.removeFirst() }
        return rest.popFirst()
    }

    /// Reads a class such as `[:alpha:]` and returns its name; nil if no class comes next.
    private mutating func readClassName() -> String? {
        guard rest.starts(with: "[:".utf8), let colon = rest.dropFirst(2).firstIndex(of: UInt8(ascii: ":")),
            rest[(colon + 1)...].first == UInt8(ascii: "]")
        else { return nil }
        defer { rest = rest[(colon + 2)...] }
        return String(decoding: rest[(rest.startIndex + 2)..<colon], as: UTF8.self)
    }

    private static func isMember(_ byte: UInt8, ofClass name: String) -> Bool {
        let (isLower, isUpper) = (0x61...0x7A ~= byte, 0x41...0x5A ~= byte)
        let (isDigit, isPrinted) = (0x30...0x39 ~= byte, 0x21...0x7E ~= byte)
        return switch name {
        case "alpha": isLower || isUpper
        case "digit": isDigit
        case "alnum": isLower || isUpper || isDigit
        case "lower": isLower
        case "upper": isUpper
        case "space": byte == 0x20 || 0x09...0x0D ~= byte
        case "blank": byte == 0x20 || byte == 0x09
        case "punct": isPrinted && !isLower && !isUpper && !isDigit
        case "graph": isPrinted
        case "print": isPrinted || byte == 0x20
        case "cntrl": byte < 0x20 || byte == 0x7F
        case "xdigit": isDigit || 0x61...0x66 ~= byte || 0x41...0x46 ~= byte
        default: false
        }
    }
}

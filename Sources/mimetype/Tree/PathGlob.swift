/// Matches paths against patterns in which `*` and `?` stop at a slash and `**` between slashes does not.
///
/// https://git-scm.com/docs/gitignore#_pattern_format
enum PathGlob {
    private static let slash = UInt8(ascii: "/")
    private static let star = UInt8(ascii: "*")

    /// Works without recursion but for `**`, of which there are few: the last star is tried with one more character
    /// each time, so the time is at most the product of both lengths for every `**`.
    static func matches(_ pattern: ArraySlice<UInt8>, _ path: ArraySlice<UInt8>) -> Bool {
        var (pattern, path) = (pattern, path)
        var retry: (pattern: ArraySlice<UInt8>, path: ArraySlice<UInt8>)?
        var isComponentStart = true
        while true {
            if isComponentStart, let rest = restBehindDepths(pattern) { return matchesAnyDepth(rest, path) }
            if pattern.first == star {
                pattern = pattern.drop { $0 == star }
                retry = (pattern, path)
                isComponentStart = false
                continue
            }
            if pattern.isEmpty, path.isEmpty { return true }
            if let byte = path.first, let rest = rest(of: pattern, after: byte) {
                (pattern, path) = (rest, path.dropFirst())
                isComponentStart = byte == slash
                continue
            }
            guard let last = retry, let byte = last.path.first, byte != slash else { return false }
            retry = (last.pattern, last.path.dropFirst())
            (pattern, path) = (last.pattern, last.path.dropFirst())
            isComponentStart = false
        }
    }

    /// What follows `**` that is a component of its own; nil if the pattern does not start so.
    ///
    /// Stars in other places are one star, however many there are.
    private static func restBehindDepths(_ pattern: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        guard pattern.starts(with: [star, star]) else { return nil }
        let rest = pattern.dropFirst(2)
        return rest.isEmpty || rest.first == slash ? rest : nil
    }

    /// Whether some end of the path, at a component where the pattern goes on with a slash, matches what follows `**`.
    private static func matchesAnyDepth(_ rest: ArraySlice<UInt8>, _ path: ArraySlice<UInt8>) -> Bool {
        guard !rest.isEmpty else { return true }
        let isComponent = rest.first == slash
        let rest = isComponent ? rest.dropFirst() : rest
        for start in path.startIndex...path.endIndex
        where !isComponent || start == path.startIndex || path[start - 1] == slash {
            if matches(rest, path[start...]) { return true }
        }
        return false
    }

    /// What is left of a pattern whose first part stands for a byte; nil if it does not.
    private static func rest(of pattern: ArraySlice<UInt8>, after byte: UInt8) -> ArraySlice<UInt8>? {
        switch pattern.first {
        case nil: nil
        case UInt8(ascii: "?"): byte == slash ? nil : pattern.dropFirst()
        case UInt8(ascii: "["): byte == slash ? nil : restOfSet(pattern, after: byte)
        case UInt8(ascii: "\\"): pattern.dropFirst().first == byte ? pattern.dropFirst(2) : nil
        default: pattern.first == byte ? pattern.dropFirst() : nil
        }
    }

    /// What follows a set such as `[a-z]`, `[!0-9]` or `[[:alpha:]_]` that holds a byte; one that is not closed holds
    /// none.
    private static func restOfSet(_ pattern: ArraySlice<UInt8>, after byte: UInt8) -> ArraySlice<UInt8>? {
        var rest = pattern.dropFirst()
        let isNegated = rest.first == UInt8(ascii: "!") || rest.first == UInt8(ascii: "^")
        if isNegated { rest = rest.dropFirst() }
        var (isMember, isFirst) = (false, true)
        while let first = rest.first {
            // A bracket right at the start is a member.
            if first == UInt8(ascii: "]"), !isFirst { return isMember != isNegated ? rest.dropFirst() : nil }
            isFirst = false
            if let (name, behind) = className(rest) {
                isMember = isMember || Self.isMember(byte, ofClass: name)
                rest = behind
                continue
            }
            guard let low = member(&rest) else { return nil }
            var high = low
            if rest.first == UInt8(ascii: "-"), let end = rest.dropFirst().first, end != UInt8(ascii: "]") {
                rest = rest.dropFirst()
                guard let last = member(&rest) else { return nil }
                high = last
            }
            if low <= byte, byte <= high { isMember = true }
        }
        return nil
    }

    /// Takes a member of a set, a backslash before it left out.
    private static func member(_ rest: inout ArraySlice<UInt8>) -> UInt8? {
        if rest.first == UInt8(ascii: "\\") { rest = rest.dropFirst() }
        return rest.popFirst()
    }

    /// The name in `[:alpha:]` at the start, and what is behind it.
    private static func className(_ rest: ArraySlice<UInt8>) -> (name: String, behind: ArraySlice<UInt8>)? {
        guard rest.starts(with: Array("[:".utf8)), let colon = rest.dropFirst(2).firstIndex(of: UInt8(ascii: ":")),
            rest[(colon + 1)...].first == UInt8(ascii: "]")
        else { return nil }
        return (String(decoding: rest[(rest.startIndex + 2)..<colon], as: UTF8.self), rest[(colon + 2)...])
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

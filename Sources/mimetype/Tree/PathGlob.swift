/// Matches paths against patterns in which `*` and `?` stop at a slash and `**` does not.
///
/// https://git-scm.com/docs/gitignore#_pattern_format
enum PathGlob {
    private static let slash = UInt8(ascii: "/")
    private static let star = UInt8(ascii: "*")

    /// Works without recursion but for `**`, of which there are few: the last star is tried with one more character each
    /// time, so the time is at most the product of both lengths for every `**`.
    static func matches(_ pattern: ArraySlice<UInt8>, _ path: ArraySlice<UInt8>) -> Bool {
        var (pattern, path) = (pattern, path)
        var retry: (pattern: ArraySlice<UInt8>, path: ArraySlice<UInt8>)?
        while true {
            if pattern.starts(with: [star, star]) { return matchesAnyDepth(pattern.drop { $0 == star }, path) }
            if pattern.first == star {
                pattern = pattern.dropFirst()
                retry = (pattern, path)
                continue
            }
            if pattern.isEmpty, path.isEmpty { return true }
            if let byte = path.first, let rest = rest(of: pattern, after: byte) {
                (pattern, path) = (rest, path.dropFirst())
                continue
            }
            guard let last = retry, let byte = last.path.first, byte != slash else { return false }
            retry = (last.pattern, last.path.dropFirst())
            (pattern, path) = (last.pattern, last.path.dropFirst())
        }
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

    /// What follows a set such as `[a-z]` or `[!0-9]` that holds a byte; a bracket that is not closed stands for itself.
    private static func restOfSet(_ pattern: ArraySlice<UInt8>, after byte: UInt8) -> ArraySlice<UInt8>? {
        var set = pattern.dropFirst()
        let isNegated = set.first == UInt8(ascii: "!") || set.first == UInt8(ascii: "^")
        if isNegated { set = set.dropFirst() }
        // A bracket right at the start is a member.
        guard let end = set.dropFirst().firstIndex(of: UInt8(ascii: "]")) else {
            return byte == UInt8(ascii: "[") ? pattern.dropFirst() : nil
        }
        var members = set[..<end]
        var isMember = false
        while let first = members.popFirst() {
            var last = first
            if members.count >= 2, members.first == UInt8(ascii: "-") {
                last = members[members.startIndex + 1]
                members = members.dropFirst(2)
            }
            if first <= byte, byte <= last { isMember = true }
        }
        return isMember != isNegated ? pattern[(end + 1)...] : nil
    }
}

import MIMETypes

/// Matches a name against a shell pattern with `*`, `?`, sets such as `[a-z]`, and a backslash before a character that
/// is taken literally.
///
/// https://pubs.opengroup.org/onlinepubs/9799919799/utilities/V3_chap02.html#tag_19_14
package enum GlobPattern {
    /// Checks whether the pattern matches the whole name.
    ///
    /// Only the last asterisk is ever retried, so the time is at most proportional to the product of the two lengths.
    package static func matches(
        _ pattern: UnsafeBufferPointer<UInt8>, _ name: UnsafeBufferPointer<UInt8>, ignoringCase: Bool
    ) -> Bool {
        var (p, n) = (0, 0)
        var retry: (p: Int, n: Int)?
        while n < name.count {
            if p < pattern.count, pattern[p] == UInt8(ascii: "*") {
                p += 1
                n = start(pattern, p, name, from: n, ignoringCase)
                retry = (p, n)
            } else if let next = step(pattern, p, name[n], ignoringCase) {
                p = next
                n += 1
            } else if let last = retry {
                p = last.p
                n = start(pattern, p, name, from: last.n + 1, ignoringCase)
                retry = (p, n)
            } else {
                return false
            }
        }
        return pattern[p...].allSatisfy { $0 == UInt8(ascii: "*") }
    }

    /// Returns the first offset in the name at which the rest of the pattern can match, judging by the pattern's next
    /// byte.
    @inline(__always)
    private static func start(
        _ pattern: UnsafeBufferPointer<UInt8>, _ p: Int, _ name: UnsafeBufferPointer<UInt8>, from offset: Int,
        _ ignoringCase: Bool
    ) -> Int {
        guard p < pattern.count else { return offset }
        switch pattern[p] {
        case UInt8(ascii: "*"), UInt8(ascii: "?"), UInt8(ascii: "["), UInt8(ascii: "\\"): return offset
        default: break
        }
        let wanted = ignoringCase ? pattern[p].asciiLowercased : pattern[p]
        var offset = offset
        while offset < name.count, (ignoringCase ? name[offset].asciiLowercased : name[offset]) != wanted {
            offset += 1
        }
        return offset
    }

    /// Returns the offset in the pattern after the element that matches the byte; nil if that element doesn't match.
    private static func step(
        _ pattern: UnsafeBufferPointer<UInt8>, _ p: Int, _ byte: UInt8, _ ignoringCase: Bool
    ) -> Int? {
        guard p < pattern.count else { return nil }
        switch pattern[p] {
        case UInt8(ascii: "?"):
            return p + 1
        case UInt8(ascii: "["):
            var set = GlobSet(rest: pattern[(p + 1)...])
            return set.contains(byte) == true ? set.rest.startIndex : nil
        case UInt8(ascii: "\\") where p + 1 < pattern.count:
            return pattern[p + 1] == byte ? p + 2 : nil
        case let expected:
            let isEqual = ignoringCase ? expected.asciiLowercased == byte.asciiLowercased : expected == byte
            return isEqual ? p + 1 : nil
        }
    }
}

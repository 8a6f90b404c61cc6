import MIMETypes

/// Matches a shell-like pattern of `*`, `?` and character classes against a name.
enum GlobPattern {
    /// Tells whether the pattern matches the whole name.
    ///
    /// Only the last asterisk is ever tried again, so the time is at most the product of the two lengths.
    static func matches(
        _ pattern: UnsafeBufferPointer<UInt8>, _ name: UnsafeBufferPointer<UInt8>, ignoringCase: Bool
    ) -> Bool {
        var (p, n) = (0, 0)
        var retry: (p: Int, n: Int)?
        while n < name.count {
            if p < pattern.count, pattern[p] == UInt8(ascii: "*") {
                p += 1
                retry = (p, n)
            } else if let next = step(pattern, p, name[n], ignoringCase) {
                p = next
                n += 1
            } else if let last = retry {
                p = last.p
                n = last.n + 1
                retry = (p, n)
            } else {
                return false
            }
        }
        return pattern[p...].allSatisfy { $0 == UInt8(ascii: "*") }
    }

    /// The place in the pattern after the element that matches the byte; nil if it does not match.
    private static func step(
        _ pattern: UnsafeBufferPointer<UInt8>, _ p: Int, _ byte: UInt8, _ ignoringCase: Bool
    ) -> Int? {
        guard p < pattern.count else { return nil }
        switch pattern[p] {
        case UInt8(ascii: "?"):
            return p + 1
        case UInt8(ascii: "["):
            guard let close = pattern[p...].firstIndex(of: UInt8(ascii: "]")) else { return nil }
            return contains(pattern[(p + 1)..<close], byte) ? close + 1 : nil
        case let expected:
            let isEqual = ignoringCase ? expected.asciiLowercased == byte.asciiLowercased : expected == byte
            return isEqual ? p + 1 : nil
        }
    }

    private static func contains(_ characters: Slice<UnsafeBufferPointer<UInt8>>, _ byte: UInt8) -> Bool {
        var rest = characters
        while let first = rest.popFirst() {
            if rest.first == UInt8(ascii: "-"), let last = rest.dropFirst().first {
                if first <= byte, byte <= last { return true }
                rest = rest.dropFirst(2)
            } else if first == byte {
                return true
            }
        }
        return false
    }
}

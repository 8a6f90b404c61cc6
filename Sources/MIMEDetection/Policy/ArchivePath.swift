/// Checks whether archive entries and the targets of links stay in the folder that the archive is unpacked in.
///
/// https://security.snyk.io/research/zip-slip-vulnerability
enum ArchivePath {
    /// Checks whether a path leads out of the folder: it is absolute, or `..` components lead above its start.
    ///
    /// - Parameters:
    ///   - path: the bytes of the path; backslashes also separate folders, as on Windows.
    ///   - start: the number of folders that the path starts in.
    /// - Returns: false for a path that goes up no further than it has gone down.
    static func escapes(_ path: some Collection<UInt8>, depth start: Int = 0) -> Bool {
        guard let first = path.first else { return false }
        if isSeparator(first) || path.contains(0) { return true }
        // A Windows drive, even without a separator: the path then starts in the current folder of the drive.
        if path.dropFirst().first == UInt8(ascii: ":"), (0x61...0x7A).contains(first | 0x20) { return true }
        var depth = start
        for part in path.split(whereSeparator: isSeparator) {
            if leadsUp(part) { depth -= 1 } else if !part.elementsEqual(".".utf8) { depth += 1 }
            if depth < 0 { return true }
        }
        return false
    }

    /// Checks whether a path component is `..`, possibly followed by blanks, which Windows drops.
    private static func leadsUp(_ part: some Collection<UInt8>) -> Bool {
        guard part.starts(with: "..".utf8) else { return false }
        return part.count == 2
            || part.contains(0x20) && part.allSatisfy { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: " ") }
    }

    /// Returns the number of folders that the entry with a name is in.
    static func depth(of name: some Collection<UInt8>) -> Int {
        max(0, name.split(whereSeparator: isSeparator).count { !$0.elementsEqual(".".utf8) } - 1)
    }

    private static func isSeparator(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\\") }
}

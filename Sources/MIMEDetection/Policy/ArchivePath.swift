/// Checks whether archive entries and the targets of links stay in the folder that the archive is unpacked in.
///
/// https://security.snyk.io/research/zip-slip-vulnerability
enum ArchivePath {
    /// How a system reads a path.
    enum Reading: CaseIterable {
        /// Only a slash separates folders.
        case unix
        /// Backslashes also separate folders.
        case windows
    }

    /// Checks whether a path leads out of the folder: it is absolute, or `..` components lead above its start.
    ///
    /// - Parameters:
    ///   - path: the bytes of the path, which must stay in the folder on all systems.
    ///   - start: the number of folders that the path starts in.
    /// - Returns: false for a path that goes up no further than it has gone down.
    static func escapes(_ path: some Collection<UInt8>, depth start: Int = 0) -> Bool {
        guard let first = path.first else { return false }
        if isSeparator(first, .windows) || path.contains(0) { return true }
        // A Windows drive, even without a separator: the path then starts in the current folder of the drive.
        if path.dropFirst().first == UInt8(ascii: ":"), (0x61...0x7A).contains(first | 0x20) { return true }
        return leadsOut(path, depth: start, .windows)
            || path.contains(UInt8(ascii: "\\")) && leadsOut(path, depth: start, .unix)
    }

    private static func leadsOut(_ path: some Collection<UInt8>, depth start: Int, _ reading: Reading) -> Bool {
        var depth = start
        for part in parts(of: path, reading) {
            if leadsUp(part) { depth -= 1 } else if !part.elementsEqual(".".utf8) { depth += 1 }
            if depth < 0 { return true }
        }
        return false
    }

    /// Returns the parts of a path between its separators, without empty ones.
    static func parts<Path: Collection<UInt8>>(of path: Path, _ reading: Reading) -> [Path.SubSequence] {
        path.split { isSeparator($0, reading) }
    }

    /// Checks whether a path component is `..`, possibly followed by blanks, which Windows drops.
    static func leadsUp(_ part: some Collection<UInt8>) -> Bool {
        guard part.starts(with: "..".utf8) else { return false }
        return part.count == 2
            || part.contains(0x20) && part.allSatisfy { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: " ") }
    }

    /// Returns the number of folders that the entry with a name is in, on the system on which it is in fewer.
    static func depth(of name: some Collection<UInt8>) -> Int {
        let up = parts(of: name, .windows).count { leadsUp($0) }
        let folders = parts(of: name, .unix).count { !$0.elementsEqual(".".utf8) && !leadsUp($0) }
        return max(0, folders - up - 1)
    }

    private static func isSeparator(_ byte: UInt8, _ reading: Reading) -> Bool {
        byte == UInt8(ascii: "/") || reading == .windows && byte == UInt8(ascii: "\\")
    }
}

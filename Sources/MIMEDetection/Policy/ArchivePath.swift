/// Whether an entry of an archive, or the target of a link in it, stays in the folder that the archive is unpacked in.
///
/// https://security.snyk.io/research/zip-slip-vulnerability
enum ArchivePath {
    /// Whether a path leads out of the folder: it is whole, or two dots lead above its start.
    ///
    /// - Parameters:
    ///   - path: the bytes of the path; backslashes separate folders too, as on Windows.
    ///   - start: how many folders it starts in.
    /// - Returns: false for a path that goes up no further than it went down.
    static func escapes(_ path: some Collection<UInt8>, depth start: Int = 0) -> Bool {
        guard let first = path.first else { return false }
        if isSeparator(first) || path.contains(0) { return true }
        // A drive of Windows, also without a separator: the path starts in the current folder of the drive.
        if path.dropFirst().first == UInt8(ascii: ":"), (0x61...0x7A).contains(first | 0x20) { return true }
        var depth = start
        for part in path.split(whereSeparator: isSeparator) {
            if leadsUp(part) { depth -= 1 } else if !part.elementsEqual(".".utf8) { depth += 1 }
            if depth < 0 { return true }
        }
        return false
    }

    /// Whether a part is two dots, also with the blanks that Windows drops.
    private static func leadsUp(_ part: some Collection<UInt8>) -> Bool {
        guard part.starts(with: "..".utf8) else { return false }
        return part.count == 2
            || part.contains(0x20) && part.allSatisfy { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: " ") }
    }

    /// How many folders the entry of a name is in.
    static func depth(of name: some Collection<UInt8>) -> Int {
        max(0, name.split(whereSeparator: isSeparator).count { !$0.elementsEqual(".".utf8) } - 1)
    }

    private static func isSeparator(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\\") }
}

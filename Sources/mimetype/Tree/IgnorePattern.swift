/// A line of a `.gitignore` file.
///
/// https://git-scm.com/docs/gitignore#_pattern_format
struct IgnorePattern {
    /// Whether the pattern re-includes files that an earlier line ignores.
    let isException: Bool
    private let onlyFolders: Bool
    private let isAnchored: Bool
    private let pattern: PathGlob
    /// The path from the folder of the `.gitignore` file down to the folder to which paths are relative.
    private let leading: [UInt8]

    /// Parses a line; fails for an empty line or a comment.
    init?(_ line: ArraySlice<UInt8>, leading: [[UInt8]]) {
        var line = Self.trimmed(line)
        guard let first = line.first, first != UInt8(ascii: "#") else { return nil }
        isException = first == UInt8(ascii: "!")
        if isException { line = line.dropFirst() }
        onlyFolders = line.last == UInt8(ascii: "/")
        if onlyFolders { line = line.dropLast() }
        // A slash at the start or in the middle makes the pattern relative to the folder of the `.gitignore` file.
        isAnchored = line.contains(UInt8(ascii: "/"))
        if line.first == UInt8(ascii: "/") { line = line.dropFirst() }
        guard !line.isEmpty else { return nil }
        pattern = PathGlob(line)
        self.leading = leading.flatMap { $0 + [UInt8(ascii: "/")] }
    }

    /// Removes a carriage return and unescaped spaces at the end.
    private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var line = line
        if line.last == 0x0D { line = line.dropLast() }
        while line.last == 0x20, line.dropLast().last != UInt8(ascii: "\\") { line = line.dropLast() }
        return line
    }

    func matches(_ path: ArraySlice<UInt8>, isFolder: Bool) -> Bool {
        if onlyFolders, !isFolder { return false }
        if isAnchored { return pattern.matches((leading + path)[...]) }
        let start = path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? path.startIndex
        return pattern.matches(path[start...])
    }
}

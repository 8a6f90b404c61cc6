/// Checks the folders in a name that an untrusted client sent.
///
/// Browsers send a path if the user chose a folder. Any other path is meant to be joined to a folder of the server.
/// https://owasp.org/www-community/attacks/Path_Traversal
enum UploadPath {
    /// Returns what is wrong with the folders in a name as it was sent; empty for a name without folders.
    static func findings(_ name: String) -> [UploadFinding] {
        let folded = FullWidth.folded(name)
        let parts = folded.split(omittingEmptySubsequences: false) { $0 == "/" || $0 == "\\" }
        if parts.contains(where: leadsUp) {
            return [UploadFinding(.namePath, subject: "..", "the name leads out of its folder by '..'")]
        }
        if isInDrive(folded) {
            return [UploadFinding(.namePath, subject: String(folded.prefix(2)), "the name starts with a drive")]
        }
        guard parts.count > 1 else { return [] }
        if parts[0].isEmpty || isDrive(parts[0]) {
            return [
                UploadFinding(
                    .namePath, subject: isDrive(parts[0]) ? String(parts[0]) : "/", "the name is a whole path")
            ]
        }
        // A character that only looks like a slash is a part of a title.
        guard name.utf8.contains(UInt8(ascii: "/")) else { return [] }
        return [UploadFinding(.nameFolder, subject: "/", "the name has \(parts.count - 1) folders")]
    }

    /// Checks whether a path component is `..`, possibly followed by blanks and further dots, which Windows drops.
    private static func leadsUp(_ part: Substring) -> Bool {
        part.hasPrefix("..") && part.allSatisfy { $0 == "." || $0.isWhitespace }
    }

    /// Checks whether a name refers to the current folder of a Windows drive; titles have a blank after a colon.
    private static func isInDrive(_ name: String) -> Bool {
        guard isDrive(name.prefix(2)), let next = name.dropFirst(2).first else { return false }
        return next != "/" && next != "\\" && !next.isWhitespace
    }

    private static func isDrive(_ part: Substring) -> Bool {
        part.count == 2 && part.last == ":" && part.first?.isLetter == true
    }
}

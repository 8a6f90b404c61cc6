/// What can be wrong with the folders in a name that an untrusted client sent.
///
/// Browsers send a path if a folder was chosen. Any other path is made to be joined to a folder of the server.
/// https://owasp.org/www-community/attacks/Path_Traversal
enum UploadPath {
    /// What is wrong with the folders of a name as it was sent; empty for a name without.
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
        // A slash that only looks like one is a part of a title.
        guard name.utf8.contains(UInt8(ascii: "/")) else { return [] }
        return [UploadFinding(.nameFolder, subject: "/", "the name has \(parts.count - 1) folders")]
    }

    /// Whether a part is two dots, also with the blanks and further dots that Windows drops.
    private static func leadsUp(_ part: Substring) -> Bool {
        part.hasPrefix("..") && part.allSatisfy { $0 == "." || $0.isWhitespace }
    }

    /// Whether a name is that of a file in the current folder of a drive of Windows; a title has a blank after a colon.
    private static func isInDrive(_ name: String) -> Bool {
        guard isDrive(name.prefix(2)), let next = name.dropFirst(2).first else { return false }
        return next != "/" && next != "\\" && !next.isWhitespace
    }

    private static func isDrive(_ part: Substring) -> Bool {
        part.count == 2 && part.last == ":" && part.first?.isLetter == true
    }
}

/// Judges the addresses of links that a reader of an office document may follow.
enum OfficeLink {
    /// Checks whether following a link starts a program or a script.
    ///
    /// A web address opens a page. Other links open a file, which may be a program, or start a program that is
    /// registered for a scheme.
    ///
    /// - Parameter address: the address in lower case, without blanks.
    /// - Returns: false for a link to a page, a document, a mail address or a telephone number.
    static func startsProgram(_ address: [UInt8]) -> Bool {
        let text = String(decoding: address, as: UTF8.self)
        if doingNothing.contains(where: { text == $0 }) { return false }
        if let colon = text.firstIndex(of: ":") {
            let scheme = text[..<colon]
            if schemes.contains(where: { scheme == $0 }) { return true }
            if scheme.hasPrefix("ms-"), !documents.contains(where: { scheme == $0 }) { return true }
            // A drive letter is not a scheme.
            if scheme.count > 1, scheme != "file" { return false }
        }
        let path = text.prefix { $0 != "#" && $0 != "?" }
        guard let dot = path.lastIndex(of: ".") else { return false }
        let suffix = path[path.index(after: dot)...]
        return UploadNameSuffixes.startsProgram(suffix)
    }

    /// Schemes for scripts, for searches that run what they find, and for programs that take options from an address.
    ///
    /// https://learn.microsoft.com/windows/uwp/launch-resume/reserved-uri-scheme-names
    private static let schemes = [
        "javascript", "vbscript", "search-ms", "search", "ssh", "telnet", "shell", "hcp", "mk", "its", "res",
        "itms-services",
    ]
    /// Links that web pages use where a click must do nothing, and that are copied with a page.
    private static let doingNothing = [
        "javascript:", "javascript:;", "javascript://", "javascript:void(0)", "javascript:void(0);",
    ]
    /// Schemes by which Office opens documents.
    private static let documents = [
        "ms-word", "ms-excel", "ms-powerpoint", "ms-visio", "ms-access", "ms-project", "ms-publisher", "ms-outlook",
        "ms-windows-store",
    ]
}

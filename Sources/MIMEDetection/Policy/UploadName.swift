import MIMETypes

/// Checks the name of a file that an untrusted client sent.
struct UploadName {
    private let name: ResourceName
    private let text: String

    init(_ name: ResourceName) {
        self.name = name
        text = FullWidth.folded("\(name)")
    }

    /// Returns what is wrong with the name, or with the name after full-width characters are replaced with ASCII ones.
    ///
    /// - Parameter isWanted: a closure that returns whether files with a suffix, including its dot, are allowed.
    /// - Returns: at most one finding of each code; empty for a plain name.
    func findings(unless isWanted: (String) -> Bool) -> [UploadFinding] {
        var found: [UploadFinding] = []
        if let problem { found.append(problem) }
        if name.bytes.count > Self.longest {
            found.append(
                UploadFinding(
                    .nameTooLong, subject: "\(Self.longest)",
                    "the name has \(name.bytes.count) bytes; file systems store \(Self.longest)"))
        }
        if let settings = settingsName {
            found.append(
                UploadFinding(
                    .nameOfSettings, subject: settings, "'\(settings)' holds settings of servers or desktops"))
        }
        if let suffix = serverSuffix, !isWanted(suffix) {
            found.append(
                UploadFinding(
                    .nameRuns, subject: suffix,
                    "the name has '\(suffix)', by which servers or desktops take a file for a program"))
        }
        return found
    }

    /// The maximum number of bytes in a name on the file systems of Linux, macOS and Windows.
    static let longest = 255

    /// The first thing in the name that misleads people or servers; nil for a plain name.
    var problem: UploadFinding? {
        if name.bytes.isEmpty { return misleading("the name is empty") }
        if name.bytes.contains(0) {
            return misleading("the name has a NUL, at which some systems cut it off", "U+0000")
        }
        let isRightToLeft = text.unicodeScalars.contains { Self.isRightToLeft($0) }
        let isWithoutSpaces = text.unicodeScalars.contains { Self.isWithoutSpaces($0) }
        for scalar in text.unicodeScalars
        where !(isRightToLeft && Self.isDirectionMark(scalar)) && !(isWithoutSpaces && scalar.value == 0x200B) {
            if let problem = Self.problem(of: scalar) {
                return misleading("the name has \(problem)", "U+\(UploadNameCharacters.code(of: scalar))")
            }
        }
        if let (problem, subject) = UploadNameCharacters.problem(in: text) {
            return misleading("the name has \(problem)", subject)
        }
        if text.utf8.contains(UInt8(ascii: "\\")) {
            return misleading("the name has a backslash, which separates folders on Windows", "\\")
        }
        if Self.namesStream(text) {
            return misleading("the name has a colon, after which Windows takes the name of another stream", ":")
        }
        guard let last = text.unicodeScalars.last, last != ".", last.properties.isWhitespace == false else {
            return misleading("the name ends in a dot or a space, which Windows drops")
        }
        return nil
    }

    private func misleading(_ detail: String, _ subject: String? = nil) -> UploadFinding {
        UploadFinding(.nameMisleads, subject: subject, detail)
    }

    /// Checks whether a name contains a colon after a suffix or before a stream type, as in `a.php:.jpg` and
    /// `a.php::$DATA`.
    ///
    /// Any other colon is a part of a title or a time.
    /// https://learn.microsoft.com/openspecs/windows_protocols/ms-fscc/c54dec26-1551-4d3a-a0ea-4fa40f848eb3
    static func namesStream(_ text: String) -> Bool {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count > 1 else { return false }
        if parts.dropFirst().contains(where: { $0.isEmpty || $0.hasPrefix("$") }) { return true }
        return parts.dropLast().contains { part in
            guard let dot = part.lastIndex(of: ".") else { return false }
            let suffix = part[part.index(after: dot)...]
            return !suffix.isEmpty && suffix.count < 12 && suffix.allSatisfy { $0.isLetter || $0.isNumber }
        }
    }

    /// Checks whether a character belongs to a script written from right to left: Hebrew, Arabic, Syriac, Thaana.
    private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x05D0...0x07BF, 0x0840...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC: scalar.value != 0x061C
        default: false
        }
    }

    /// Checks whether a character is written without spaces between words, which an invisible one separates instead:
    /// Thai, Lao, Tibetan, Burmese, Khmer.
    ///
    /// https://www.unicode.org/reports/tr14/#ZW
    private static func isWithoutSpaces(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0E00...0x0FFF, 0x1000...0x109F, 0x1780...0x17FF: true
        default: false
        }
    }

    /// Checks whether a character is one of the marks that people who write from right to left type next to digits and
    /// Latin letters.
    private static func isDirectionMark(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value == 0x200E || scalar.value == 0x200F || scalar.value == 0x061C
    }

    /// The name, if it is one of the names of files in which servers and desktops look for settings; nil for any other.
    var settingsName: String? {
        let lower = text.lowercased()
        return Self.settingsNames.contains(lower) ? lower : nil
    }

    /// The suffix in the name that makes a web server or a desktop run the file as a program; nil if there is none.
    var serverSuffix: String? {
        let parts = text.lowercased().split(separator: ".", omittingEmptySubsequences: false).dropFirst()
        if let last = parts.last, UploadNameSuffixes.actsAtTheEnd(last) || Self.isClass(last) { return ".\(last)" }
        if let last = parts.last.map(Self.withoutRest), Self.windowsSuffixes.contains(where: { last == $0 }) {
            return ".\(last)"
        }
        return parts.lazy.map { ($0, Self.withoutRest($0)) }.first { part, suffix in
            Self.serverSuffixes.contains { suffix == $0 } || Self.isVersionedPHP(suffix)
                || suffix != part && Self.windowsSuffixes.contains { suffix == $0 }
        }.map { ".\($1)" }
    }

    /// Returns a suffix without the rest that some servers cut off: a semicolon or a percent sign and what follows it,
    /// or blanks.
    private static func withoutRest(_ part: Substring) -> Substring {
        let suffix = part.prefix { $0.isLetter || $0.isNumber }
        let rest = part.dropFirst(suffix.count)
        guard let first = rest.first else { return part }
        return first == ";" || first == "%" || rest.allSatisfy(\.isWhitespace) ? suffix : part
    }

    /// Checks whether a suffix is the identifier of a class, which Windows hides and by which it opens the file.
    ///
    /// https://attack.mitre.org/techniques/T1036/
    private static func isClass(_ suffix: Substring) -> Bool {
        suffix.hasPrefix("{") && suffix.hasSuffix("}")
            && suffix.utf8.count == "{00000000-0000-0000-0000-000000000000}".utf8.count
    }

    private static func problem(of scalar: Unicode.Scalar) -> String? {
        switch scalar.value {
        case 0x202A...0x202E, 0x2066...0x2069, 0x200E, 0x200F, 0x061C:
            return "a character that reverses the text direction"
        // These characters join letters of Arabic and Indic scripts, and emoji.
        case 0x200C, 0x200D, 0xE0020...0xE007F: return nil
        // Text copied from a web page or a book contains this character between syllables.
        case 0xAD: return nil
        // Blank characters, although Unicode classifies them as letters.
        case 0x115F, 0x1160, 0x3164, 0xFFA0, 0x2800: return "an invisible character"
        default: break
        }
        return switch scalar.properties.generalCategory {
        case .control: "a control character"
        case .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: "an invisible character"
        default: nil
        }
    }

    /// Suffixes of files that web servers pass to an interpreter, some of them even before the last suffix.
    ///
    /// https://httpd.apache.org/docs/2.4/mod/mod_mime.html#multipleext
    private static let serverSuffixes = [
        "php", "phtml", "pht", "phps", "phar", "shtml", "stm", "asp", "aspx", "asa", "asax", "ascx", "ashx", "asmx",
        "axd",
        "cshtml", "vbhtml", "jsp", "jspx", "jspf", "jsw", "cgi", "fcgi", "cfm", "cfml", "cfc",
        "phtm", "phpt", "pgif", "hphp", "ctp", "shtm", "xamlx", "jspa", "jsv", "htaccess",
    ]

    /// Suffixes of files that the web server of Windows passes to an interpreter, at the end of a name or before a
    /// semicolon.
    private static let windowsSuffixes = ["cer", "cdx", "idc"]

    private static func isVersionedPHP(_ part: Substring) -> Bool {
        part.hasPrefix("php") && !part.dropFirst(3).isEmpty && part.dropFirst(3).allSatisfy(\.isNumber)
    }

    /// Names of files that change how a web server or a desktop treats the other files in a folder, or what a shell, a
    /// mail program or a tool of developers runs and whom it trusts.
    private static let settingsNames = [
        ".htaccess", ".htpasswd", ".user.ini", "php.ini", "web.config", "desktop.ini", "autorun.inf", "folder.htt",
        "crossdomain.xml", "clientaccesspolicy.xml", "web.xml", ".env", ".bashrc", ".bash_profile", ".bash_login",
        ".bash_logout", ".profile", ".zshrc", ".zshenv", ".zprofile", ".inputrc", ".gdbinit", ".netrc", "_netrc",
        ".curlrc", ".wgetrc", ".npmrc", ".yarnrc", ".yarnrc.yml", ".pypirc", ".gitconfig", ".gitmodules", ".mailcap",
        ".forward",
        ".procmailrc", ".rhosts", ".shosts", ".k5login", ".pam_environment", "authorized_keys", "crontab",
        ".pdbrc", ".pythonrc", ".vimrc", "_vimrc", ".exrc", ".nexrc", ".rprofile", ".lldbinit", ".psqlrc", ".sqliterc",
        ".ghci", ".irbrc",
        ".my.cnf", ".mylogin.cnf", ".mailrc", ".muttrc", ".qmail", ".tmux.conf", ".screenrc", ".xinitrc", ".xsession",
        ".xprofile",
        ".emacs", ".login", ".cshrc", ".tcshrc", ".kshrc", ".logout", "sudoers", "hosts.equiv", "known_hosts",
    ]
}

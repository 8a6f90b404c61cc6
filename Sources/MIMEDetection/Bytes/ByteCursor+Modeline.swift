extension ByteCursor {
    /// Goes on to the colon before the options that a line has for Vim: `vim: set ft=c:` or `vi:ft=c`.
    ///
    /// https://vimhelp.org/options.txt.html#modeline
    mutating func skipToVimOptions() -> Bool {
        repeat {
            guard skip(behind: "vi") else { return false }
        } while !starts(with: "m:") && !starts(with: ":")
        return true
    }
}

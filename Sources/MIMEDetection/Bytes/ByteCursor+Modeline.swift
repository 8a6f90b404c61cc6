extension ByteCursor {
    /// Moves to the colon before the Vim options in a line such as `vim: set ft=c:` or `vi:ft=c`.
    ///
    /// https://vimhelp.org/options.txt.html#modeline
    mutating func skipToVimOptions() -> Bool {
        repeat {
            guard skip(behind: "vi") else { return false }
        } while !starts(with: "m:") && !starts(with: ":")
        return true
    }
}

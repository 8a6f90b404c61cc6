/// Characters and words in names that have a meaning to shells, pages, addresses or Windows.
enum UploadNameSigns {
    /// What is wrong, in words; nil for nearly all names.
    static func problem(in name: String) -> String? {
        // Question marks and quotes are in honest titles.
        if let sign = name.first(where: { "<>|*".contains($0) }) {
            return "the sign \(sign), which shells and pages read as more than a character"
        }
        if hasCodedSeparator(name) { return "a separator of folders as it is written in addresses" }
        return isDevice(name) ? "a word that Windows takes for a device" : nil
    }

    /// Whether a slash, a backslash, a dot or a NUL is written as a percent sign and two digits.
    private static func hasCodedSeparator(_ name: String) -> Bool {
        name.split(separator: "%", omittingEmptySubsequences: false).dropFirst()
            .contains { ["2f", "5c", "2e", "00"].contains($0.prefix(2).lowercased()) }
    }

    /// Whether Windows opens a device instead, whatever comes after the first dot.
    ///
    /// https://learn.microsoft.com/windows/win32/fileio/naming-a-file
    private static func isDevice(_ name: String) -> Bool {
        let word = name.prefix { $0 != "." }.lowercased()
        let end = word.lastIndex { $0 != " " }.map { word.index(after: $0) } ?? word.startIndex
        let device = word[..<end]
        if ["con", "prn", "aux", "nul", "conin$", "conout$"].contains(device) { return true }
        guard device.count == 4, let digit = device.last, "123456789¹²³".contains(digit) else { return false }
        return device.hasPrefix("com") || device.hasPrefix("lpt")
    }
}

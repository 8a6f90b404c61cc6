/// Characters and words in names that are special to shells, web pages, URLs or Windows.
enum UploadNameCharacters {
    /// Returns a description of the problem and the characters that cause it; nil for nearly all names.
    static func problem(in name: String) -> (problem: String, subject: String)? {
        // Question marks and quotes occur in harmless titles.
        if let character = name.first(where: { "<>|*".contains($0) }) {
            return ("the character \(character), which is special in shells and HTML", String(character))
        }
        if hasCodedSeparator(name) { return ("a separator of folders as it is written in addresses", "%") }
        return isDevice(name) ? ("a word that Windows takes for a device", word(name)) : nil
    }

    /// Returns the digits of a character's code point, as in `U+202E`.
    static func code(of scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }

    /// Returns the digits of the code point of the last character that isn't shown; nil if each is shown.
    static func lastUnseen(in name: String) -> String? {
        name.unicodeScalars.last { $0.properties.isDefaultIgnorableCodePoint }.map(code)
    }

    private static func word(_ name: String) -> String { String(name.prefix { $0 != "." }) }

    /// Checks whether a slash, a backslash, a dot or a NUL is percent-encoded.
    private static func hasCodedSeparator(_ name: String) -> Bool {
        name.split(separator: "%", omittingEmptySubsequences: false).dropFirst()
            .contains { ["2f", "5c", "2e", "00"].contains($0.prefix(2).lowercased()) }
    }

    /// Checks whether Windows opens a device instead of a file with this name, whatever comes after the first dot.
    ///
    /// https://learn.microsoft.com/windows/win32/fileio/naming-a-file
    static func isDevice(_ name: String) -> Bool {
        let word = name.prefix { $0 != "." }.lowercased()
        let end = word.lastIndex { $0 != " " }.map { word.index(after: $0) } ?? word.startIndex
        let device = word[..<end]
        if ["con", "prn", "aux", "nul", "conin$", "conout$"].contains(device) { return true }
        guard device.count == 4, let digit = device.last, "123456789¹²³".contains(digit) else { return false }
        return device.hasPrefix("com") || device.hasPrefix("lpt")
    }
}

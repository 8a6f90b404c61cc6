extension String {
    /// Checks whether the string contains another one, comparing byte by byte.
    ///
    /// The standard library's `contains` and `split` with a string link a regular expression engine of 1.3 MB.
    func hasPart(_ part: String) -> Bool {
        utf8.indices.contains { utf8[$0...].starts(with: part.utf8) }
    }

    /// Returns the string with each occurrence of a part replaced; replacements are not searched again.
    func replacingPart(_ part: String, by text: String) -> String {
        var (result, rest) = ("", utf8[...])
        while !rest.isEmpty {
            if rest.starts(with: part.utf8) {
                result += text
                rest = rest.dropFirst(part.utf8.count)
            } else {
                let next = rest.dropFirst().firstIndex { $0 == part.utf8.first } ?? rest.endIndex
                result += String(Substring(rest[..<next]))
                rest = rest[next...]
            }
        }
        return result
    }
}

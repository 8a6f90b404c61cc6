/// Reads the instruction of a field in a text document, in lower case and without blanks.
enum OfficeInstruction {
    /// The names of fields whose result comes from another file, in lower case.
    static let inclusions = ["includetext", "includepicture", "include", "import", "link", "database"]

    /// Returns the texts of an instruction without blanks that may be the address of a link: those in quotes, and those
    /// between them, except for the arguments of options such as the tip of a link.
    static func paths(in instruction: some Collection<UInt8>) -> [[UInt8]] {
        let parts = instruction.split(
            separator: UInt8(ascii: "\""), maxSplits: 16, omittingEmptySubsequences: false)
        return parts.indices.compactMap { index in
            let isQuoted = index % 2 == 1
            if parts[index].isEmpty || isQuoted && endsWithOption(parts[index - 1]) { return nil }
            var path = parts[index][...]
            while !isQuoted, let letter = path.dropFirst().first, path.first == backslash, letter != backslash {
                path = path.dropFirst(2)
            }
            return path.isEmpty ? nil : path.map { $0 == backslash ? UInt8(ascii: "/") : $0 }
        }
    }

    private static let backslash = UInt8(ascii: "\\")

    /// Checks whether an option that has an argument is at the end of a part of an instruction.
    private static func endsWithOption(_ part: some Collection<UInt8>) -> Bool {
        let end = Array(part.suffix(2))
        return end.count == 2 && end[0] == backslash && "lost".utf8.contains(end[1])
    }

    /// Returns the first text in quotes after an offset.
    static func path(in instruction: UnsafeRawBufferPointer, from start: Int) -> UnsafeRawBufferPointer {
        var cursor = ByteCursor(instruction, at: start)
        cursor.skip(to: UInt8(ascii: "\""))
        cursor.skip(1)
        return cursor.take { $0 != UInt8(ascii: "\"") }
    }
}

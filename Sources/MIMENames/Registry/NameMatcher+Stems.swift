import MIMETypes

extension NameMatcher {
    /// Returns the first part of a name after which people write a word that is not an extension, as in
    /// `README.blender` and `Makefile.win`.
    ///
    /// The names of documents are recognised only as written in the table, or in capitals: `News.hs` is a module. The
    /// name of a backup file has no such part.
    static func stem(of name: UnsafeBufferPointer<UInt8>) -> NamePart? {
        guard let first = name.first, let last = name.last, first.asciiLowercased &- 0x61 < 26,
            last != UInt8(ascii: "~"), last != UInt8(ascii: "%"),
            let end = name.firstIndex(of: ASCII.dot)
        else { return nil }
        let stem = UnsafeBufferPointer(rebasing: name[..<end])
        let isCapital = stem.allSatisfy { $0 &- 0x41 < 26 }
        guard let part = NamePart(.stem(isCapital: isCapital), stem) else { return nil }
        return part.meaning.isDisjoint(with: [.document, .program]) ? nil : part
    }

    /// Checks whether a digit after a dot at the end of a name is part of a version, as in `name-4.2.4` and `st-0.7`,
    /// but not in `ls.1` and `bzip2.1`.
    static func endsInVersion(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let last = name.last, last &- 0x30 < 10 else { return false }
        let stem = name.dropLast(2)
        let start = stem.lastIndex { $0 != ASCII.dot && $0 &- 0x30 >= 10 }.map { $0 + 1 } ?? stem.startIndex
        guard start < stem.endIndex else { return false }
        let before = start > stem.startIndex ? stem[start - 1] : UInt8(ascii: "-")
        return stem[start...].contains(ASCII.dot) || before == UInt8(ascii: "-") || before == UInt8(ascii: "_")
    }
}

import MIMETypes

/// Parsers for the files of a compiled database that consist of lines of text.
enum SharedMIMEInfoFiles {
    /// Parses lines such as `50:text/markdown:*.md`, followed by `:cs` if case is significant.
    static func globs(_ file: [UInt8]) -> [TypeRegistration] {
        lines(file).compactMap { line in
            let fields = line.split(separator: UInt8(ascii: ":"), maxSplits: 3, omittingEmptySubsequences: false)
            guard fields.count >= 3, let weight = Int(string(fields[0])), let type = MIMEType(string(fields[1])) else {
                return nil
            }
            let isCaseSensitive = fields.count == 4 && fields[3].starts(with: "cs".utf8)
            return TypeRegistration(
                type, globs: [.init(string(fields[2]), weight: weight, isCaseSensitive: isCaseSensitive)])
        }
    }

    /// Parses lines of two types.
    static func pairs(_ file: [UInt8]) -> [(MIMEType, MIMEType)] {
        lines(file).compactMap { line in
            let fields = line.split(separator: 0x20)
            guard fields.count == 2, let one = MIMEType(string(fields[0])), let other = MIMEType(string(fields[1]))
            else {
                return nil
            }
            return (one, other)
        }
    }

    private static func lines(_ file: [UInt8]) -> [ArraySlice<UInt8>] {
        file.split(separator: 0x0A).filter { $0.first != UInt8(ascii: "#") }
    }

    static func string(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
}

/// The bytes of a PDF string, without escapes.
///
/// https://pdfa.org/resource/iso-32000-2/ section 7.3.4
struct PDFText: Sequence, IteratorProtocol {
    private let bytes: UnsafeRawBufferPointer
    /// The bytes, if they were decrypted.
    private let plain: [UInt8]?
    private let isHexadecimal: Bool
    private let end: Int
    private var position: Int

    /// Reads the string of a token; nil if the token is no string.
    init?(_ token: PDFTokens.Token, in bytes: UnsafeRawBufferPointer) {
        guard token.kind == .text || token.kind == .hexadecimal else { return nil }
        (self.bytes, plain) = (bytes, nil)
        isHexadecimal = token.kind == .hexadecimal
        (position, end) = (token.start, token.end)
    }

    /// Makes a string of bytes that were decrypted.
    init(_ plain: [UInt8]) {
        (bytes, self.plain, isHexadecimal) = (UnsafeRawBufferPointer(start: nil, count: 0), plain, false)
        (position, end) = (0, plain.count)
    }

    mutating func next() -> UInt8? {
        guard let plain else { return isHexadecimal ? nextPair() : nextCharacter() }
        guard position < end else { return nil }
        position += 1
        return plain[position - 1]
    }

    /// Takes the next two digits; readers ignore other characters.
    private mutating func nextPair() -> UInt8? {
        guard let high = nextDigit() else { return nil }
        return high << 4 | (nextDigit() ?? 0)
    }

    private mutating func nextDigit() -> UInt8? {
        while position < end {
            position += 1
            if let digit = Self.digit(bytes[position - 1]) { return digit }
        }
        return nil
    }

    private mutating func nextCharacter() -> UInt8? {
        while position < end {
            let byte = bytes[position]
            position += 1
            guard byte == UInt8(ascii: "\\"), position < end else { return byte }
            let escaped = bytes[position]
            // At the end of a line, a backslash continues the string on the next line.
            if escaped == 0x0A || escaped == 0x0D {
                position += escaped == 0x0D && position + 1 < end && bytes[position + 1] == 0x0A ? 2 : 1
                continue
            }
            return self.escaped()
        }
        return nil
    }

    /// Takes what comes after a backslash: up to three octal digits, the letter of a control character, or a character
    /// that represents itself.
    private mutating func escaped() -> UInt8 {
        var (number, count) = (0, 0)
        while count < 3, position < end, bytes[position] &- 0x30 < 8 {
            number = number * 8 + Int(bytes[position] - 0x30)
            (position, count) = (position + 1, count + 1)
        }
        if count > 0 { return UInt8(truncatingIfNeeded: number) }
        position += 1
        switch bytes[position - 1] {
        case UInt8(ascii: "n"): return 0x0A
        case UInt8(ascii: "r"): return 0x0D
        case UInt8(ascii: "t"): return 0x09
        case UInt8(ascii: "b"): return 0x08
        case UInt8(ascii: "f"): return 0x0C
        case let byte: return byte
        }
    }

    /// Returns the value of a hexadecimal digit.
    static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x30...0x39: byte - 0x30
        case 0x41...0x46: byte - 0x37
        case 0x61...0x66: byte - 0x57
        default: nil
        }
    }
}

extension PDFText {
    /// Checks whether the string is an address with the scheme `javascript` that does something.
    ///
    /// As in browsers, blanks before the scheme and line ends in it don't count; so don't the zeros and the marks of
    /// the encodings in which PDF strings are written.
    var isScript: Bool {
        guard let code else { return false }
        // Pages contain such links for menus, and programs that print them keep these.
        return !["", ";", "void(0)", "void(0);"].contains(code)
    }

    /// Checks whether the string starts with the scheme `javascript`.
    var hasScriptScheme: Bool { code != nil }

    /// The start of what follows the scheme `javascript`; nil if the string has another scheme, or none.
    private var code: String? {
        var rest = withoutLanguage.lazy.filter { !Self.isIgnored($0) }.makeIterator()
        for wanted in "javascript:".utf8 {
            guard rest.next()?.asciiLowercased == wanted else { return nil }
        }
        return String(decoding: Array(IteratorSequence(rest).prefix(16)), as: UTF8.self)
    }

    /// The string without the language that may come first, between two escape characters.
    ///
    /// https://pdfa.org/resource/iso-32000-2/ section 7.9.2.2
    private var withoutLanguage: PDFText {
        var text = self
        var (start, escapes) = (text, 0)
        for _ in 0..<24 {
            guard let byte = text.next() else { return self }
            guard byte != 0x1B else {
                (start, escapes) = (text, escapes + 1)
                if escapes == 2 { return start }
                continue
            }
            if escapes == 0, byte > 0x20, ![0xEF, 0xBB, 0xBF, 0xFE, 0xFF].contains(byte) { return self }
        }
        return self
    }

    /// Checks whether the string is an address whose scheme starts a program or a script, or the path of a program.
    ///
    /// An address without a scheme is that of a page.
    var startsProgram: Bool {
        let plain = withoutLanguage.lazy.filter { !Self.isIgnored($0) && $0 != 0 }
        let text = Array(plain.prefix(512)).map(\.asciiLowercased)
        guard let colon = text.firstIndex(of: UInt8(ascii: ":")), colon > 1 else { return false }
        // These open a terminal, and are usual in manuals.
        if text.starts(with: "telnet:".utf8) || text.starts(with: "ssh:".utf8) { return false }
        return !text[..<colon].contains(UInt8(ascii: "/")) && OfficeLink.startsProgram(text)
    }

    /// Checks whether the string starts with characters of addresses.
    var isReadable: Bool {
        lazy.filter { !Self.isIgnored($0) && $0 != 0 }.prefix(8).allSatisfy { (0x21..<0x7F).contains($0) }
    }

    /// Checks whether the string is the media type of Flash films.
    var isFlash: Bool {
        let text = Array(lazy.filter { !Self.isIgnored($0) && $0 != 0 }.prefix(64)).map(\.asciiLowercased)
        return text.reversed().starts(with: "/x-shockwave-flash".utf8.reversed())
    }

    /// Checks whether the string as a path names a server or has a scheme.
    var isRemotePath: Bool {
        let text = Array(withoutLanguage.lazy.filter { !Self.isIgnored($0) && $0 < 0x80 }.prefix(64))
        func isSlash(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\\") }
        if text.count > 1, isSlash(text[0]), isSlash(text[1]) { return true }
        let scheme = text.prefix { (0x61...0x7A).contains($0 | 0x20) }
        return scheme.count > 1 && text.dropFirst(scheme.count).first == UInt8(ascii: ":")
    }

    private static func isIgnored(_ byte: UInt8) -> Bool {
        byte <= 0x20 || [0xEF, 0xBB, 0xBF, 0xFE, 0xFF].contains(byte)
    }
}

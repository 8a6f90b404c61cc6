import MIMETypes

/// The names in a `Content-Disposition` header.
///
/// Browsers write `"` as `%22` and leave `\` unchanged; other programs write `\"` and `\\`. A header is read the first
/// way if possible, so that names written by a browser or a `FormData` are restored exactly. A `"` inside a value shows
/// that the header was written the second way. A real `%22` in a name can't be distinguished from an escape.
package struct ContentDisposition {
    /// The name of the field, or nil if there is none.
    let name: [UInt8]?
    /// The name of the file, or nil if there is none.
    let fileName: [UInt8]?

    init(name: [UInt8]?, fileName: [UInt8]?) {
        self.name = name
        self.fileName = fileName
    }

    /// Reads the value of a header; nil if it is malformed, is not `form-data`, or repeats a parameter.
    init?(parsing value: ArraySlice<UInt8>) {
        let value = value.drop(while: ASCII.isBlank)
        let end = value.firstIndex { $0 == UInt8(ascii: ";") || ASCII.isBlank($0) } ?? value.endIndex
        guard value[..<end].map(ASCII.lowercased) == Array("form-data".utf8) else { return nil }
        let rest = value[end...]
        guard
            let parameters = Self.parameters(rest, escape: .percent) ?? Self.parameters(rest, escape: .backslash)
        else { return nil }
        guard let name = Self.value(of: "name", in: parameters),
            let fileName = Self.value(of: "filename", in: parameters)
        else { return nil }
        self.name = name
        self.fileName = fileName
    }
}

extension ContentDisposition {
    /// Returns the file name in the header of a whole message, regardless of the kind of disposition; nil if there is
    /// none.
    ///
    /// Unlike in a form, the extended name takes precedence over the plain one, which is present for older readers.
    /// https://www.rfc-editor.org/rfc/rfc6266#section-4.3
    package static func fileName(in value: String) -> String? {
        let bytes = Array(value.utf8)
        guard let start = bytes.firstIndex(of: UInt8(ascii: ";")) else { return nil }
        guard
            let parameters = parameters(bytes[start...], escape: .percent)
                ?? parameters(bytes[start...], escape: .backslash)
        else { return nil }
        let name = parameters["filename*"].flatMap(decodeExtended) ?? parameters["filename"]
        return name.map { String(decoding: $0, as: UTF8.self) }
    }
}

extension ContentDisposition {
    private enum Escape { case percent, backslash }

    private typealias Parameters = [String: [UInt8]]

    /// Returns the plain parameter, or the extended one if there is no plain one, or nil if there is neither; the outer
    /// optional is nil if the extended one is malformed.
    ///
    /// .NET always writes both, and encodes a plain one that is not ASCII.
    private static func value(of name: String, in parameters: Parameters) -> [UInt8]?? {
        if let plain = parameters[name] {
            let extended = parameters[name + "*"].flatMap(decodeExtended)
            return .some(extended.map { isEncodedWord(plain, of: $0) ? $0 : plain } ?? plain)
        }
        guard let extended = parameters[name + "*"] else { return .some(nil) }
        return decodeExtended(extended).map { .some($0) }
    }

    private static func parameters(_ text: ArraySlice<UInt8>, escape: Escape) -> Parameters? {
        var parameters: Parameters = [:]
        var rest = text.drop(while: ASCII.isBlank)
        while rest.first == UInt8(ascii: ";") {
            rest = rest.dropFirst().drop(while: ASCII.isBlank)
            // Some programs end the line with a semicolon.
            if rest.isEmpty { break }
            let name = rest.prefix(while: ASCII.isToken)
            rest = rest[name.endIndex...]
            guard !name.isEmpty, rest.first == UInt8(ascii: "=") else { return nil }
            rest = rest.dropFirst()
            guard let value = value(&rest, escape: escape) else { return nil }
            let old = parameters.updateValue(
                value, forKey: String(decoding: name.map(ASCII.lowercased), as: UTF8.self))
            guard old == nil else { return nil }
            rest = rest.drop(while: ASCII.isBlank)
        }
        return rest.isEmpty ? parameters : nil
    }

    private static func value(_ rest: inout ArraySlice<UInt8>, escape: Escape) -> [UInt8]? {
        guard rest.first == ASCII.quote else {
            let token = rest.prefix { $0 != UInt8(ascii: ";") && $0 != ASCII.quote && !ASCII.isBlank($0) }
            rest = rest[token.endIndex...]
            return Array(token)
        }
        rest = rest.dropFirst()
        return escape == .percent ? percentEscaped(&rest) : backslashEscaped(&rest)
    }

    /// Reads up to the next quote.
    private static func percentEscaped(_ rest: inout ArraySlice<UInt8>) -> [UInt8]? {
        guard let end = rest.firstIndex(of: ASCII.quote) else { return nil }
        var value: [UInt8] = []
        var quoted = rest[..<end]
        rest = rest[(end + 1)...]
        while let byte = quoted.popFirst() {
            let decoded: UInt8? =
                switch (byte, quoted.first, quoted.dropFirst().first) {
                case (ASCII.percent, 0x32, 0x32): ASCII.quote
                case (ASCII.percent, 0x30, 0x41): ASCII.lineFeed
                case (ASCII.percent, 0x30, 0x44): ASCII.carriageReturn
                default: nil
                }
            if decoded != nil { quoted = quoted.dropFirst(2) }
            value.append(decoded ?? byte)
        }
        return value
    }

    /// Reads up to the next quote that has no backslash before it.
    private static func backslashEscaped(_ rest: inout ArraySlice<UInt8>) -> [UInt8]? {
        var value: [UInt8] = []
        while let byte = rest.popFirst() {
            if byte == ASCII.quote { return value }
            if byte == ASCII.backslash, let next = rest.first, next == ASCII.quote || next == ASCII.backslash {
                value.append(rest.removeFirst())
            } else {
                value.append(byte)
            }
        }
        return nil
    }

    /// Checks whether text is an encoded word for a name in UTF-8, which .NET and Spring write as the plain name if a
    /// name has characters other than ASCII.
    ///
    /// https://www.rfc-editor.org/rfc/rfc2047#section-2
    static func isEncodedWord(_ text: [UInt8], of name: [UInt8]) -> Bool {
        guard text.starts(with: "=?".utf8), text.count > 4, text.suffix(2).elementsEqual("?=".utf8) else {
            return false
        }
        let pieces = text[2..<(text.count - 2)].split(
            separator: UInt8(ascii: "?"), maxSplits: 2, omittingEmptySubsequences: false)
        guard pieces.count == 3, String(decoding: pieces[0], as: UTF8.self).lowercased() == "utf-8" else {
            return false
        }
        return switch pieces[1].map(ASCII.lowercased) {
        case [UInt8(ascii: "b")]: pieces[2].elementsEqual(Base64.encode(name).utf8)
        case [UInt8(ascii: "q")]: decodeQuoted(pieces[2]) == name
        default: false
        }
    }

    /// Reads text in which an underscore is a space, and `=` starts the number of a byte.
    ///
    /// https://www.rfc-editor.org/rfc/rfc2047#section-4.2
    private static func decodeQuoted(_ text: ArraySlice<UInt8>) -> [UInt8]? {
        guard !text.contains(UInt8(ascii: "%")) else { return nil }
        return PercentEncoding.decode(
            text.map { $0 == UInt8(ascii: "=") ? UInt8(ascii: "%") : $0 == UInt8(ascii: "_") ? ASCII.space : $0 }[...])
    }

    /// Reads a charset, a language and percent-escaped bytes: `UTF-8''%C3%A9.txt`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc8187#section-3.2
    static func decodeExtended(_ value: [UInt8]) -> [UInt8]? {
        let pieces = value.split(separator: UInt8(ascii: "'"), maxSplits: 2, omittingEmptySubsequences: false)
        guard pieces.count == 3, let bytes = PercentEncoding.decode(pieces[2]) else { return nil }
        switch String(decoding: pieces[0], as: UTF8.self).lowercased() {
        case "utf-8": return bytes
        case "iso-8859-1": return bytes.flatMap { Array(String(Unicode.Scalar($0)).utf8) }
        default: return nil
        }
    }
}

extension URLEncodedForm {
    /// Reads the body of a form or the query of a URL.
    ///
    /// - Parameter bytes: without the question mark of a URL.
    public init(parsing bytes: [UInt8]) {
        pairs = bytes.split(separator: UInt8(ascii: "&")).map { piece in
            let name = piece.prefix { $0 != UInt8(ascii: "=") }
            return Pair(name: Self.decode(name), value: Self.decode(piece[name.endIndex...].dropFirst()))
        }
    }

    /// Reads the body of a form or the query of a URL.
    ///
    /// - Parameter text: without the question mark of a URL.
    public init(parsing text: String) {
        self.init(parsing: Array(text.utf8))
    }

    /// Reads plus signs as spaces, then percent escapes, then UTF-8.
    ///
    /// https://url.spec.whatwg.org/#urlencoded-parsing
    private static func decode(_ bytes: ArraySlice<UInt8>) -> String {
        guard bytes.contains(where: { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "+") }) else {
            return String(decoding: bytes, as: UTF8.self)
        }
        let spaced = bytes.map { $0 == UInt8(ascii: "+") ? UInt8(ascii: " ") : $0 }
        return String(decoding: PercentEncoding.decode(spaced[...]) {}, as: UTF8.self)
    }
}

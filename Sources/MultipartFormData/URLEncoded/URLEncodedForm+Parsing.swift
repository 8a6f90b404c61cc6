extension URLEncodedForm {
    /// Creates a form by parsing the body of a request or the query of a URL.
    ///
    /// - Parameter bytes: the encoded form, without the URL's question mark.
    public init(parsing bytes: [UInt8]) {
        self = bytes.withUnsafeBufferPointer { Self(reading: $0) }
    }

    /// Creates a form by parsing the body of a request or the query of a URL.
    ///
    /// - Parameter text: the encoded form, without the URL's question mark.
    public init(parsing text: String) {
        var text = text
        self = text.withUTF8 { Self(reading: $0) }
    }

    private init(reading bytes: UnsafeBufferPointer<UInt8>) {
        pairs = []
        var rest = bytes[...]
        while let first = rest.first {
            guard first != UInt8(ascii: "&") else {
                rest = rest.dropFirst()
                continue
            }
            let piece = rest.prefix { $0 != UInt8(ascii: "&") }
            let name = piece.prefix { $0 != UInt8(ascii: "=") }
            pairs.append(Pair(name: Self.decode(name), value: Self.decode(piece[name.endIndex...].dropFirst())))
            rest = rest[piece.endIndex...]
        }
    }

    /// Replaces plus signs by spaces, and then decodes percent escapes and UTF-8.
    ///
    /// https://url.spec.whatwg.org/#urlencoded-parsing
    private static func decode(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
        guard bytes.contains(where: { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "+") }) else {
            return String(decoding: UnsafeBufferPointer(rebasing: bytes), as: UTF8.self)
        }
        let spaced = bytes.map { $0 == UInt8(ascii: "+") ? UInt8(ascii: " ") : $0 }
        return String(decoding: PercentEncoding.decode(spaced[...]) {}, as: UTF8.self)
    }
}

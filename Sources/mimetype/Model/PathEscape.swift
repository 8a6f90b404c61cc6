/// Percent-encodes the bytes of paths that a line of text or a URI can't contain.
///
/// https://www.rfc-editor.org/rfc/rfc3986#section-2.1
enum PathEscape {
    private static let digits = Array("0123456789ABCDEF".utf8)
    /// The characters other than letters and digits that RFC 3986 allows in a path without escaping.
    private static let plain = Set("-._~!$&'()*+,;=:@/".utf8)

    static func encode(_ path: some Sequence<UInt8>) -> [UInt8] {
        var text: [UInt8] = []
        for byte in path {
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: text.append(byte)
            case _ where plain.contains(byte): text.append(byte)
            default: text += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return text
    }

    /// Returns the path that an encoded text represents; nil if a percent sign is not followed by two hexadecimal
    /// digits.
    static func decode(_ text: some Sequence<UInt8>) -> [UInt8]? {
        var (path, iterator) = ([UInt8](), text.makeIterator())
        while let byte = iterator.next() {
            guard byte == UInt8(ascii: "%") else {
                path.append(byte)
                continue
            }
            guard let high = iterator.next(), let low = iterator.next(),
                let value = UInt8(String(decoding: [high, low], as: UTF8.self), radix: 16)
            else { return nil }
            path.append(value)
        }
        return path
    }
}

extension [UInt8] {
    /// The content of a text file without the mark of UTF-8 at its start.
    var withoutMark: ArraySlice<UInt8> { starts(with: [0xEF, 0xBB, 0xBF]) ? dropFirst(3) : self[...] }

    /// The path without a leading `./`, as other tools write it.
    var withoutCurrentFolder: ArraySlice<UInt8> {
        var path = self[...]
        while path.starts(with: [UInt8(ascii: "."), UInt8(ascii: "/")]) { path = path.dropFirst(2) }
        return path
    }
}

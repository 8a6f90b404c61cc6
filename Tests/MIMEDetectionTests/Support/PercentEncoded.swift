extension Array<UInt8> {
    /// Bytes of which those that are not printable ASCII are written as in a URL: `caf%E9`.
    init(percentEncoded text: String) {
        self = []
        var rest = text.utf8[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%"),
                let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
            else {
                append(byte)
                continue
            }
            append(value)
            rest = rest.dropFirst(2)
        }
    }
}

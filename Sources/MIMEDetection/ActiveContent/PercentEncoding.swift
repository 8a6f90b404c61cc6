/// The encoding of bytes in addresses. https://www.rfc-editor.org/rfc/rfc3986#section-2.1
enum PercentEncoding {
    /// Returns an address without percent-encoding, in lower case and without blanks.
    static func decoded(_ address: some RandomAccessCollection<UInt8>) -> [UInt8] {
        let address = Array(address)
        var (plain, position): ([UInt8], Int) = ([], 0)
        while position < address.count {
            var byte = address[position]
            position += 1
            if byte == UInt8(ascii: "%"), position + 1 < address.count, let high = PDFText.digit(address[position]),
                let low = PDFText.digit(address[position + 1])
            {
                (byte, position) = (high << 4 | low, position + 2)
            }
            if byte > 0x20 { plain.append(byte.asciiLowercased) }
        }
        return plain
    }
}

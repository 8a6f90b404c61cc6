/// A filter for PDF streams that can be decoded here.
///
/// https://pdfa.org/resource/iso-32000-2/ section 7.4
enum PDFFilter {
    case flate
    case hexadecimal
    case ascii85
    case runLength

    /// Recognises the filter by its name; nil if it isn't supported.
    init?(_ token: PDFTokens.Token, in bytes: UnsafeRawBufferPointer) {
        let found = Self.names.first { token.isName($0.name, in: bytes) }
        guard let found else { return nil }
        self = found.filter
    }

    private static let names: [(name: StaticString, filter: PDFFilter)] = [
        ("FlateDecode", .flate), ("Fl", .flate), ("ASCIIHexDecode", .hexadecimal), ("AHx", .hexadecimal),
        ("ASCII85Decode", .ascii85), ("A85", .ascii85), ("RunLengthDecode", .runLength), ("RL", .runLength),
    ]

    /// Decodes data to which the filter was applied.
    ///
    /// - Parameters:
    ///   - data: the encoded bytes.
    ///   - limit: the maximum number of decoded bytes.
    /// - Returns: the decoded bytes up to the limit or the end, and how many bytes were read; nil if the data is
    ///   damaged, since readers differ in how they continue.
    func decode(_ data: UnsafeRawBufferPointer, limit: Int) -> (content: [UInt8], read: Int)? {
        switch self {
        case .flate: Self.inflated(data, limit: limit)
        case .hexadecimal: Self.fromHexadecimal(data, limit: limit).map { ($0, data.count) }
        case .ascii85: Self.fromASCII85(data, limit: limit).map { ($0, data.count) }
        case .runLength: Self.unpacked(data, limit: limit).map { ($0, data.count) }
        }
    }

    /// Inflates data, allocating no more memory than the data can fill: DEFLATE expands a byte to at most 1,032 bytes.
    private static func inflated(_ data: UnsafeRawBufferPointer, limit: Int) -> (content: [UInt8], read: Int)? {
        guard data.count > 2, data[0] & 0x0F == 8 else { return ([], 0) }
        let stream = UnsafeRawBufferPointer(rebasing: data[2...])
        let (content, end, isDamaged) = Inflate.part(stream, limit: min(limit, 1032 * stream.count))
        return isDamaged ? nil : (content, min(end, stream.count))
    }

    /// Decodes digits up to a `>`; nil if there are other characters.
    private static func fromHexadecimal(_ data: UnsafeRawBufferPointer, limit: Int) -> [UInt8]? {
        let end = data.firstIndex(of: UInt8(ascii: ">")) ?? data.count
        let digits = PDFTokens.Token(kind: .hexadecimal, start: 0, end: end)
        guard data[..<end].allSatisfy({ PDFText.digit($0) != nil || PDFTokens.isBlank($0) }) else { return nil }
        return PDFText(digits, in: data).map { Array($0.prefix(limit)) } ?? []
    }

    private static func fromASCII85(_ data: UnsafeRawBufferPointer, limit: Int) -> [UInt8]? {
        var output: [UInt8] = []
        output.reserveCapacity(min(limit, data.count / 5 * 4 + 4))
        var (value, count): (UInt32, Int) = (0, 0)
        for byte in data where !PDFTokens.isBlank(byte) {
            guard output.count + 4 <= limit else { return output }
            if byte == UInt8(ascii: "z"), count == 0 {
                output += [0, 0, 0, 0]
                continue
            }
            if byte == UInt8(ascii: "~") { break }
            guard (0x21...0x75).contains(byte) else { return nil }
            value = value &* 85 &+ UInt32(byte - 0x21)
            count += 1
            guard count == 5 else { continue }
            append(value, 4, to: &output)
            (value, count) = (0, 0)
        }
        guard count > 1 else { return output }
        for _ in count..<5 { value = value &* 85 &+ 84 }
        append(value, count - 1, to: &output)
        return output
    }

    private static func append(_ value: UInt32, _ count: Int, to output: inout [UInt8]) {
        for index in 0..<count { output.append(UInt8(truncatingIfNeeded: value >> UInt32(24 - 8 * index))) }
    }

    private static func unpacked(_ data: UnsafeRawBufferPointer, limit: Int) -> [UInt8]? {
        var (cursor, output): (ByteCursor, [UInt8]) = (ByteCursor(data), [])
        while output.count < limit, let length = cursor.next() {
            if length == 128 { return cursor.rest(cursor.remaining).allSatisfy(PDFTokens.isBlank) ? output : nil }
            if length < 128 {
                output += cursor.rest(min(Int(length) + 1, limit - output.count))
                cursor.skip(Int(length) + 1)
            } else if let byte = cursor.next() {
                output += repeatElement(byte, count: min(257 - Int(length), limit - output.count))
            }
        }
        return output
    }
}

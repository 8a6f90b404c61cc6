/// A filter for PDF streams that can be decoded here.
///
/// https://pdfa.org/resource/iso-32000-2/ section 7.4
enum PDFFilter {
    case flate
    case hexadecimal
    case ascii85
    case runLength

    /// Recognises the filter whose name is at a cursor; nil if it isn't supported.
    init?(at cursor: ByteCursor) {
        let found = Self.names.first { PDFScriptSearch.isName($0.name, cursor) }
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
    /// - Returns: the decoded bytes up to the limit, the end or the first damage.
    func decode(_ data: UnsafeRawBufferPointer, limit: Int) -> [UInt8] {
        switch self {
        case .flate: Self.inflated(data, limit: limit)
        case .hexadecimal: Self.fromHexadecimal(data, limit: limit)
        case .ascii85: Self.fromASCII85(data, limit: limit)
        case .runLength: Self.unpacked(data, limit: limit)
        }
    }

    /// Inflates data, allocating no more memory than the data can fill: DEFLATE expands a byte to at most 1,032 bytes.
    private static func inflated(_ data: UnsafeRawBufferPointer, limit: Int) -> [UInt8] {
        guard data.count > 2, data[0] & 0x0F == 8 else { return [] }
        let stream = UnsafeRawBufferPointer(rebasing: data[2...])
        return Inflate.bytes(stream, limit: min(limit, 1032 * stream.count)) { _ in false }
    }

    private static func fromHexadecimal(_ data: UnsafeRawBufferPointer, limit: Int) -> [UInt8] {
        var (output, half): ([UInt8], UInt8?) = ([], nil)
        output.reserveCapacity(min(limit, data.count / 2 + 1))
        for byte in data where byte > 0x20 && output.count < limit {
            guard let digit = hexadecimalDigit(byte) else { break }
            if let high = half {
                output.append(high << 4 | digit)
                half = nil
            } else {
                half = digit
            }
        }
        if let half, output.count < limit { output.append(half << 4) }
        return output
    }

    private static func hexadecimalDigit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x30...0x39: byte - 0x30
        case 0x41...0x46: byte - 0x37
        case 0x61...0x66: byte - 0x57
        default: nil
        }
    }

    private static func fromASCII85(_ data: UnsafeRawBufferPointer, limit: Int) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(min(limit, data.count / 5 * 4 + 4))
        var (value, count): (UInt32, Int) = (0, 0)
        for byte in data where byte > 0x20 {
            guard output.count + 4 <= limit else { return output }
            if byte == UInt8(ascii: "z"), count == 0 {
                output += [0, 0, 0, 0]
                continue
            }
            guard (0x21...0x75).contains(byte) else { break }
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

    private static func unpacked(_ data: UnsafeRawBufferPointer, limit: Int) -> [UInt8] {
        var (cursor, output): (ByteCursor, [UInt8]) = (ByteCursor(data), [])
        while let length = cursor.next(), length != 128, output.count < limit {
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

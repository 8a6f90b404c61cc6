/// Traverses the chunks of RIFF and AIFF.
///
/// https://learn.microsoft.com/windows/win32/xaudio2/resource-interchange-file-format--riff-
enum RIFFEnd {
    /// Returns the offset after the last chunk, which is at most the stated length; nil if the file is truncated.
    ///
    /// Programs that play a file ignore anything that is no chunk, even within the stated length. A length of zero or
    /// of all ones is that of a recording whose end wasn't known when it began.
    static func end(of bytes: UnsafeRawBufferPointer, isLittle: Bool) -> Int? {
        guard let size = number(bytes, 4, isLittle) else { return nil }
        let limit = size >= 4 && size <= bytes.count - 8 ? min(8 + size + size % 2, bytes.count) : bytes.count
        var position = 12
        while position + 8 <= limit, isName(bytes, at: position), let size = number(bytes, position + 4, isLittle) {
            guard size <= bytes.count - position - 8 else {
                return data.contains { bytes.has($0, at: position) } ? nil : position
            }
            position += 8 + size + size % 2
        }
        // The header of a chunk is truncated.
        if limit == bytes.count, position < limit, limit - position < 8 { return nil }
        return min(position, limit)
    }

    /// The chunks that may extend to the end of the file if the file is truncated or its length wasn't known.
    private static let data: [StaticString] = ["data", "LIST", "SSND", "VP8 ", "VP8L", "VP8X", "ALPH", "ANMF"]

    private static func isName(_ bytes: UnsafeRawBufferPointer, at start: Int) -> Bool {
        bytes[start..<(start + 4)].allSatisfy { (0x20...0x7E).contains($0) }
    }

    private static func number(_ bytes: UnsafeRawBufferPointer, _ offset: Int, _ isLittle: Bool) -> Int? {
        isLittle ? bytes.littleEndian(at: offset, width: 4) : bytes.bigEndian(at: offset, width: 4)
    }
}

/// Skips the tags that programs write before and after audio.
enum AudioTags {
    /// Returns the offset after all ID3 tags at the start and the zeros that pad them.
    ///
    /// https://id3.org/id3v2.4.0-structure
    static func endOfLeading(_ bytes: UnsafeRawBufferPointer) -> Int {
        var position = 0
        while let length = lengthOfID3(bytes, at: position) {
            position += length
            while position < bytes.count, bytes[position] == 0 { position += 1 }
        }
        return position
    }

    /// Returns the length of the tag at an offset; nil if there is none, or if it is truncated.
    static func length(_ bytes: UnsafeRawBufferPointer, at start: Int) -> Int? {
        let length: Int? =
            if bytes.has("TAG+", at: start) {
                227
            } else if bytes.has("TAG", at: start) {
                128
            } else if bytes.has("ID3", at: start) {
                lengthOfID3(bytes, at: start)
            } else if bytes.has("APETAGEX", at: start) {
                lengthOfAPE(bytes, at: start)
            } else if bytes.has("LYRICSBEGIN", at: start) {
                lengthOfLyrics(bytes, at: start)
            } else {
                nil
            }
        return length.flatMap { $0 <= bytes.count - start ? $0 : nil }
    }

    private static func lengthOfID3(_ bytes: UnsafeRawBufferPointer, at start: Int) -> Int? {
        guard bytes.has("ID3", at: start), start + 10 <= bytes.count, (2...4).contains(bytes[start + 3]) else {
            return nil
        }
        let size = bytes[(start + 6)..<(start + 10)]
        guard size.allSatisfy({ $0 < 0x80 }) else { return nil }
        let hasFooter = bytes[start + 5] & 0x10 != 0
        return 10 + size.reduce(0) { $0 << 7 | Int($1) } + (hasFooter ? 10 : 0)
    }

    /// Returns the length of an APE tag, whose stated size includes the footer, but not the header.
    ///
    /// https://wiki.hydrogenaud.io/index.php?title=APE_Tags_Header
    private static func lengthOfAPE(_ bytes: UnsafeRawBufferPointer, at start: Int) -> Int? {
        bytes.littleEndian(at: start + 12, width: 4).map { 32 + $0 }
    }

    /// Returns the length of a Lyrics3 tag: fields of at most 99,999 bytes each, followed by a size of six digits and
    /// an end marker.
    ///
    /// https://id3.org/Lyrics3v2
    private static func lengthOfLyrics(_ bytes: UnsafeRawBufferPointer, at start: Int) -> Int? {
        var position = start + 11
        while position + 8 <= bytes.count, (0x41...0x5A).contains(bytes[position]),
            let length = digits(bytes, at: position + 3, count: 5)
        {
            position += 8 + length
        }
        guard digits(bytes, at: position, count: 6) != nil, bytes.has("LYRICS200", at: position + 6) else { return nil }
        return position + 15 - start
    }

    private static func digits(_ bytes: UnsafeRawBufferPointer, at start: Int, count: Int) -> Int? {
        guard start + count <= bytes.count else { return nil }
        var value = 0
        for byte in bytes[start..<(start + count)] {
            guard (0x30...0x39).contains(byte) else { return nil }
            value = value * 10 + Int(byte - 0x30)
        }
        return value
    }
}

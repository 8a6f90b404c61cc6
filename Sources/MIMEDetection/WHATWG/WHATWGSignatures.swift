/// Formats for which the standard specifies steps instead of patterns.
enum WHATWGSignatures {
    /// Checks whether the first box lists an MP4 brand.
    ///
    /// https://mimesniff.spec.whatwg.org/#signature-for-mp4
    static func isMP4(_ bytes: UnsafeRawBufferPointer) -> Bool {
        guard bytes.count >= 12, let size = bytes.bigEndian(at: 0, width: 4), bytes.count >= size, size % 4 == 0,
            bytes.has("ftyp", at: 4)
        else { return false }
        // The four bytes after the main brand are its version.
        return bytes.has("mp4", at: 8) || stride(from: 16, to: size, by: 4).contains { bytes.has("mp4", at: $0) }
    }

    /// Checks whether the header declares the document type WebM.
    ///
    /// https://mimesniff.spec.whatwg.org/#signature-for-webm
    static func isWebM(_ bytes: UnsafeRawBufferPointer) -> Bool {
        guard bytes.has([0x1A, 0x45, 0xDF, 0xA3], at: 0) else { return false }
        return (4..<min(38, bytes.count)).contains { offset in
            bytes.has([0x42, 0x82], at: offset) && isDocumentType(bytes, at: offset + 2)
        }
    }

    /// Checks whether the length of a document type is at an offset, followed by any number of zeros and `webm`.
    private static func isDocumentType(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> Bool {
        guard offset < bytes.count else { return false }
        var position = offset + min(8, bytes[offset].leadingZeroBitCount + 1)
        guard position < bytes.count - 4 else { return false }
        while position < bytes.count, bytes[position] == 0 { position += 1 }
        return bytes.has("webm", at: position)
    }

    /// Checks whether the bytes start with a frame of MPEG audio layer III that the header of another frame follows
    /// directly.
    ///
    /// The standard's steps compare against the end of the bytes with the wrong sign, and confuse the bit rates of the
    /// MPEG versions. Taken literally, they match no file. This method implements what they describe: Firefox's
    /// sniffer.
    ///
    /// https://mimesniff.spec.whatwg.org/#signature-for-mp3-without-id3
    static func isMP3(_ bytes: UnsafeRawBufferPointer) -> Bool {
        guard let length = frameLength(bytes, at: 0), length >= 4 else { return false }
        return frameLength(bytes, at: length) != nil
    }

    /// Returns the length of the frame that starts at an offset; nil if there is no frame header.
    private static func frameLength(_ bytes: UnsafeRawBufferPointer, at start: Int) -> Int? {
        guard start + 4 <= bytes.count, bytes[start] == 0xFF, bytes[start + 1] & 0xE0 == 0xE0,
            bytes[start + 1] >> 1 & 3 == 1
        else { return nil }
        let (rateIndex, frequencyIndex) = (Int(bytes[start + 2] >> 4), Int(bytes[start + 2] >> 2 & 3))
        guard rateIndex < 15, frequencyIndex < 3 else { return nil }
        let version = bytes[start + 1] >> 3 & 3
        let isFirst = version & 1 == 1
        let frequency = frequencies[frequencyIndex] / (version == 2 ? 2 : version == 0 ? 4 : 1)
        let padding = Int(bytes[start + 2] >> 1 & 1)
        return (isFirst ? firstRates : laterRates)[rateIndex] * (isFirst ? 144 : 72) / frequency + padding
    }

    private static let frequencies = [44_100, 48_000, 32_000]

    /// Bit rates in MPEG 1, in bits per second.
    private static let firstRates = [
        0, 32_000, 40_000, 48_000, 56_000, 64_000, 80_000, 96_000, 112_000, 128_000, 160_000, 192_000, 224_000, 256_000,
        320_000,
    ]

    /// Bit rates in MPEG 2 and 2.5, in bits per second.
    private static let laterRates = [
        0, 8_000, 16_000, 24_000, 32_000, 40_000, 48_000, 56_000, 64_000, 80_000, 96_000, 112_000, 128_000, 144_000,
        160_000,
    ]
}

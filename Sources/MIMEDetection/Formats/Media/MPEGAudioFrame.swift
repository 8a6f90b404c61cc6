/// The header of an MPEG audio or AAC frame, which determines where the next frame starts.
///
/// http://www.mp3-tech.org/programmer/frame_header.html and https://wiki.multimedia.cx/index.php/ADTS
struct MPEGAudioFrame: Equatable {
    /// The properties that all frames of a stream share: version, layer and sampling rate.
    let kind: UInt16
    let length: Int

    /// The layer as the header numbers it: 3 for layer I, 1 for layer III, and 0 for AAC.
    var layer: Int { Int(kind >> 9 & 3) }

    private static let bitRates: [[Int]] = [
        // Version 1: layers III, II, I.
        [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
        [0, 32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384],
        [0, 32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448],
        // Versions 2 and 2.5: layers III and II, and I.
        [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
        [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
        [0, 32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256],
    ]
    private static let sampleRates = [44_100, 48_000, 32_000]

    /// Reads a header; nil if there is none or a field has an invalid value.
    init?(_ bytes: UnsafeRawBufferPointer, at offset: Int) {
        guard offset >= 0, offset + 4 <= bytes.count, bytes[offset] == 0xFF, bytes[offset + 1] & 0xE0 == 0xE0 else {
            return nil
        }
        let (second, third) = (bytes[offset + 1], bytes[offset + 2])
        let layer = Int(second >> 1 & 3)
        if layer == 0 {
            guard second & 0xF0 == 0xF0, third >> 2 & 15 < 13, offset + 6 <= bytes.count else { return nil }
            let size = Int(bytes[offset + 3] & 3) << 11 | Int(bytes[offset + 4]) << 3 | Int(bytes[offset + 5]) >> 5
            guard size >= 9 else { return nil }
            (kind, length) = (UInt16(second & 0xF8) << 8 | UInt16(third & 0xFC), size)
            return
        }
        guard let size = Self.length(version: Int(second >> 3 & 3), layer: layer, third) else { return nil }
        (kind, length) = (UInt16(second & 0xFE) << 8 | UInt16(third & 0x0C), size)
    }

    private static func length(version: Int, layer: Int, _ third: UInt8) -> Int? {
        let (rate, sampling) = (Int(third >> 4), Int(third >> 2 & 3))
        guard version != 1, sampling < 3, rate > 0, rate < 15 else { return nil }
        let isFirst = version == 3
        let bits = bitRates[(isFirst ? 0 : 3) + layer - 1][rate] * 1000
        let samples = sampleRates[sampling] / (isFirst ? 1 : version == 2 ? 2 : 4)
        let padding = Int(third >> 1 & 1)
        if layer == 3 { return (12 * bits / samples + padding) * 4 }
        return (layer == 1 && !isFirst ? 72 : 144) * bits / samples + padding
    }
}

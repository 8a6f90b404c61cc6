import MIMETypes

/// AC-3 and Enhanced AC-3 audio, recognised by two frames.
///
/// https://www.etsi.org/deliver/etsi_ts/102300_102399/102366/01.04.01_60/ts_102366v010401p.pdf
enum AC3Format: ContainerFormat {
    static let firstBytes: [UInt8] = [0x0B]

    static func candidate(_ resource: Resource, head: UnsafeRawBufferPointer) throws(ResourceError) -> Candidate? {
        guard let first = frame(head, at: 0) else { return nil }
        let isAlone = first.length == resource.knownSize
        guard isAlone || frame(head, at: first.length)?.isEnhanced == first.isEnhanced else { return nil }
        return structural(first.isEnhanced ? "audio/eac3" : "audio/ac3", "frames of # bytes", first.length)
    }

    private static func frame(_ bytes: UnsafeRawBufferPointer, at start: Int) -> (length: Int, isEnhanced: Bool)? {
        guard start + 6 <= bytes.count, bytes[start] == 0x0B, bytes[start + 1] == 0x77 else { return nil }
        switch bytes[start + 5] >> 3 {
        case 0...10: return length(rate: bytes[start + 4]).map { ($0, false) }
        case 11...16:
            let words = Int(bytes[start + 2] & 7) << 8 | Int(bytes[start + 3])
            return ((words + 1) * 2, true)
        default: return nil
        }
    }

    /// Returns the length of an AC-3 frame in bytes; one byte states the sampling rate and the bit rate.
    private static func length(rate: UInt8) -> Int? {
        let kilobits = [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384, 448, 512, 576, 640]
        let code = Int(rate & 0x3F)
        guard code / 2 < kilobits.count else { return nil }
        let bitRate = kilobits[code / 2]
        return switch rate >> 6 {
        case 0: bitRate * 4
        case 1: (bitRate * 320 / 147 + code % 2) * 2
        case 2: bitRate * 6
        default: nil
        }
    }
}

extension Binaries {
    /// Frames of AC-3 of 128 bytes, for 32 kilobits a second; `bits` tells it from Enhanced AC-3.
    static func ac3(bits: UInt8, count: Int) -> [UInt8] {
        (0..<count).flatMap { _ in [0x0B, 0x77, 0, 63, 0, bits] + [UInt8](repeating: 0x55, count: 122) }
    }

    static let ac4: [UInt8] = (0..<3).flatMap { _ in joined([0xAC, 0x40, 0, 20], noise(20)) }
    static let loas: [UInt8] = (0..<3).flatMap { _ in joined([0x56, 0xE0, 20], noise(20)) }
    static let av1: [UInt8] = [0x12, 0, 0x0A, 6, 0x20, 1, 2, 3, 4, 5, 0x32, 0x10] + noise(20)

    private static let asfHeader: [UInt8] = [
        0x30, 0x26, 0xB2, 0x75, 0x8E, 0x66, 0xCF, 0x11, 0xA6, 0xD9, 0x00, 0xAA, 0x00, 0x62, 0xCE, 0x6C,
    ]
    private static let asfStream: [UInt8] = [
        0x91, 0x07, 0xDC, 0xB7, 0xB7, 0xA9, 0xCF, 0x11, 0x8E, 0xE6, 0x00, 0xC0, 0x0C, 0x20, 0x53, 0x65,
    ]
    static let asfVideo: [UInt8] = [0xC0, 0xEF, 0x19, 0xBC, 0x4D, 0x5B, 0xCF, 0x11]
    static let asfAudio: [UInt8] = [0x40, 0x9E, 0x69, 0xF8, 0x4D, 0x5B, 0xCF, 0x11]

    /// An ASF header with a stream for each kind.
    static func asf(_ kinds: [UInt8]...) -> [UInt8] {
        let streams = kinds.flatMap { asfStream + Containers.little(78, 8) + $0 + zeros(46) }
        return asfHeader + Containers.little(30 + streams.count, 8) + Containers.little(kinds.count, 4) + [1, 2]
            + streams
            + zeros(32)
    }

    /// The start of a stream of video in units, each with two bytes of header and some content.
    static func video(units: [(UInt8, UInt8)]) -> [UInt8] {
        units.flatMap { [0, 0, 0, 1, $0.0, $0.1, 0x60, 0x70, 0x80, 0x90] }
    }
}

import MIMETypes

/// Windows Media; the stream properties in the header distinguish audio from video.
///
/// https://learn.microsoft.com/windows/win32/wmformat/overview-of-the-asf-format
enum ASFFormat: ContainerFormat {
    static let firstBytes: [UInt8] = [0x30]

    private static let header: [UInt8] = [
        0x30, 0x26, 0xB2, 0x75, 0x8E, 0x66, 0xCF, 0x11, 0xA6, 0xD9, 0x00, 0xAA, 0x00, 0x62, 0xCE, 0x6C,
    ]
    private static let streamProperties: [UInt8] = [
        0x91, 0x07, 0xDC, 0xB7, 0xB7, 0xA9, 0xCF, 0x11, 0x8E, 0xE6, 0x00, 0xC0, 0x0C, 0x20, 0x53, 0x65,
    ]
    private static let video: [UInt8] = [0xC0, 0xEF, 0x19, 0xBC, 0x4D, 0x5B, 0xCF, 0x11]
    private static let audio: [UInt8] = [0x40, 0x9E, 0x69, 0xF8, 0x4D, 0x5B, 0xCF, 0x11]
    private static let maxObjects = 64

    static func candidate(_ resource: Resource, head: UnsafeRawBufferPointer) throws(ResourceError) -> Candidate? {
        guard head.has(header, at: 0) else { return nil }
        let (hasAudio, hasVideo) = try resource.withBuffer(at: 0, count: 64 << 10) { streams($0) }
        if hasVideo { return structural("video/x-ms-wmv", "a video stream") }
        if hasAudio { return structural("audio/x-ms-wma", "sound streams only") }
        return structural("application/vnd.ms-asf", "ASF header")
    }

    /// Reads the objects in the header.
    private static func streams(_ bytes: UnsafeRawBufferPointer) -> (audio: Bool, video: Bool) {
        var (position, hasAudio, hasVideo) = (30, false, false)
        for _ in 0..<maxObjects {
            guard let size = bytes.littleEndian(at: position + 16, width: 8), size >= 24, size <= bytes.count else {
                break
            }
            if bytes.has(streamProperties, at: position) {
                hasVideo = hasVideo || bytes.has(video, at: position + 24)
                hasAudio = hasAudio || bytes.has(audio, at: position + 24)
            }
            position += size
        }
        return (hasAudio, hasVideo)
    }
}

import MIMETypes

/// MP3, MP2 and AAC, recognised by several frames, with or without an ID3 tag before them.
///
/// https://id3.org/id3v2.4.0-structure
enum MPEGAudioFormat: ContainerFormat {
    static let firstBytes: [UInt8] = [0xFF, 0x49]
    static let minLength = 4

    /// The required number of consecutive frames.
    private static let frames = 3
    /// The number of bytes after a tag that are examined: a few of the largest frames.
    private static let window = 8192

    static func candidate(_ resource: Resource, head: UnsafeRawBufferPointer) throws(ResourceError) -> Candidate? {
        guard head[0] == 0x49 else { return frames(head, resource.knownSize, "# frames") }
        guard let end = endOfTag(head) else { return nil }
        return try resource.withBuffer(at: end, count: window) { bytes in
            // Tags are padded with zeros, which some programs don't include in the length.
            let start = bytes.firstIndex { $0 != 0 } ?? bytes.count
            let rest = UnsafeRawBufferPointer(rebasing: bytes[start...])
            if rest.starts(with: Array("fLaC".utf8)) { return structural("audio/flac", "fLaC after an ID3 tag") }
            return frames(rest, resource.knownSize.map { $0 - end - start }, "# frames after an ID3 tag")
        }
    }

    private static func endOfTag(_ head: UnsafeRawBufferPointer) -> Int? {
        guard head.has("ID3", at: 0), head.count >= 10, (2...4).contains(head[3]) else { return nil }
        let size = head[6..<10].reduce(0) { $0 << 7 | Int($1) }
        guard head[6..<10].allSatisfy({ $0 < 0x80 }) else { return nil }
        let hasFooter = head[5] & 0x10 != 0
        return 10 + size + (hasFooter ? 10 : 0)
    }

    /// Returns the type of several frames of one kind, or of a single first frame.
    ///
    /// The last frame may end the content. The words describe the frames, with their number in place of `#`.
    private static func frames(_ bytes: UnsafeRawBufferPointer, _ size: Int?, _ words: StaticString) -> Candidate? {
        guard let first = MPEGAudioFrame(bytes, at: 0) else { return nil }
        var (offset, count) = (first.length, 1)
        while count < frames {
            if count > 1, offset == size { break }
            guard let next = MPEGAudioFrame(bytes, at: offset), next.kind == first.kind else {
                return loneFrame(first)
            }
            offset += next.length
            count += 1
        }
        return structural(type(of: first), words, count)
    }

    /// Recognises a header that contains only valid values although no frame follows at the expected offset.
    ///
    /// This evidence is only two bytes and a few bits, so it is used only for layer III.
    private static func loneFrame(_ frame: MPEGAudioFrame) -> Candidate? {
        guard frame.layer == 1 else { return nil }
        return weak(type(of: frame), "header of a frame")
    }

    static func type(of frame: MPEGAudioFrame) -> StaticString {
        switch frame.layer {
        case 0: "audio/aac"
        case 2: "audio/mp2"
        default: "audio/mpeg"
        }
    }
}

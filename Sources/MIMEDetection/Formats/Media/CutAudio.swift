import MIMETypes

/// Recognises MP3, MP2 and AAC that don't start with a frame: recordings of a stream, and parts of files.
///
/// Players skip to the next frame. http://www.mp3-tech.org/programmer/frame_header.html
enum CutAudio {
    /// The maximum number of bytes before the first whole frame: those of a large frame.
    private static let longestPart = 1536
    /// The minimum number of frames that follow one another.
    private static let frames = 4
    /// The maximum number of headers that are tried: one in 2,048 bytes of audio looks like a header by chance.
    private static let maxHeaders = 16

    /// Returns a candidate if the head consists of frames after part of one, or after zeros.
    static func candidate(_ head: UnsafeRawBufferPointer) -> Candidate? {
        let start = head.firstIndex { $0 != 0 } ?? head.count
        var cursor = ByteCursor(head)
        cursor.skip(start)
        var headers = 0
        while headers < maxHeaders {
            cursor.skip(to: 0xFF)
            guard !cursor.isAtEnd, cursor.position - start <= longestPart else { return nil }
            if let first = MPEGAudioFrame(head, at: cursor.position) {
                if areFrames(head, from: cursor.position, first) {
                    return MPEGAudioFormat.weak(MPEGAudioFormat.type(of: first), "frames after part of one")
                }
                headers += 1
            }
            cursor.skip(1)
        }
        return nil
    }

    /// Checks whether the rest of the head consists of enough frames of one kind.
    private static func areFrames(_ head: UnsafeRawBufferPointer, from start: Int, _ first: MPEGAudioFrame) -> Bool {
        var (offset, count) = (start + first.length, 1)
        while let frame = MPEGAudioFrame(head, at: offset) {
            guard frame.kind == first.kind else { return false }
            offset += frame.length
            count += 1
        }
        return count >= frames && offset + longestHeader > head.count
    }

    /// The number of bytes of the longest header.
    private static let longestHeader = 6
}

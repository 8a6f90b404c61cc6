import MIMETypes

/// Recognises MP3, MP2 and AAC that don't start with a frame: recordings of a stream, and parts of files.
///
/// Players skip to the next frame. https://id3.org/mp3Frame
enum CutAudio {
    /// The maximum number of bytes before the first whole frame: those of a large frame.
    private static let longestPart = 1536
    /// The minimum number of frames that follow one another.
    private static let frames = 4

    /// Returns a candidate if the head consists of frames after part of one, or after zeros.
    static func candidate(_ head: UnsafeRawBufferPointer) -> Candidate? {
        let start = head.firstIndex { $0 != 0 } ?? head.count
        var cursor = ByteCursor(head)
        cursor.skip(start)
        while true {
            cursor.skip(to: 0xFF)
            guard !cursor.isAtEnd, cursor.position - start <= longestPart else { return nil }
            if let first = MPEGAudioFrame(head, at: cursor.position), areFrames(head, from: cursor.position, first) {
                return MPEGAudioFormat.weak(MPEGAudioFormat.type(of: first), "frames after part of one")
            }
            cursor.skip(1)
        }
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

/// Traverses the frames and tags of MP3, MP2 and AAC.
enum MPEGAudioEnd {
    /// Returns the offset after the last frame or tag; nil if the content doesn't begin with a frame, or if the last
    /// one is truncated.
    static func end(of bytes: UnsafeRawBufferPointer) -> Int? {
        var position = AudioTags.endOfLeading(bytes)
        guard MPEGAudioFrame(bytes, at: position) != nil else { return nil }
        while true {
            if let frame = MPEGAudioFrame(bytes, at: position) {
                position += frame.length
            } else if let length = AudioTags.length(bytes, at: position) {
                position += length
            } else {
                return position
            }
        }
    }
}

/// Finds the end of a FLAC file, whose frames don't state their length.
///
/// The frames are numbered, so each is found by the header that has the next number and a valid checksum. Only the last
/// one is decoded, as far as necessary to find its end.
///
/// https://www.rfc-editor.org/rfc/rfc9639
enum FLACEnd {
    /// Returns the offset after the last frame and the tags after it; nil if the last frame is truncated or not valid.
    static func end(of bytes: UnsafeRawBufferPointer) -> Int? {
        guard let (audio, depth) = startOfAudio(bytes), var last = FLACFrame(bytes, at: audio, depth: depth) else {
            return nil
        }
        var (position, next) = (last.dataStart, last.nextNumber)
        while let base = bytes.baseAddress, position < bytes.count,
            let found = (base + position).firstOccurrence(of: 0xFF, count: bytes.count - position)
        {
            position = found - base
            if let frame = FLACFrame(bytes, at: position, depth: depth), frame.number == next,
                frame.isVariable == last.isVariable
            {
                (last, next, position) = (frame, frame.nextNumber, frame.dataStart)
            } else {
                position += 1
            }
        }
        guard var end = last.end(in: bytes) else { return nil }
        while let length = AudioTags.length(bytes, at: end) { end += length }
        return end
    }

    /// Returns the offset after the metadata, and the number of bits per sample.
    private static func startOfAudio(_ bytes: UnsafeRawBufferPointer) -> (Int, depth: Int)? {
        var position = AudioTags.endOfLeading(bytes)
        guard bytes.has("fLaC", at: position), let fields = bytes.bigEndian(at: position + 20, width: 2) else {
            return nil
        }
        let depth = fields >> 4 & 31 + 1
        position += 4
        while let header = bytes.bigEndian(at: position, width: 4) {
            position += 4 + header & 0xFFFFFF
            if header >> 31 == 1 { return (position, depth) }
        }
        return nil
    }
}

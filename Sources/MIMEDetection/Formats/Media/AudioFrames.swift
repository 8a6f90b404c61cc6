/// Counts frames that follow each other, for formats whose own signatures are too short to be enough.
enum AudioFrames {
    /// How many frames have to follow each other.
    private static let enough = 3

    /// The number of frames from the start of the head; nil unless there are enough, or all of the content is frames.
    ///
    /// `length` gives the length of the whole frame at an offset, or nil. At least four bytes are there.
    static func count(
        in head: UnsafeRawBufferPointer, size: Int?, length: (UnsafeRawBufferPointer, Int) -> Int?
    ) -> Int? {
        var (offset, count) = (0, 0)
        while count < enough {
            if count > 1, offset == size { break }
            guard offset + 4 <= head.count, let length = length(head, offset) else { return nil }
            offset += length
            count += 1
        }
        return count
    }
}

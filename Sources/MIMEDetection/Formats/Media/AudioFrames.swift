/// Counts consecutive frames, for formats whose signatures are too short to be sufficient.
enum AudioFrames {
    /// The required number of consecutive frames.
    private static let enough = 3

    /// Returns the number of frames from the start of the head; nil unless there are enough, or the content consists
    /// only of frames.
    ///
    /// `length` returns the length of the whole frame at an offset, or nil. It is called only if at least four bytes
    /// are available.
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

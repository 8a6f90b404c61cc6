import CByteScan

/// The numbers of bytes in some classes, counted in one pass with vector instructions.
struct ByteTally {
    /// The number of bytes beyond ASCII.
    private(set) var high = 0
    /// The number of control characters that don't occur in text.
    private(set) var controls = 0
    /// The number of spaces and line feeds.
    private(set) var breaks = 0

    /// Counts all bytes.
    init(_ bytes: UnsafeRawBufferPointer) {
        add(bytes)
    }

    /// Counts block by block until a condition holds.
    ///
    /// - Returns: nil as soon as the condition holds, which is early in most data.
    init?(_ bytes: UnsafeRawBufferPointer, unless isEnough: (ByteTally) -> Bool) {
        var (position, piece) = (0, Self.firstPiece)
        while position < bytes.count {
            let end = min(position + piece, bytes.count)
            add(UnsafeRawBufferPointer(rebasing: bytes[position..<end]))
            if isEnough(self) { return nil }
            (position, piece) = (end, min(piece * 2, 1024))
        }
    }

    /// Returns the number of bytes that equal a given byte.
    static func count(of byte: UInt8, in bytes: UnsafeRawBufferPointer) -> Int {
        byte_scan_count(bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count, byte)
    }

    /// Checks whether there are more than `limit` bytes that equal a given byte, which is soon known of most data.
    static func has(_ byte: UInt8, moreThan limit: Int, in bytes: UnsafeRawBufferPointer) -> Bool {
        var (count, position, piece) = (0, 0, firstPiece)
        while position < bytes.count, count <= limit {
            let end = min(position + piece, bytes.count)
            count += Self.count(of: byte, in: UnsafeRawBufferPointer(rebasing: bytes[position..<end]))
            (position, piece) = (end, min(piece * 2, 1024))
        }
        return count > limit
    }

    /// The number of bytes that are counted first; each further piece is twice as long, up to 1 KiB.
    private static let firstPiece = 64

    private mutating func add(_ bytes: UnsafeRawBufferPointer) {
        let tally = byte_scan_tally(bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count)
        high += tally.high
        controls += tally.controls
        breaks += tally.breaks
    }
}

import CByteScan

/// How many bytes of some classes there are, counted in one pass of the processor's vectors.
struct ByteTally {
    /// Bytes beyond ASCII.
    private(set) var high = 0
    /// Control characters that text does not have.
    private(set) var controls = 0
    /// Spaces and line feeds.
    private(set) var breaks = 0

    /// Counts all bytes.
    init(_ bytes: UnsafeRawBufferPointer) {
        add(bytes)
    }

    /// Counts piece by piece until a condition holds.
    ///
    /// - Returns: nil once it holds, which it does early in most data that is asked about.
    init?(_ bytes: UnsafeRawBufferPointer, unless isEnough: (ByteTally) -> Bool) {
        var position = 0
        while position < bytes.count {
            let end = min(position + Self.piece, bytes.count)
            add(UnsafeRawBufferPointer(rebasing: bytes[position..<end]))
            if isEnough(self) { return nil }
            position = end
        }
    }

    /// How many bytes are a given one.
    static func count(of byte: UInt8, in bytes: UnsafeRawBufferPointer) -> Int {
        byte_scan_count(bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count, byte)
    }

    private static let piece = 1024

    private mutating func add(_ bytes: UnsafeRawBufferPointer) {
        let tally = byte_scan_tally(bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count)
        high += tally.high
        controls += tally.controls
        breaks += tally.breaks
    }
}

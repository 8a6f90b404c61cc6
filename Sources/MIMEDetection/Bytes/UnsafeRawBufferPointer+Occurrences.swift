import CByteScan

extension UnsafeRawBufferPointer {
    /// Calls `body` with each offset of a byte that is followed by one of a set.
    ///
    /// The search takes a few instructions for each occurrence of the byte, and a fraction of one for every other byte.
    @inline(__always)
    func forEachOffset(of byte: UInt8, before followers: ASCIISet, _ body: (Int) -> Void) {
        guard let base = baseAddress, count > 1 else { return }
        var offset = 0
        while offset < count - 1, let found = (base + offset).firstOccurrence(of: byte, count: count - 1 - offset) {
            offset = found - base
            if followers.contains(self[offset + 1]) { body(offset) }
            offset += 1
        }
    }

    /// Checks whether a condition holds for any offset of a byte.
    @inline(__always)
    func containsOccurrence(of byte: UInt8, where condition: (Int) -> Bool) -> Bool {
        guard let base = baseAddress else { return false }
        var offset = 0
        while offset < count, let found = (base + offset).firstOccurrence(of: byte, count: count - offset) {
            offset = found - base
            if condition(offset) { return true }
            offset += 1
        }
        return false
    }

    /// The first offset in a range of a byte that is followed by one of a set, which has a bit for each byte.
    func firstOffset(of byte: UInt8, before followers: UnsafePointer<UInt64>, in range: Range<Int>) -> Int? {
        precondition(range.lowerBound >= 0 && range.upperBound < count, "the byte after the last one must be there")
        let found = byte_scan_pair(
            baseAddress?.assumingMemoryBound(to: UInt8.self), range.lowerBound, range.upperBound, byte, followers)
        return found < range.upperBound ? found : nil
    }
}

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

    /// Checks whether a condition holds for any offset of a byte, or for any such offset in a range.
    @inline(__always)
    func containsOccurrence(
        of byte: UInt8, in range: Range<Int>? = nil, where condition: (Int) -> Bool
    ) -> Bool {
        guard let base = baseAddress else { return false }
        let end = range?.upperBound ?? count
        var offset = range?.lowerBound ?? 0
        while offset < end, let found = (base + offset).firstOccurrence(of: byte, count: end - offset) {
            offset = found - base
            if condition(offset) { return true }
            offset += 1
        }
        return false
    }

    /// The offset of the last occurrence of a byte; nil if there is none.
    func lastOffset(of byte: UInt8) -> Int? {
        let step = 1024
        var end = count
        while end > 0 {
            let start = Swift.max(0, end - step)
            var last: Int?
            _ = containsOccurrence(of: byte, in: start..<end) { offset in
                last = offset
                return false
            }
            if let last { return last }
            end = start
        }
        return nil
    }

    /// The offsets from a start of a line to the start of the next one, or to the end.
    func line(from start: Int) -> Range<Int> {
        guard let base = baseAddress, start < count else { return start..<start }
        let found = (base + start).firstOccurrence(of: 0x0A, count: count - start)
        return start..<(found.map { $0 - base + 1 } ?? count)
    }

    /// The first offset in a range of a byte that is followed by one of a set, which has a bit for each byte.
    func firstOffset(of byte: UInt8, before followers: UnsafePointer<UInt64>, in range: Range<Int>) -> Int? {
        precondition(range.lowerBound >= 0 && range.upperBound < count, "the byte after the last one must be there")
        let found = byte_scan_pair(
            baseAddress?.assumingMemoryBound(to: UInt8.self), range.lowerBound, range.upperBound, byte, followers)
        return found < range.upperBound ? found : nil
    }

    /// Calls `body` with each offset in a range of a pair of bytes in a set, which has a bit for each pair, if it is
    /// also of some classes; `byte_scan_pairs` explains them.
    @inline(__always)
    func forEachPair(
        _ classes: UnsafePointer<UInt8>, _ pairs: UnsafePointer<UInt64>, in range: Range<Int>, _ body: (Int) -> Void
    ) {
        precondition(range.lowerBound >= 0 && range.upperBound < count, "the byte after the last one must be there")
        let base = baseAddress?.assumingMemoryBound(to: UInt8.self)
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { offsets in
            var (start, found) = (range.lowerBound, 0)
            repeat {
                found = byte_scan_pairs(
                    base, start, range.upperBound, classes, pairs, offsets.baseAddress, offsets.count)
                for index in 0..<found { body(Int(offsets[index])) }
                if found > 0 { start = Int(offsets[found - 1]) + 1 }
            } while found == offsets.count
        }
    }

    /// The offset of the first record that ends a ZIP archive, at or after another offset; nil if there is none.
    func firstArchiveEnd(from start: Int = 0) -> Int? {
        precondition(start <= count, "a search can't start after the end")
        guard let base = baseAddress?.assumingMemoryBound(to: UInt8.self) else { return nil }
        let found = start + byte_scan_archive_end(base + start, count - start)
        return found < count ? found : nil
    }
}

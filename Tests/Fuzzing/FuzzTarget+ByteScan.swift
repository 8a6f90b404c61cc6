#if FUZZING || DEBUG
import CByteScan

extension FuzzTarget {
    /// The vectors of the processor find what a loop over the bytes finds, wherever in memory the bytes start.
    static func scanBytes(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let first = bytes.first else { return }
        let rest = UnsafeBufferPointer(rebasing: bytes.dropFirst(1 + Int(first % 33)))
        guard let base = rest.baseAddress else { return }
        let (tally, plain) = (byte_scan_tally(base, rest.count), byte_scan_tally_plain(base, rest.count))
        precondition(
            tally.high == plain.high && tally.controls == plain.controls && tally.breaks == plain.breaks,
            "the counts must be the same")
        precondition(
            byte_scan_count(base, rest.count, first) == byte_scan_count_plain(base, rest.count, first),
            "the count must be the same")
        precondition(
            byte_scan_archive_end(base, rest.count) == byte_scan_archive_end_plain(base, rest.count),
            "the first record must be found")
        precondition(
            byte_scan_text(base, rest.count) == byte_scan_text_plain(base, rest.count),
            "text must end at the same byte")
        precondition(
            byte_scan_line(base, rest.count) == byte_scan_line_plain(base, rest.count),
            "the line must end at the same byte")
        let (followers, end): ([UInt64], Int) = ([~0 << UInt64(first & 63), 1, .max, UInt64(first)], rest.count - 1)
        precondition(
            end < 0
                || byte_scan_pair(base, 0, end, first, followers)
                    == byte_scan_pair_plain(base, 0, end, first, followers),
            "the first pair must be found")
        guard end >= 0 else { return }
        // The bytes themselves make any sets and classes.
        let classes = (0..<64).map { rest[$0 % rest.count] }
        let pairs = (0..<1024).map { UInt64(rest[$0 % rest.count]) &* 0x0101_0101_0101_0101 }
        var (fast, slow) = ([UInt32](repeating: 0, count: 9), [UInt32](repeating: 0, count: 9))
        let number = byte_scan_pairs(base, 0, end, classes, pairs, &fast, 9)
        precondition(
            number == byte_scan_pairs_plain(base, 0, end, classes, pairs, &slow, 9) && fast == slow,
            "the first pairs of the set must be found")
    }
}
#endif

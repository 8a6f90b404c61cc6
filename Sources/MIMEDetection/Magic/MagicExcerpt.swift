/// A copy of a database of libmagic without the tests that lead to no media type of binary data.
///
/// libmagic makes the remaining tests in a third of the time. If none of them leads to an answer, neither do those of
/// the whole database. The opposite is not true: a test without a media type ends libmagic's search if it succeeds, so
/// an answer has to be confirmed.
final class MagicExcerpt: Sendable {
    /// The address of the bytes, stored as a number, since only libmagic dereferences it.
    let address: UInt
    let count: Int

    /// Copies a database; nil if its version or that of the library is not one that `MagicIndex` reads.
    init?(_ database: UnsafeRawBufferPointer, libraryVersion: Int) {
        guard MagicIndex.libraryVersions.contains(libraryVersion), let counts = MagicIndex.recordCounts(database) else {
            return nil
        }
        let groups = Self.groups(database, counts)
        let lists = MagicRecord.range(counts.tests..<counts.tests + counts.lists)
        let copied = groups.reduce(0) { $0 + $1.count }
        count = (1 + copied) * MagicRecord.size + lists.count
        let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 16)
        address = UInt(bitPattern: bytes.baseAddress)
        var end = 0
        for range in [0..<MagicRecord.size] + groups.map(MagicRecord.range) + [lists] {
            bytes[end..<end + range.count].copyBytes(from: database[range])
            end += range.count
        }
        // The header has the number of tests before that of the records of lists.
        bytes.storeBytes(of: UInt32(truncatingIfNeeded: copied), toByteOffset: 8, as: UInt32.self)
    }

    deinit {
        UnsafeMutableRawPointer(bitPattern: address)?.deallocate()
    }

    /// Returns the numbers of the records to copy: tests of level 0 for binary data, each with the tests that depend on
    /// it, if one of these may have an answer.
    private static func groups(_ database: UnsafeRawBufferPointer, _ counts: (tests: Int, lists: Int)) -> [Range<Int>] {
        let names = MagicNames(database, numbers: 0..<counts.tests + counts.lists)
        var groups: [Range<Int>] = []
        var (start, isWanted) = (0, false)
        for number in 0...counts.tests {
            let record = number < counts.tests ? MagicRecord(number, in: database) : nil
            if record?.level ?? 0 == 0 {
                if isWanted { groups.append(start..<number) }
                (start, isWanted) = (number, false)
            }
            if let record, !isWanted, MagicRecord(start, in: database).flags.contains(.binary) {
                isWanted = names.mayHaveAnswer(record)
            }
        }
        return groups
    }
}

extension MagicRecord {
    /// Where the records with these numbers are in a database.
    fileprivate static func range(_ numbers: Range<Int>) -> Range<Int> {
        (numbers.lowerBound + 1) * size..<(numbers.upperBound + 1) * size
    }
}

/// The tests of a database of libmagic that can lead to a media type, in an order in which few of them have to be made.
///
/// For bytes that it doesn't know, libmagic takes a third of a millisecond, because it makes thousands of tests one
/// after another. Most of these tests compare bytes at fixed offsets, so the bytes at these offsets show which of them
/// can succeed. If none can, libmagic has no answer and need not be asked.
struct MagicIndex: Sendable {
    /// The versions of libmagic and of its databases whose tests this index understands.
    static let libraryVersions = 541...544
    private static let databaseVersions: ClosedRange<UInt32> = 16...18
    private static let levelLimit = 32

    private struct Node {
        let test: MagicTest
        let outcome: Outcome
        /// The position after the tests that depend on this one.
        var end: Int
    }

    /// What follows from a test that succeeds, apart from the tests that depend on it.
    private enum Outcome {
        case nothing, answer
        /// A named list follows.
        case start
        /// The tests of a named list are made next.
        case list([UInt8])
    }

    /// The tests of level 0 that need a certain byte at an offset.
    private struct OffsetTests {
        let offset: Int
        /// The tests, sorted by this byte.
        private(set) var positions: [Int] = []
        /// For each byte, the index of its first test in `positions`.
        private var starts = [Int](repeating: 0, count: 257)

        init(offset: Int, _ tests: [(byte: UInt8, position: Int)]) {
            self.offset = offset
            for test in tests { starts[Int(test.byte) + 1] += 1 }
            for byte in 0..<256 { starts[byte + 1] += starts[byte] }
            positions = tests.sorted { $0.byte < $1.byte }.map(\.position)
        }

        func positions(for byte: UInt8) -> ArraySlice<Int> { positions[starts[Int(byte)]..<starts[Int(byte) + 1]] }
    }

    /// The maximum number of named lists in each other; whatever is in a deeper one may have an answer.
    private static let listLimit = 8

    /// All tests, each followed by those that depend on it; without those that lead to no answer.
    private var nodes: [Node] = []
    /// The positions at which named lists start.
    private var lists: [[UInt8]: Int] = [:]
    private var byOffset: [OffsetTests] = []
    /// The positions of the other tests of level 0.
    private var others: [Int] = []

    /// Reads a database; nil if its version or that of the library is another one.
    init?(_ database: UnsafeRawBufferPointer, libraryVersion: Int) {
        guard Self.libraryVersions.contains(libraryVersion), let counts = Self.recordCounts(database) else {
            return nil
        }
        let count = counts.tests + counts.lists
        let names = MagicNames(database, numbers: 0..<count)
        var open: [(level: Int, position: Int)] = []
        var isSkipping = false
        for number in 0..<count {
            let record = MagicRecord(number, in: database)
            let level = record.level
            guard level <= Self.levelLimit else { return nil }
            close(&open, downTo: level)
            let list = record.kind == MagicRecord.Kind.name.rawValue ? record.name : nil
            if level == 0 { isSkipping = !record.flags.contains(.binary) && list == nil }
            guard !isSkipping else { continue }
            open.append((level, nodes.count))
            if let list { lists[list] = nodes.count }
            let outcome = list == nil || record.hasType ? Self.outcome(record, names) : .start
            nodes.append(Node(test: MagicTest(record), outcome: outcome, end: 0))
        }
        close(&open, downTo: 0)
        arrange()
    }

    /// Whether libmagic might recognise binary data.
    ///
    /// - Returns: false only if it certainly has no answer.
    func mayRecognize(_ bytes: UnsafeRawBufferPointer) -> Bool {
        if Self.isExaminedOtherwise(bytes) { return true }
        for tests in byOffset {
            // libmagic reads zeros after the end.
            let byte = tests.offset < bytes.count ? bytes[tests.offset] : 0
            for position in tests.positions(for: byte) where mayAnswer(position, bytes) { return true }
        }
        return others.contains { mayAnswer($0, bytes) }
    }

    private func mayAnswer(_ position: Int, _ bytes: UnsafeRawBufferPointer, listDepth: Int = 0) -> Bool {
        guard nodes[position].test.maySucceed(for: bytes) else { return false }
        switch nodes[position].outcome {
        case .answer: return true
        case .list(let name):
            guard let start = lists[name], listDepth < Self.listLimit else { return true }
            if mayAnswer(start, bytes, listDepth: listDepth + 1) { return true }
        case .nothing, .start: break
        }
        var next = position + 1
        while next < nodes[position].end {
            if mayAnswer(next, bytes, listDepth: listDepth) { return true }
            next = nodes[next].end
        }
        return false
    }

    private static func outcome(_ record: MagicRecord, _ names: MagicNames) -> Outcome {
        guard names.mayHaveAnswer(record) else { return .nothing }
        return record.continuesInPlace ? .list(record.name) : .answer
    }

    /// Ends the tests of this level and higher ones, and removes those that lead to no answer.
    private mutating func close(_ open: inout [(level: Int, position: Int)], downTo level: Int) {
        while let (last, position) = open.last, last >= level {
            open.removeLast()
            nodes[position].end = nodes.count
            if case .nothing = nodes[position].outcome, nodes[position].end == position + 1 { nodes.removeLast() }
        }
    }

    private mutating func arrange() {
        var found: [Int: [(byte: UInt8, position: Int)]] = [:]
        let starts = Set(lists.values)
        var position = 0
        while position < nodes.count {
            if starts.contains(position) {
                // Only other tests lead to a list.
            } else if let start = nodes[position].test.start {
                found[start.offset, default: []].append((start.byte, position))
            } else {
                others.append(position)
            }
            position = nodes[position].end
        }
        byOffset = found.keys.sorted().map { OffsetTests(offset: $0, found[$0] ?? []) }
    }

    /// Whether libmagic may examine the bytes with code instead of tests: tar archives, ELF files and compound
    /// documents.
    private static func isExaminedOtherwise(_ bytes: UnsafeRawBufferPointer) -> Bool {
        let starts: [[UInt8]] = [[0x7F, 0x45, 0x4C, 0x46], [0xD0, 0xCF, 0x11, 0xE0]]
        if starts.contains(where: bytes.starts) { return true }
        guard bytes.count >= 512 else { return false }
        // The checksum in the header of a tar archive is an octal number.
        let digits = bytes[148..<156].drop { $0 == 0 || $0 == UInt8(ascii: " ") }
            .prefix { (UInt8(ascii: "0")...UInt8(ascii: "7")).contains($0) }
        guard !digits.isEmpty else { return false }
        let checksum = digits.reduce(0) { $0 << 3 | Int($1 & 7) }
        // The checksum is the sum of the bytes, with blanks in its own place. Old programs added signed bytes.
        let others = [bytes[..<148], bytes[156..<512]].joined()
        let blanks = 8 * Int(UInt8(ascii: " "))
        return others.reduce(blanks) { $0 + Int($1) } == checksum
            || others.reduce(blanks) { $0 + Int(Int8(bitPattern: $1)) } == checksum
    }

    /// The numbers of records in the two parts of a database; nil if its header is not as expected.
    static func recordCounts(_ database: UnsafeRawBufferPointer) -> (tests: Int, lists: Int)? {
        guard database.count >= MagicRecord.size else { return nil }
        let header = (0..<4).map { database.loadUnaligned(fromByteOffset: 4 * $0, as: UInt32.self) }
        let (tests, lists) = (Int(header[2]), Int(header[3]))
        guard header[0] == 0xF11E_041C, databaseVersions.contains(header[1]),
            database.count == (tests + lists + 1) * MagicRecord.size
        else { return nil }
        return (tests, lists)
    }
}

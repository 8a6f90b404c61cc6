/// The tests of a database of libmagic that can lead to a media type, in an order in which few of them have to be made.
///
/// For bytes that it doesn't know, libmagic takes a third of a millisecond, because it makes thousands of tests one
/// after another. Most of these tests compare bytes at fixed offsets, so the bytes at these offsets show which of them
/// can succeed. If none can, libmagic has no answer and need not be asked. Neither are tests counted whose answers are
/// dropped.
struct MagicIndex: Sendable {
    /// The versions of libmagic and of its databases whose tests this index understands.
    static let libraryVersions = 541...544
    private static let databaseVersions: ClosedRange<UInt32> = 16...18
    private static let levelLimit = 32

    private struct Node {
        let test: MagicTest
        var outcome: Outcome
        /// The position after the tests that depend on this one.
        var end: Int
    }

    /// What follows from a test that succeeds, apart from the tests that depend on it.
    private enum Outcome {
        case nothing, answer
        /// A named list follows.
        case start
        /// The tests of the named list at a position are made next.
        case list(Int)
    }

    /// The tests of level 0 that need a certain byte at an offset.
    private struct OffsetTests {
        let offset: Int
        /// The bytes that any test needs, a bit each.
        private var bytes: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
        /// The range of the tests in the list of all such tests, sorted by their bytes.
        let tests: Range<Int>

        init(offset: Int, _ tests: Range<Int>, in placed: [PlacedTest]) {
            (self.offset, self.tests) = (offset, tests)
            for test in placed[tests] {
                let bit = UInt64(1) << UInt64(test.byte & 63)
                switch test.byte >> 6 {
                case 0: bytes.0 |= bit
                case 1: bytes.1 |= bit
                case 2: bytes.2 |= bit
                default: bytes.3 |= bit
                }
            }
        }

        func need(_ byte: UInt8) -> Bool {
            let word =
                switch byte >> 6 {
                case 0: bytes.0
                case 1: bytes.1
                case 2: bytes.2
                default: bytes.3
                }
            return word >> UInt64(byte & 63) & 1 == 1
        }
    }

    private struct PlacedTest {
        let byte: UInt8
        let position: Int
    }

    /// The maximum number of named lists in each other; whatever is in a deeper one may have an answer.
    private static let listLimit = 8

    /// All tests, each followed by those that depend on it; without those that lead to no answer.
    private var nodes: [Node] = []
    /// The bytes that tests compare with.
    private var patterns: [UInt8] = []
    private var byOffset: [OffsetTests] = []
    private var placed: [PlacedTest] = []
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
        // The positions at which named lists start, and the names of the lists with which tests continue.
        var (lists, users): ([[UInt8]: Int], [Int: [UInt8]]) = ([:], [:])
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
            let outcome = list == nil || record.hasUsefulType ? Self.outcome(record, names) : .start
            if case .list = outcome { users[nodes.count] = record.name }
            nodes.append(Node(test: MagicTest(record, patterns: &patterns), outcome: outcome, end: 0))
        }
        close(&open, downTo: 0)
        for (position, name) in users { nodes[position].outcome = lists[name].map(Outcome.list) ?? .answer }
        arrange(lists: Set(lists.values))
    }

    /// Whether libmagic might recognise binary data.
    ///
    /// - Returns: false only if it certainly has no answer, or one that is dropped.
    func mayRecognize(_ bytes: UnsafeRawBufferPointer) -> Bool {
        if Self.isExaminedOtherwise(bytes) { return true }
        return nodes.withUnsafeBufferPointer { nodes in
            patterns.withUnsafeBufferPointer { patterns in
                let search = Search(nodes: nodes, patterns: patterns, bytes: bytes)
                for tests in byOffset {
                    // libmagic reads zeros after the end.
                    let byte = tests.offset < bytes.count ? bytes[tests.offset] : 0
                    guard tests.need(byte) else { continue }
                    for test in tests.tests where placed[test].byte == byte && search.mayAnswer(placed[test].position) {
                        return true
                    }
                }
                return others.contains { search.mayAnswer($0) }
            }
        }
    }

    /// The tests and the bytes on which they are made.
    private struct Search {
        let nodes: UnsafeBufferPointer<Node>
        let patterns: UnsafeBufferPointer<UInt8>
        let bytes: UnsafeRawBufferPointer

        func mayAnswer(_ position: Int, listDepth: Int = 0) -> Bool {
            guard nodes[position].test.maySucceed(for: bytes, patterns) else { return false }
            switch nodes[position].outcome {
            case .answer: return true
            case .list(let start):
                if listDepth >= MagicIndex.listLimit || mayAnswer(start, listDepth: listDepth + 1) { return true }
            case .nothing, .start: break
            }
            var next = position + 1
            while next < nodes[position].end {
                if mayAnswer(next, listDepth: listDepth) { return true }
                next = nodes[next].end
            }
            return false
        }
    }

    private static func outcome(_ record: MagicRecord, _ names: MagicNames) -> Outcome {
        guard names.mayHaveAnswer(record) else { return .nothing }
        return record.continuesInPlace ? .list(0) : .answer
    }

    /// Ends the tests of this level and higher ones, and removes those that lead to no answer.
    private mutating func close(_ open: inout [(level: Int, position: Int)], downTo level: Int) {
        while let (last, position) = open.last, last >= level {
            open.removeLast()
            nodes[position].end = nodes.count
            if case .nothing = nodes[position].outcome, nodes[position].end == position + 1 { nodes.removeLast() }
        }
    }

    /// Sorts the tests of level 0, apart from the starts of lists, to which only other tests lead.
    private mutating func arrange(lists: Set<Int>) {
        var found: [Int: [PlacedTest]] = [:]
        var position = 0
        while position < nodes.count {
            let start = patterns.withUnsafeBufferPointer { nodes[position].test.start($0) }
            if lists.contains(position) {
                // Only other tests lead to a list.
            } else if let start {
                found[start.offset, default: []].append(PlacedTest(byte: start.byte, position: position))
            } else {
                others.append(position)
            }
            position = nodes[position].end
        }
        for (offset, tests) in found.sorted(by: { $0.key < $1.key }) {
            let first = placed.count
            placed += tests.sorted { $0.byte < $1.byte }
            byOffset.append(OffsetTests(offset: offset, first..<placed.count, in: placed))
        }
    }

    /// Whether libmagic may examine the bytes with code instead of tests: tar archives, ELF files and compound
    /// documents.
    private static func isExaminedOtherwise(_ bytes: UnsafeRawBufferPointer) -> Bool {
        if bytes.has("\u{7F}ELF", at: 0) || bytes.has([0xD0, 0xCF, 0x11, 0xE0], at: 0) { return true }
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

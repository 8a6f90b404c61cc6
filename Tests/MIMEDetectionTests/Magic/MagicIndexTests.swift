import Testing

@testable import MIMEDetection

@Suite(
    .enabled(
        if: (try? MagicResolver.libraryVersion()).map(MagicIndex.libraryVersions.contains) ?? false,
        "needs libmagic 5.44"))
final class MagicIndexTests {
    private let database: MagicDatabase
    private let cookie: MagicCookie
    private let index: MagicIndex
    private let bytes: UnsafeRawBufferPointer

    init() throws {
        let library = try MagicLibrary.shared.get()
        database = try MagicDatabase(path: nil, library: library)
        cookie = try MagicCookie(library, database)
        bytes = UnsafeRawBufferPointer(start: UnsafeRawPointer(bitPattern: database.address), count: database.count)
        index = try #require(MagicIndex(bytes, libraryVersion: library.version))
    }

    @Test func fewRandomBytesNeedLibmagic() {
        var random = Randomness(seed: 1)
        let heads = (0..<500).map { _ in random.bytes(4096) }
        let asked = heads.filter { head in head.withUnsafeBytes { index.mayRecognize($0) } }
        #expect(asked.count < 100)
    }

    @Test func whatTheIndexRejectsIsUnknownToLibmagic() {
        var random = Randomness(seed: 2)
        var rejected = 0
        for number in 0..<4000 {
            var head = random.bytes([5, 64, 600, 5000][number % 4])
            // Bytes that some tests accept, so that tests that depend on these are made as well.
            for _ in 0..<Int(random.next() % 4) { plant(testsUp(to: random.next()), in: &head, &random) }
            let isRejected = head.withUnsafeBytes { !index.mayRecognize($0) }
            guard isRejected else { continue }
            rejected += 1
            let answer = head.withUnsafeBytes { cookie.typeName(of: $0, isText: false) }
            #expect(answer.map(isDropped) ?? true, "\(answer ?? "") \(head.prefix(64))")
        }
        #expect(rejected > 500)
    }

    /// Checks whether an answer of libmagic is never used.
    private func isDropped(_ answer: String) -> Bool {
        Array(answer.utf8).withUnsafeBytes { PackedMagicAnswers.isDropped($0) }
    }

    @Test func testsWhoseAnswersAreDroppedDontCount() throws {
        // A list whose own record has the type, libmagic's name for drivers of DOS.
        let driver: [UInt8] = [0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 0, 0x19, 0, 0, 0, 0x10] + (0..<40).map { $0 &* 7 | 0x81 }
        #expect(driver.withUnsafeBytes { cookie.typeName(of: $0, isText: false) } == "application/x-dosdriver")
        #expect(isDropped("application/x-dosdriver"))
        #expect(!driver.withUnsafeBytes { index.mayRecognize($0) })
    }

    @Test func whatLibmagicCantFindIsRejected() {
        // Nothing is as far from the end of a buffer; 0x7867 is no multiple of 31, as zlib's first bytes are.
        for head: [UInt8] in [[0, 0, 1, 0], [0xEF, 0xBF, 0xBD, 0x10], Array("xgcode 1.0\n".utf8) + [0, 0, 0, 0]] {
            #expect(!head.withUnsafeBytes { index.mayRecognize($0) }, "\(head)")
            #expect(head.withUnsafeBytes { cookie.typeName(of: $0, isText: false) } == MagicCookie.noAnswer)
        }
    }

    @Test func onlyHeadersWithTheirChecksumMayBeTar() {
        var head = [UInt8](repeating: 0x91, count: 512)
        head.replaceSubrange(148..<156, with: Array("0215714\0".utf8))
        #expect(!head.withUnsafeBytes { index.mayRecognize($0) })
        let sum = 504 * 0x91 + 8 * 0x20
        head.replaceSubrange(148..<156, with: Array("\(String(sum, radix: 8))\0 ".utf8.prefix(8)))
        #expect(head.withUnsafeBytes { index.mayRecognize($0) })
    }

    @Test func whatATestAcceptsIsNotRejected() {
        var random = Randomness(seed: 3)
        let bytes = bytes
        let records = (0..<database.count / MagicRecord.size - 1).lazy.map { MagicRecord($0, in: bytes) }
        for record in records where record.level == 0 && record.flags == .binary && record.hasType {
            var head = random.bytes(3000)
            plant(record, in: &head, &random)
            let (answer, isRejected) = head.withUnsafeBytes {
                (cookie.typeName(of: $0, isText: false), !index.mayRecognize($0))
            }
            #expect(!isRejected || answer.map(isDropped) ?? true, "\(record.pattern)")
        }
    }

    @Test func otherVersionsAndBrokenDatabasesHaveNoIndex() {
        #expect(MagicIndex(bytes, libraryVersion: 546) == nil)
        #expect(MagicExcerpt(bytes, libraryVersion: 546) == nil)
        #expect(MagicIndex(UnsafeRawBufferPointer(rebasing: bytes.dropLast()), libraryVersion: 544) == nil)
        #expect(MagicIndex(UnsafeRawBufferPointer(rebasing: bytes.prefix(3)), libraryVersion: 544) == nil)
        var other = Array(bytes.prefix(MagicRecord.size))
        other[4] = 99
        #expect(other.withUnsafeBytes { MagicIndex($0, libraryVersion: 544) } == nil)
    }

    @Test func excerptHasFewerTestsAndIsSilentOnlyIfTheDatabaseIs() throws {
        let library = try MagicLibrary.shared.get()
        let excerpt = try #require(MagicExcerpt(bytes, libraryVersion: library.version))
        #expect(excerpt.count < database.count * 2 / 3)
        let quick = try MagicCookie(library, database, excerpt)
        var random = Randomness(seed: 4)
        var answers = 0
        for number in 0..<6000 {
            var head = random.bytes([5, 64, 600, 5000][number % 4])
            for _ in 0..<Int(random.next() % 4) { plant(record(random.next()), in: &head, &random) }
            let whole = head.withUnsafeBytes { cookie.typeName(of: $0, isText: false) }
            guard let whole, !isDropped(whole) else { continue }
            answers += 1
            #expect(head.withUnsafeBytes { quick.typeName(of: $0, isText: false) } != MagicCookie.noAnswer)
        }
        #expect(answers > 150)
    }

    @Test func poolGivesTheSameAnswersAfterManyQuestions() {
        let pool = MagicPool(databasePath: nil, capacity: 1)
        let gif = Array("GIF89a".utf8) + [1, 0, 1, 0, 0, 0, 0]
        let unknown = (0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 151 &+ 7) ^ 0x5A }
        for _ in 0..<40 {
            #expect(gif.withUnsafeBytes { pool.typeName(of: $0, isText: false) } == "image/gif")
            let answer = unknown.withUnsafeBytes { pool.typeName(of: $0, isText: false) }
            #expect(answer == nil || answer == "application/octet-stream")
        }
        #expect(unknown.withUnsafeBytes { pool.typeName(of: $0, isText: false) } == nil)
    }

    private func record(_ number: UInt64) -> MagicRecord {
        MagicRecord(Int(number % UInt64(database.count / MagicRecord.size - 1)), in: bytes)
    }

    /// Returns a test, after those on which it depends.
    private func testsUp(to number: UInt64) -> [MagicRecord] {
        var tests = [record(number)]
        var position = Int(number % UInt64(database.count / MagicRecord.size - 1))
        while tests[0].level > 0, position > 0 {
            position -= 1
            let other = MagicRecord(position, in: bytes)
            if other.level < tests[0].level { tests.insert(other, at: 0) }
        }
        return tests
    }

    private func plant(_ records: [MagicRecord], in head: inout [UInt8], _ random: inout Randomness) {
        for record in records { plant(record, in: &head, &random) }
    }

    /// Writes what a test compares with where the test reads.
    private func plant(_ record: MagicRecord, in head: inout [UInt8], _ random: inout Randomness) {
        let offset = record.flags.contains(.fromEnd) ? head.count - abs(record.offset) : record.offset
        var value = record.pattern
        if let integer = record.integer {
            let number = record.number &+ (record.relation == UInt8(ascii: "=") ? 0 : random.next() % 3 &- 1)
            let littleEndian = (0..<integer.size).map { UInt8(truncatingIfNeeded: number >> (8 * UInt64($0))) }
            value = integer.isBigEndian ? littleEndian.reversed() : littleEndian
        }
        for (index, byte) in value.enumerated() where head.indices.contains(offset + index) {
            head[offset + index] = byte
        }
    }
}

struct RegularExpressionLiteralTests {
    @Test(arguments: [
        ("^[ \\t]*HEADER$", "HEADER"), ("abc?d", "ab"), ("ab*", "a"), ("a{2}bcd", "bcd"), ("x+yz", "yz"),
        ("[]a]bc", "bc"), ("[^]a]bc", "bc"), ("a\\.b", "a.b"), ("a\\db", "a"), ("(abc)", ""), ("abc|d", ""),
        ("[abc", ""), ("a{", ""), ("\\", ""), ("[[:space:]]abc", "abc"), ("[^a[:alpha:]b]cd[[.]", "cd"),
    ])
    func literal(_ expression: String, _ expected: String) {
        #expect(RegularExpressionLiteral.longest(in: Array(expression.utf8)) == Array(expected.utf8))
    }
}

/// Numbers that are the same in every run: the generator SplitMix64.
private struct Randomness {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
        return value ^ value >> 31
    }

    mutating func bytes(_ count: Int) -> [UInt8] { (0..<count).map { _ in UInt8(truncatingIfNeeded: next()) } }
}

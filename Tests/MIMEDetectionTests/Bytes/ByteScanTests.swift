import CByteScan
import MIMETypes
import Testing

@testable import MIMEDetection

struct ByteScanTests {
    /// Bytes of all classes, among them the parts of the record that is searched for.
    private static func bytes(_ count: Int, _ seed: UInt64) -> [UInt8] {
        var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
        let record = Array("PK\u{5}\u{6}P".utf8)
        return (0..<count).map { _ in
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            let random = UInt8(truncatingIfNeeded: state >> 33)
            return seed % 2 == 0 ? random : record[Int(random) % record.count]
        }
    }

    /// `K` and 6, and some bytes of each quarter.
    private static let followers: [UInt64] = [1 << 6 | 1 << 63, 1 << 11, 1, 1 << 62]
    private static let fewFollowers: [UInt64] = [1 << 6, 1 << 11, 0, 0]

    /// Around the width of a vector, around how often a count of a byte's size may be raised, and a head.
    @Test(arguments: [0, 1, 3, 4, 31, 32, 33, 34, 35, 36, 63, 64, 255, 1024, 8159, 8160, 8161, 8192, 8200, 16_500])
    func vectorsFindWhatALoopFinds(_ count: Int) {
        for seed in 1...UInt64(20) {
            for start in 0..<min(3, count + 1) {
                let bytes = Self.bytes(count, seed)
                bytes[start...].withUnsafeBufferPointer { part in
                    let (tally, plain) = (
                        byte_scan_tally(part.baseAddress, part.count),
                        byte_scan_tally_plain(part.baseAddress, part.count)
                    )
                    #expect(tally.high == plain.high && tally.controls == plain.controls)
                    #expect(tally.breaks == plain.breaks)
                    for byte in [0x00, 0x05, 0x50, 0xFF] as [UInt8] {
                        let found = byte_scan_count(part.baseAddress, part.count, byte)
                        #expect(found == byte_scan_count_plain(part.baseAddress, part.count, byte))
                    }
                    let end = byte_scan_archive_end(part.baseAddress, part.count)
                    #expect(end == byte_scan_archive_end_plain(part.baseAddress, part.count))
                    let text = byte_scan_text(part.baseAddress, part.count)
                    #expect(text == byte_scan_text_plain(part.baseAddress, part.count))
                    let line = byte_scan_line(part.baseAddress, part.count)
                    #expect(line == byte_scan_line_plain(part.baseAddress, part.count))
                    for first in [0x05, 0x50] as [UInt8] where part.count > 1 {
                        let (start, end) = (part.count / 3, part.count - 1)
                        for set in [Self.followers, Self.fewFollowers] {
                            let found = byte_scan_pair(part.baseAddress, start, end, first, set)
                            #expect(found == byte_scan_pair_plain(part.baseAddress, start, end, first, set))
                        }
                    }
                }
            }
        }
    }

    /// A set with the pairs `PK` and `=\n`, and classes that contain other pairs as well.
    private static let (classes, pairs): ([UInt8], [UInt64]) = {
        var (classes, pairs) = ([UInt8](repeating: 0, count: 64), [UInt64](repeating: 0, count: 1024))
        for (bit, pair) in [(1, 0x504B), (2, 0x3D0A)] as [(UInt8, Int)] {
            pairs[pair >> 6] |= 1 << UInt64(pair & 63)
            for (start, half) in [pair >> 8 & 15, pair >> 12, pair & 15, pair >> 4 & 15].enumerated() {
                classes[start * 16 + half] |= bit
            }
        }
        return (classes, pairs)
    }()

    @Test(arguments: [1, 31, 32, 33, 64, 65, 200]) func vectorsFindThePairsThatALoopFinds(_ end: Int) {
        for seed in 1...UInt64(8) {
            // These form pairs of the set, other pairs of its classes, and pairs of neither.
            let few: [UInt8] = [0x50, 0x4B, 0x3D, 0x0A, 0x61, 0xD0, 0xBD, 0]
            let bytes = Self.bytes(end + 1, seed).map { few[Int($0 & 7)] }
            let isPair = { (at: Int) in ["PK", "=\n"].contains { $0.utf8.elementsEqual(bytes[at...at + 1]) } }
            for (start, room) in (0..<end).map({ ($0, 1 + $0 % 40) }) {
                let expected = (start..<end).filter(isPair).prefix(room).map { UInt32($0) }
                #expect(Self.pairs(bytes, start, end, room) == expected)
                #expect(Self.pairs(bytes, start, end, room, isPlain: true) == expected)
                var all: [Int] = []
                bytes.withUnsafeBytes {
                    $0.forEachPair(Self.classes, Self.pairs, in: start..<end) { all.append($0) }
                }
                #expect(all == (start..<end).filter(isPair))
            }
        }
    }

    /// The offsets of pairs that a search finds.
    private static func pairs(
        _ bytes: [UInt8], _ start: Int, _ end: Int, _ room: Int, isPlain: Bool = false, _ classes: [UInt8] = classes
    ) -> [UInt32] {
        let search = isPlain ? byte_scan_pairs_plain : byte_scan_pairs
        return [UInt32](unsafeUninitializedCapacity: room) { offsets, count in
            count = search(bytes, start, end, classes, pairs, offsets.baseAddress, room)
        }
    }

    @Test func pairsOfOtherClassesAreLeftOut() {
        var classes = Self.classes
        #expect(Self.pairs([0x61, 0x50, 0x4B], 0, 2, 4, classes) == [1])
        classes[48 + 4] = 0
        #expect(Self.pairs([0x61, 0x50, 0x4B], 0, 2, 4, classes).isEmpty)
        #expect(Self.pairs([0x61, 0x50, 0x4B], 0, 2, 4, isPlain: true, classes).isEmpty)
    }

    @Test(arguments: [0, 1, 3, 4, 5, 217]) func productsAreThoseOfALoop(_ number: Int) {
        let dimensions = Int(MODEL_DIMENSIONS)
        let vectors = (0..<number * dimensions).map { Int8($0 * 37 % 63 - 31) }
        let factors = (0..<dimensions).map { Int16($0 * 5077 % 16383 - 8191) }
        var (products, plain) = ([Int32](repeating: 0, count: number), [Int32](repeating: 0, count: number))
        model_vectors_multiply(vectors, number, factors, &products)
        model_vectors_multiply_plain(vectors, number, factors, &plain)
        #expect(products == plain)
    }

    /// A byte holds a number of the first half of a vector in its lower bits, and one of the second half above them.
    @Test func packedVectorsAreAdded() {
        let half = Int(MODEL_DIMENSIONS) / 2
        let vectors = (0..<3 * half).map { UInt8(truncatingIfNeeded: $0 * 37 + 11) }
        func number(_ vector: Int, _ dimension: Int) -> Int32 {
            let byte = vectors[vector * half + dimension % half]
            return Int32(dimension < half ? byte & 15 : byte >> 4) - 8
        }
        var sum = [Int32](repeating: 1, count: 2 * half)
        let norm = model_vectors_sum(vectors, [255, 3, 100], [2, 0], [1, 40], 2, &sum)
        #expect(norm == 32 * 32 + 128 * 128)
        #expect(sum == (0..<2 * half).map { number(2, $0) * 100 * 32 + number(0, $0) * 255 * 128 })
        var numbers = (0..<2 * half).map(Float.init)
        vectors.withUnsafeBufferPointer { model_sum_add(&numbers, $0.baseAddress.map { $0 + half }, 0.5) }
        #expect(numbers == (0..<2 * half).map { Float($0) + Float(number(1, $0)) / 2 })
    }

    @Test func exponentialsAreRightToSixDigits() {
        var powers = (0...2500).map { -Float($0) / 200 }
        let sum = model_exponentials(&powers, powers.count, -12)
        // e to the power of -1/200, from the start of its series.
        let step = 1 - 1 / 200.0 + 1 / 80_000.0 - 1 / 48_000_000.0 + 1 / 38_400_000_000.0
        var exact = 1.0
        for (number, power) in powers.enumerated() {
            #expect(abs(Double(power) - (number <= 2400 ? exact : 0)) <= exact * 1e-6)
            exact *= step
        }
        #expect(abs(sum - powers.reduce(0, +)) <= 1e-3)
    }

    @Test func bytesAreCountedUntilThereAreMore() {
        var bytes = [UInt8](repeating: 1, count: 3000)
        bytes[2999] = 0
        bytes[5] = 0
        bytes.withUnsafeBytes { bytes in
            #expect(ByteTally.has(0, moreThan: 1, in: bytes))
            #expect(!ByteTally.has(0, moreThan: 2, in: bytes))
            #expect(!ByteTally.has(2, moreThan: 0, in: bytes))
        }
    }

    @Test func countsDoNotOverflow() {
        for byte in [0x00, 0x0A, 0x20, 0x7F, 0x80, 0xFF] as [UInt8] {
            let bytes = [UInt8](repeating: byte, count: 32 * 255 * 2 + 32)
            let tally = bytes.withUnsafeBytes { ByteTally($0) }
            #expect(tally.high == (byte > 0x7F ? bytes.count : 0))
            #expect(tally.controls == (byte == 0 || byte == 0x7F ? bytes.count : 0))
            #expect(tally.breaks == (byte == 0x0A || byte == 0x20 ? bytes.count : 0))
            #expect(bytes.withUnsafeBytes { ByteTally.count(of: byte, in: $0) } == bytes.count)
            #expect(bytes.withUnsafeBytes { ByteTally.count(of: byte ^ 1, in: $0) } == 0)
        }
    }

    @Test func controlsAreThoseThatTextDoesNotHave() {
        for byte in UInt8.min..<0x80 {
            let tally = [byte].withUnsafeBytes { ByteTally($0) }
            #expect(tally.controls == (Charset.isTextByte(byte) ? 0 : 1))
        }
    }

    @Test func countingStopsOnceThereIsEnough() {
        let bytes = [UInt8](repeating: 0xFF, count: 5000)
        bytes.withUnsafeBytes { bytes in
            #expect(ByteTally(bytes) { $0.high > 1024 } == nil)
            #expect(ByteTally(bytes) { $0.high > 5000 }?.high == 5000)
            // What comes after the first piece counts too.
            #expect(ByteTally(bytes) { $0.high > 4999 } == nil)
        }
    }

    @Test(arguments: [0, 28, 29, 30, 31, 32, 60, 100]) func recordIsFoundAtAnyOffset(_ offset: Int) {
        var bytes = [UInt8](repeating: 5, count: 104)
        bytes.replaceSubrange(offset..<offset + 4, with: "PK\u{5}\u{6}".utf8)
        #expect(byte_scan_archive_end(bytes, bytes.count) == offset)
        #expect(byte_scan_archive_end(bytes, offset + 3) == offset + 3)
    }

    @Test(arguments: [1, 30, 31, 32, 33, 63, 64, 65, 100])
    func textEndsWhereItHasAnotherByte(_ count: Int) {
        for byte in UInt8.min...UInt8.max {
            for offset in [0, count / 2, count - 1] {
                var bytes = [UInt8](repeating: 0x61, count: count)
                bytes[offset] = byte
                let isText = byte < 0x7F && Charset.isTextByte(byte)
                #expect(byte_scan_text(bytes, count) == (isText ? count : offset))
            }
        }
    }

    @Test(arguments: [0, 1, 31, 32, 33, 62, 63, 64, 97])
    func pairIsFoundAtAnyOffset(_ offset: Int) {
        var bytes = [UInt8](repeating: 0x50, count: 99)
        bytes[offset + 1] = 0x4B
        bytes.withUnsafeBytes { bytes in
            #expect(bytes.firstOffset(of: 0x50, before: Self.followers, in: 0..<98) == offset)
            #expect(bytes.firstOffset(of: 0x50, before: Self.followers, in: offset..<98) == offset)
            #expect(bytes.firstOffset(of: 0x50, before: Self.followers, in: 0..<offset) == nil)
            #expect(bytes.firstOffset(of: 0x51, before: Self.followers, in: 0..<98) == nil)
        }
    }
}

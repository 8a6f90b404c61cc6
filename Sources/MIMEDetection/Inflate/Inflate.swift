/// A decompressor for DEFLATE with a limit on the output.
///
/// For damaged or truncated input, the output is what comes before the damage. Time and memory are bounded by the limit
/// and the input.
/// https://www.rfc-editor.org/rfc/rfc1951
struct Inflate {
    /// The number of bytes of output below which making a table of codes costs more than it saves.
    private static let few = 16
    /// The number of bytes of output between two calls of `isEnough`.
    private static let step = 512
    /// The number of bytes from which on a call that copies all takes less time than copying one by one.
    private static let long = 8

    private var input: BitReader
    private let limit: Int
    private let output: UnsafeMutableBufferPointer<UInt8>
    private let isEnough: (UnsafeRawBufferPointer) -> Bool
    /// Takes bytes from the start of the output, so that there is room for more; nil if the output is kept.
    private var consumer: Consumer?
    /// The number of bytes at the start of the output that have been taken.
    private var consumed = 0
    private var count = 0
    private var pause: Int
    /// Whether the output ended at a code that can't be decoded, not at the limit or the end of the input.
    private var isDamaged = false

    /// Returns the number of bytes that are taken from the start of the output, or nil to stop.
    typealias Consumer = (_ output: UnsafeRawBufferPointer, _ isLast: Bool) -> Int?

    /// Decompresses at most `limit` bytes, and stops earlier if `isEnough` returns true for the output so far.
    static func bytes(
        _ input: UnsafeRawBufferPointer, limit: Int, until isEnough: (UnsafeRawBufferPointer) -> Bool
    ) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: limit) { output, count in
            count = withoutActuallyEscaping(isEnough) { isEnough in
                var inflate = Inflate(input: BitReader(input), limit: limit, output: output, isEnough: isEnough)
                inflate.run()
                return inflate.count
            }
        }
    }

    /// Decompresses at most `limit` bytes, and returns them with the offset at which the compressed data ends, and
    /// whether it is damaged there.
    static func part(_ input: UnsafeRawBufferPointer, limit: Int) -> (content: [UInt8], end: Int, isDamaged: Bool) {
        var (end, isDamaged) = (0, false)
        let content = [UInt8](unsafeUninitializedCapacity: limit) { output, count in
            var inflate = Inflate(input: BitReader(input), limit: limit, output: output) { _ in false }
            inflate.run()
            (count, end, isDamaged) = (inflate.count, inflate.input.byteOffset, inflate.isDamaged)
        }
        return (content, end, isDamaged)
    }

    /// The number of bytes of output that are kept at a time if they are taken as they come.
    static let window = 256 << 10
    /// The number of bytes before the next one that may be repeated.
    private static let history = 32 << 10
    /// The greatest number of bytes that one step appends: those of a repetition or of a stored block.
    private static let (longestCopy, longestStored) = (258, 65535)

    /// Decompresses any number of bytes, which `consumer` takes as they come.
    ///
    /// The output ends early if the consumer returns nil, or leaves more than half of the window.
    ///
    /// - Returns: true if the consumer took the last part.
    static func stream(_ input: UnsafeRawBufferPointer, _ consumer: Consumer) -> Bool {
        let output = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: window)
        defer { output.deallocate() }
        return withoutActuallyEscaping(consumer) { consumer in
            var inflate = Inflate(input: BitReader(input), limit: window, output: output) { _ in false }
            (inflate.consumer, inflate.pause) = (consumer, window - longestCopy)
            inflate.run()
            guard inflate.consumer != nil else { return false }
            return consumer(inflate.untaken, true) != nil
        }
    }

    /// The output that the consumer has not taken.
    private var untaken: UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(output)[consumed..<count])
    }

    /// Lets the consumer take bytes, and moves the others to the start of the window; returns false if it stops.
    private mutating func makeRoom() -> Bool {
        let new = untaken
        guard let base = output.baseAddress, let taken = consumer?(new, false), new.count - taken <= limit / 2 else {
            consumer = nil
            return false
        }
        consumed += taken
        let moved = max(0, min(consumed, count - Self.history))
        base.update(from: base + moved, count: count - moved)
        (consumed, count) = (consumed - moved, count - moved)
        return true
    }

    private init(
        input: BitReader, limit: Int, output: UnsafeMutableBufferPointer<UInt8>,
        isEnough: @escaping (UnsafeRawBufferPointer) -> Bool
    ) {
        self.input = input
        self.limit = limit
        self.output = output
        self.isEnough = isEnough
        pause = min(limit, Self.step)
    }

    /// Checks whether another byte is wanted: there is room for it, and the output so far is not enough.
    private mutating func wantsMore() -> Bool {
        if count < pause { return true }
        if consumer != nil { return makeRoom() }
        guard count < limit, !isEnough(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(output)[..<count]))
        else { return false }
        pause = min(limit, count + Self.step)
        return true
    }

    private mutating func run() {
        while wantsMore() {
            guard let isLast = input.take(1), let kind = input.take(2) else { return }
            let isSound =
                switch kind {
                case 0: copyStored()
                case 1: decode(Self.fixedLengths) { Self.fixedDistances }
                case 2: decodeDynamic()
                default: false
                }
            guard isSound else { return isDamaged = count < limit && !input.isAtEnd }
            if isLast != 0 { return }
        }
    }

    private mutating func copyStored() -> Bool {
        if consumer != nil, limit - count < Self.longestStored, !makeRoom() { return false }
        guard let stored = input.takeStored(limit: limit - count) else { return false }
        for byte in stored { append(byte) }
        return !input.isAtEnd
    }

    private mutating func decodeDynamic() -> Bool {
        guard let literals = input.take(5), let distances = input.take(5), let codes = input.take(4) else {
            return false
        }
        let counts = (literals: literals + 257, distances: distances + 1)
        let room = counts.literals + counts.distances + Self.longestRepetition
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: room) { lengths in
            guard readLengths(lengths, counts.literals + counts.distances, codes + 4) else { return false }
            let all = UnsafeBufferPointer(lengths)
            let literals = UnsafeBufferPointer(rebasing: all[..<counts.literals])
            let distances = UnsafeBufferPointer(rebasing: all[counts.literals...].prefix(counts.distances))
            guard CodeLengths(distances) != nil else { return false }
            if limit <= Self.few { return CountedCode(literals).map { decode($0) { CountedCode(distances) } } ?? false }
            return HuffmanCode(literals).map { decode($0) { HuffmanCode(distances) } } ?? false
        }
    }

    /// Reads the lengths of codes, which are themselves in a code whose lengths come first.
    private mutating func readLengths(
        _ lengths: UnsafeMutableBufferPointer<UInt8>, _ count: Int, _ codes: Int
    ) -> Bool {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: LengthCode.symbolCount + LengthCode.tableSize) { room in
            room.initialize(repeating: 0)
            for index in 0..<codes {
                guard let length = input.take(3) else { return false }
                room[Self.lengthOrder[index]] = UInt8(length)
            }
            let own = UnsafeBufferPointer(rebasing: room[..<LengthCode.symbolCount])
            let table = UnsafeMutableBufferPointer(rebasing: room[LengthCode.symbolCount...])
            return LengthCode(own, table: table).map { readLengths(lengths, count, $0) } ?? false
        }
    }

    /// Reads the lengths of codes, the last of which may be repeated past the required number.
    private mutating func readLengths(
        _ lengths: UnsafeMutableBufferPointer<UInt8>, _ count: Int, _ code: LengthCode
    ) -> Bool {
        var position = 0
        while position < count {
            guard let symbol = code.next(from: &input) else { return false }
            if symbol < 16 {
                lengths[position] = UInt8(truncatingIfNeeded: symbol)
                position += 1
                continue
            }
            let (bits, least) = symbol == 16 ? (2, 3) : symbol == 17 ? (3, 3) : (7, 11)
            guard symbol > 16 || position > 0, let more = input.take(bits) else { return false }
            let length = symbol == 16 ? lengths[position - 1] : 0
            lengths[position..<(position + least + more)].update(repeating: length)
            position += least + more
        }
        return true
    }

    /// Appends a byte.
    ///
    /// There is room until `limit` bytes have been appended.
    @inline(__always)
    private mutating func append(_ byte: UInt8) {
        output[count] = byte
        count += 1
    }

    /// Decodes a block.
    ///
    /// The code for distances is made when the first one occurs, since often only the first bytes are wanted.
    private mutating func decode<Code: PrefixCode>(_ literals: Code, _ distances: () -> Code?) -> Bool {
        var distanceCode: Code?
        let (lengthBase, lengthBits) = (Self.lengthBase, Self.lengthBits)
        let (distanceBase, distanceBits) = (Self.distanceBase, Self.distanceBits)
        while count < pause || wantsMore() {
            guard let symbol = literals.next(from: &input) else { return false }
            if symbol < 256 {
                append(UInt8(symbol))
            } else if symbol == 256 {
                return true
            } else {
                if distanceCode == nil { distanceCode = distances() }
                guard let distances = distanceCode, symbol - 257 < 29,
                    let length = number(symbol - 257, lengthBase, lengthBits),
                    let code = distances.next(from: &input), code < 30,
                    let distance = number(code, distanceBase, distanceBits), distance <= count
                else { return false }
                copy(min(length, limit - count), from: distance)
            }
        }
        return false
    }

    /// Appends bytes that were appended before; the new bytes may repeat themselves.
    @inline(__always)
    private mutating func copy(_ length: Int, from distance: Int) {
        guard length >= Self.long, let end = output.baseAddress.map({ $0 + count }) else {
            for _ in 0..<length { append(output[count - distance]) }
            return
        }
        // What was copied is itself repeated, so each call can copy twice as many bytes as the one before.
        var (copied, room) = (0, distance)
        while copied < length {
            let next = min(room, length - copied)
            (end + copied).update(from: end - distance, count: next)
            copied += next
            room = distance + copied
        }
        count += length
    }

    @inline(__always)
    private mutating func number(_ code: Int, _ base: [Int], _ extra: [Int]) -> Int? {
        input.take(extra[code]).map { base[code] + $0 }
    }

    /// The maximum number of lengths that one symbol represents.
    private static let longestRepetition = 138
    /// The order in which the lengths of the codes for lengths are stored.
    private static let lengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    private static let lengthBase = [
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227,
        258,
    ]
    private static let lengthBits = [
        0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
    ]
    private static let distanceBase = [
        1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097,
        6145,
        8193, 12289, 16385, 24577,
    ]
    private static let distanceBits = [
        0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
    ]

    private static let fixedLengths = HuffmanCode.of(
        [UInt8](repeating: 8, count: 144) + [UInt8](repeating: 9, count: 112) + [UInt8](repeating: 7, count: 24)
            + [UInt8](repeating: 8, count: 8))
    private static let fixedDistances = HuffmanCode.of([UInt8](repeating: 5, count: 30))
}

extension HuffmanCode {
    /// Returns the code for lengths that are known to be valid.
    fileprivate static func of(_ lengths: [UInt8]) -> HuffmanCode {
        lengths.withUnsafeBufferPointer { lengths in
            guard let code = HuffmanCode(lengths) else { preconditionFailure("the lengths are those of no code") }
            return code
        }
    }
}
